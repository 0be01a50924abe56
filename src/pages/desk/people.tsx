import { type FormEvent, useRef, useState } from 'react';
import type { components } from '../api/contract';
import { answered, api } from '../api/client';
import { useCommand } from '../api/signed-in';
import buttons from '../kit/button.module.css';
import { Field } from '../kit/field';
import { ProblemNotice } from '../kit/problem-notice';
import { useWords } from '../words/language';
import css from './desk.module.css';
import { type Player, usePlayers, useRefresh } from './event-data';
import { PeopleImport } from './people-import';
import { deskWords } from './words';

type CheckIns = components['schemas']['CheckIns'];

/** How many are shown of those who are found. */
const atMost = 200;

/** Who is meant by what is typed: a start number, or letters of a name, a club or a team. */
export function findPeople(players: readonly Player[], typed: string): readonly Player[] {
  const asked = typed.trim().toLowerCase();
  if (asked === '') return players;
  if (/^\d+$/.test(asked)) return players.filter(({ number }) => number === Number(asked));
  return players.filter(({ name, club, team }) =>
    [name, club ?? '', team ?? ''].some((text) => text.toLowerCase().includes(asked)),
  );
}

/** Registration on the day: one field finds people, Enter checks them in, Shift and Enter takes the fee as well. */
export function People({ event }: { readonly event: string }) {
  const words = useWords(deskWords);
  const refresh = useRefresh(event);
  const { data: players = [], error } = usePlayers(event);
  const [typed, setTyped] = useState('');
  const [said, setSaid] = useState('');
  const search = useRef<HTMLInputElement>(null);
  const found = findPeople(players, typed);
  const field = players.filter(({ state }) => state === 'entered');

  const checkIn = useCommand(
    (body: CheckIns, key) =>
      answered(
        api.POST('/v1/tournaments/{tournament}/checkins', {
          params: { path: { tournament: event }, header: key },
          body,
        }),
      ),
    ({ items, paid }) => {
      const names = items.map(({ number, name }) => `${number} ${name}`).join(', ');
      setSaid(paid.length > 0 ? words.hereAndPaid(names) : words.here(names));
      setTyped('');
      search.current?.focus();
      refresh();
    },
  );
  const note = (player: Player, isPaid: boolean): void =>
    checkIn.mutate({ players: [player.number], ...(isPaid && { paid: true }) });

  return (
    <>
      <p className={css.said}>
        {words.fieldCount(
          field.length,
          field.filter(({ checkedIn }) => checkedIn).length,
          players.filter(({ state }) => state === 'waiting').length,
        )}
      </p>
      <div className={css.paper}>
        <section className={css.sheet} aria-label={words.registration}>
          <label className={css.typed}>
            {words.findPerson}
            <input
              ref={search}
              type="search"
              autoComplete="off"
              autoFocus
              value={typed}
              aria-describedby="people-help"
              onChange={({ target }) => setTyped(target.value)}
              onKeyDown={(key) => {
                if (key.key !== 'Enter') return;
                key.preventDefault();
                const [first, ...others] = found.filter(({ state }) => state !== 'withdrawn');
                if (typed.trim() === '' || first === undefined) setSaid(words.nobodyFound);
                else if (others.length > 0) setSaid(words.severalFound(others.length + 1));
                else note(first, key.shiftKey);
              }}
            />
          </label>
          <p id="people-help">{words.findPersonHelp}</p>
          <p role="status" className={css.said}>
            {said}
          </p>
          <ProblemNotice error={error ?? checkIn.error} />
          <PeopleTable players={found.slice(0, atMost)} isBusy={checkIn.isPending} note={note} />
          {found.length > atMost && <p>{words.moreFound(found.length - atMost)}</p>}
        </section>
        <aside className={css.side} aria-label={words.walkIn}>
          <WalkIn event={event} said={setSaid} />
          <PeopleImport event={event} />
        </aside>
      </div>
    </>
  );
}

interface TableProps {
  readonly players: readonly Player[];
  readonly isBusy: boolean;
  readonly note: (player: Player, isPaid: boolean) => void;
}

function PeopleTable({ players, isBusy, note }: TableProps) {
  const words = useWords(deskWords);
  return (
    <table className={css.people}>
      <thead>
        <tr>
          <th scope="col">{words.number}</th>
          <th scope="col">{words.name}</th>
          <th scope="col">{words.club}</th>
          <th scope="col">{words.present}</th>
        </tr>
      </thead>
      <tbody>
        {players.map((player) => (
          <tr key={player.id}>
            <td>{player.number}</td>
            <th scope="row">{player.name}</th>
            <td>{[player.club, player.team].filter((text) => text !== null).join(' · ')}</td>
            <td>
              {player.state === 'entered' && !player.checkedIn ? (
                <>
                  <button
                    type="button"
                    disabled={isBusy}
                    aria-label={words.noteHere(player.name)}
                    onClick={() => note(player, false)}
                  >
                    {words.isHere}
                  </button>{' '}
                  <button
                    type="button"
                    disabled={isBusy}
                    aria-label={words.notePaid(player.name)}
                    onClick={() => note(player, true)}
                  >
                    {words.isHereAndPaid}
                  </button>
                </>
              ) : (
                words.personState(player.state === 'entered' ? 'checkedIn' : player.state)
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface WalkInProps {
  readonly event: string;
  readonly said: (message: string) => void;
}

/** Somebody who comes without having registered: entered, checked in and paid in one act. */
function WalkIn({ event, said }: WalkInProps) {
  const words = useWords(deskWords);
  const refresh = useRefresh(event);
  const [name, setName] = useState('');
  const [club, setClub] = useState('');
  const [isPaid, setPaid] = useState(true);
  const enter = useCommand(
    (player: components['schemas']['NewPlayer'], key) =>
      answered(
        api.POST('/v1/tournaments/{tournament}/players', {
          params: { path: { tournament: event }, header: key },
          body: { players: [player] },
        }),
      ),
    ({ items: [player] }) => {
      said(words.entered(`${player?.number} ${player?.name}`));
      setName('');
      setClub('');
      refresh();
    },
  );
  const submit = (submitted: FormEvent): void => {
    submitted.preventDefault();
    enter.mutate({
      name: name.trim(),
      checkedIn: true,
      ...(club.trim() !== '' && { club: club.trim() }),
      ...(isPaid && { paid: true }),
    });
  };
  return (
    <form className={css.stack} onSubmit={submit}>
      <h2>{words.walkIn}</h2>
      <Field
        label={words.name}
        required
        autoComplete="off"
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
      <Field label={words.club} autoComplete="off" value={club} onChange={({ target }) => setClub(target.value)} />
      <label className={css.tick}>
        <input type="checkbox" checked={isPaid} onChange={({ target }) => setPaid(target.checked)} />
        {words.paysNow}
      </label>
      <ProblemNotice error={enter.error} />
      <button type="submit" className={buttons.filled} disabled={enter.isPending}>
        {words.enter}
      </button>
    </form>
  );
}
