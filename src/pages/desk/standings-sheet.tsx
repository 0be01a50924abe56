import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { answered, api } from '../api/client';
import type { components } from '../api/contract';
import { useCommand } from '../api/signed-in';
import { Field } from '../kit/field';
import { ProblemNotice } from '../kit/problem-notice';
import { useLanguage, useWords } from '../words/language';
import css from './desk.module.css';
import { figuresIn } from './figures';
import { busyWith, eventKey, printedNumber, type Session, useRefresh, useSessions } from './event-data';
import { ReasonedAct } from './reasoned-act';
import { deskWords } from './words';

const scopes = ['overall', 'team', 'tandem'] as const;

/** Who leads, with the reason of each tie and the line of the cut. */
export function StandingsSheet({ event }: { readonly event: string }) {
  const words = useWords(deskWords);
  const { language } = useLanguage();
  const figures = figuresIn(language);
  const { data: sessions = [] } = useSessions(event);
  const [scope, setScope] = useState<(typeof scopes)[number]>('overall');
  const { data, error } = useQuery({
    queryKey: [...eventKey(event), 'standings', scope],
    queryFn: () =>
      answered(
        api.GET('/v1/tournaments/{tournament}/standings', {
          params: { path: { tournament: event }, query: { scope } },
        }),
      ),
    refetchInterval: 4000,
  });
  const items = data?.items ?? [];
  const firstOut = items.findIndex(({ cut }) => cut === true);
  return (
    <>
      <div role="group" aria-label={words.show} className={css.counters}>
        {scopes.map((one) => (
          <button key={one} type="button" aria-pressed={one === scope} onClick={() => setScope(one)}>
            {words.scope(one)}
          </button>
        ))}
      </div>
      <ProblemNotice error={error} />
      {data && <p className={css.said}>{data.final ? words.isFinal : words.isProvisional}</p>}
      {scope === 'overall' && <Cut event={event} sessions={sessions} players={items.length} hasCut={firstOut >= 0} />}
      <table className={css.figures}>
        <thead>
          <tr>
            <th scope="col">{words.rank}</th>
            <th scope="col">{words.name}</th>
            <th scope="col">{words.points}</th>
            <th scope="col">{words.won}</th>
            <th scope="col">{words.lost}</th>
            <th scope="col">{words.total}</th>
          </tr>
        </thead>
        <tbody>
          {items.map(({ rank, playerId, name, gamePoints, won, lost, total, decidedBy }, index) => (
            <tr key={playerId ?? name} className={index === firstOut ? css.cutLine : undefined}>
              <td>{rank}</td>
              <th scope="row">
                {name}
                {decidedBy !== null && decidedBy !== 'total' && (
                  <span className={css.tie}>{words.tieBy(decidedBy)}</span>
                )}
                {index === firstOut && <span className={css.tie}>{words.cutHere}</span>}
              </th>
              <td>{figures(gamePoints)}</td>
              <td>{won}</td>
              <td>{lost}</td>
              <td>
                <b>{figures(total)}</b>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={css.papers}>
        <a href={`/v1/tournaments/${event}/pdf/results`} target="_blank">
          {words.paper('results')}
        </a>
        <a href={`/v1/tournaments/${event}/csv/standings?scope=${scope}`}>CSV</a>
      </p>
    </>
  );
}

interface CutProps {
  readonly event: string;
  readonly sessions: readonly Session[];
  readonly players: number;
  readonly hasCut: boolean;
}

/** Lets only the best go on, and takes that back. */
function Cut({ event, sessions, players, hasCut }: CutProps) {
  const words = useWords(deskWords);
  const refresh = useRefresh(event);
  const [best, setBest] = useState('32');
  const played = sessions.filter(({ state }) => state === 'closed' || state === 'final').at(-1);
  const cut = useCommand(
    (body: components['schemas']['NewCut'], key) =>
      answered(
        api.POST('/v1/tournaments/{tournament}/cut', { params: { path: { tournament: event }, header: key }, body }),
      ),
    refresh,
  );
  const undo = useCommand(async (_reason: string) => {
    const path = { tournament: event };
    const { response } = await api.GET('/v1/tournaments/{tournament}/cut', { params: { path } });
    const header = { 'If-Match': response.headers.get('ETag') ?? '' };
    await answered(api.DELETE('/v1/tournaments/{tournament}/cut', { params: { path, header } }));
  }, refresh);
  if (hasCut) {
    return (
      <ReasonedAct
        key="undo"
        label={words.undoCut}
        effect={words.undoCutSay}
        isBusy={undo.isPending}
        error={undo.error}
        act={(reason) => undo.mutate(reason)}
        reasonOptional
      />
    );
  }
  const busy = busyWith(sessions);
  if (played === undefined || (busy !== undefined && busy.number > played.number && busy.state !== 'scheduled'))
    return null;
  const out = Math.max(0, players - (Number(best) || 0));
  return (
    <ReasonedAct
      key="cut"
      label={words.cut}
      effect={words.cutSay(out, printedNumber(sessions, played.number))}
      isBusy={cut.isPending}
      error={cut.error}
      act={(reason) => cut.mutate({ after: played.number, best: Number(best), ...(reason !== '' && { reason }) })}
      reasonOptional
    >
      <Field
        label={words.bestGoOn}
        inputMode="numeric"
        pattern="\d+"
        required
        value={best}
        onChange={({ target }) => setBest(target.value)}
      />
    </ReasonedAct>
  );
}
