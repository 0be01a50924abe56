import { useState } from 'react';
import type { Matadors } from '../../rules/contracts/contract';
import type { Ruleset } from '../../rules/rulesets/ruleset';
import { KONTRA_CALLS } from '../../rules/rulesets/house-rules';
import {
  extras,
  games,
  implied,
  open,
  toggled,
  withGame,
  withNull,
  withRun,
  type Draft,
  type Extra,
  type Obstacle,
} from './draft';
import { GameSign } from './game-sign';
import { extraWord, gameWord, kontraWord, plain, type TableWords } from './said';
import css from './table.module.css';

interface FormProps {
  readonly draft: Draft;
  readonly ruleset: Ruleset;
  /** Who holds cards in this deal, with what they have. */
  readonly players: readonly { readonly seat: number; readonly name: string; readonly points: number }[];
  readonly words: TableWords;
  readonly onChange: (draft: Draft) => void;
  /** Why a key that was tapped does nothing. */
  readonly onObstacle: (obstacle: Obstacle) => void;
}

const short = [1, 2, 3, 4] as const;
const long = [5, 6, 7, 8, 9, 10, 11] as const;

/** The four ways to play Null, with what each is worth. */
const nullWays = [
  { way: [] },
  { way: ['hand'] },
  { way: ['ouvert'] },
  { way: ['hand', 'ouvert'] },
] as const satisfies readonly { readonly way: readonly ('hand' | 'ouvert')[] }[];

/** The keys of a deal, in the order in which one thinks of it. Nothing is chosen before somebody has. */
export function EntryForm({ draft, ruleset, players, words, onChange, onObstacle }: FormProps) {
  const [next] = open(draft);
  const set = (result: Draft | Obstacle) => (typeof result === 'string' ? onObstacle(result) : onChange(result));
  const isNull = draft.game === 'null';
  return (
    <div className={css.form}>
      <Row label={words.declarer} isNext={next === 'declarer'}>
        {players.map(({ seat, name, points }) => (
          <button
            key={seat}
            type="button"
            className={css.key}
            aria-pressed={draft.declarer === seat}
            onClick={() => onChange({ ...draft, declarer: seat, passed: false })}
          >
            <b>{name}</b>
            <span className={css.figure}>{plain(points)}</span>
          </button>
        ))}
        <button
          type="button"
          className={css.flat}
          aria-pressed={draft.passed === true}
          onClick={() => onChange({ extras: [], passed: draft.passed !== true })}
        >
          {words.passed}
        </button>
      </Row>
      <Row label={words.game} isNext={next === 'game'} more={css.games}>
        {games.map((game) => (
          <button
            key={game}
            type="button"
            className={css.key}
            aria-pressed={draft.game === game}
            onClick={() => onChange(withGame(draft, game))}
          >
            <GameSign game={game} />
            <span className={css.small}>{gameWord(game, words)}</span>
          </button>
        ))}
      </Row>
      {isNull && (
        <Row label={words.nullGame} isNext={next === 'null-way'}>
          {nullWays.map(({ way }) => (
            <button
              key={way.join()}
              type="button"
              className={css.key}
              aria-pressed={draft.nullWay === true && draft.extras.join() === way.join()}
              onClick={() => onChange(withNull(draft, way))}
            >
              {[words.nullGame, ...way.map((extra) => extraWord(extra, words))]
                .slice(way.length === 0 ? 0 : 1)
                .join(' ')}
            </button>
          ))}
        </Row>
      )}
      {(!isNull || draft.overbid === true) && (
        <div className={next === 'run' ? css.next : undefined}>
          <RunRow side="with" draft={draft} words={words} onRun={(run) => set(withRun(draft, run))} />
          <RunRow side="without" draft={draft} words={words} onRun={(run) => set(withRun(draft, run))} />
        </div>
      )}
      <Row label={words.extras} isNext={false} more={css.extras}>
        {(isNull ? [] : extras).map((extra) => (
          <ExtraKey key={extra} extra={extra} draft={draft} words={words} onTap={() => set(toggled(draft, extra))} />
        ))}
        <Flat
          on={draft.overbid === true}
          onTap={() => onChange({ ...draft, passed: false, overbid: draft.overbid !== true, bid: undefined })}
        >
          {words.overbid}
        </Flat>
        {ruleset.spitze !== undefined && !isNull && (
          <Flat on={draft.spitze === true} onTap={() => onChange({ ...draft, spitze: draft.spitze !== true })}>
            {words.spitze}
          </Flat>
        )}
        {ruleset.kontra !== undefined &&
          KONTRA_CALLS.slice(0, KONTRA_CALLS.indexOf(ruleset.kontra.upTo) + 1).map((call) => (
            <Flat
              key={call}
              on={draft.kontra === call}
              onTap={() => onChange({ ...draft, kontra: draft.kontra === call ? undefined : call })}
            >
              {kontraWord(call, words)}
            </Flat>
          ))}
        {ruleset.bock !== undefined && (
          <Flat on={draft.bock === true} onTap={() => onChange({ ...draft, bock: draft.bock !== true })}>
            {words.bock}
          </Flat>
        )}
      </Row>
    </div>
  );
}

function Row({
  label,
  isNext,
  more = '',
  children,
}: {
  readonly label: string;
  readonly isNext: boolean;
  readonly more?: string | undefined;
  readonly children: React.ReactNode;
}) {
  return (
    <div role="group" aria-label={label} className={`${css.row} ${more} ${isNext ? css.next : ''}`}>
      {children}
    </div>
  );
}

function Flat({
  on,
  onTap,
  children,
}: {
  readonly on: boolean;
  readonly onTap: () => void;
  readonly children: React.ReactNode;
}) {
  return (
    <button type="button" className={css.flat} aria-pressed={on} onClick={onTap}>
      {children}
    </button>
  );
}

function ExtraKey({
  extra,
  draft,
  words,
  onTap,
}: {
  readonly extra: Extra;
  readonly draft: Draft;
  readonly words: TableWords;
  readonly onTap: () => void;
}) {
  const follows = implied(draft).includes(extra);
  return (
    <button
      type="button"
      className={follows ? `${css.flat} ${css.implied}` : css.flat}
      aria-pressed={draft.extras.includes(extra) || follows}
      onClick={onTap}
    >
      {extraWord(extra, words)}
    </button>
  );
}

function RunRow({
  side,
  draft,
  words,
  onRun,
}: {
  readonly side: 'with' | 'without';
  readonly draft: Draft;
  readonly words: TableWords;
  readonly onRun: (run: Matadors) => void;
}) {
  const [isLong, setLong] = useState(false);
  const word = side === 'with' ? words.withRun : words.withoutRun;
  const runOf = (count: number): Matadors => (side === 'with' ? { with: count } : { without: count });
  const chosen = draft.run !== undefined && side in draft.run ? (Object.values(draft.run)[0] as number) : undefined;
  const isBeyond = chosen !== undefined && chosen > 4;
  const shown: readonly number[] = isLong ? long : short;
  return (
    <div role="group" aria-label={word} className={css.runs}>
      <b aria-hidden="true">{word}</b>
      {shown.map((count) => (
        <button
          key={count}
          type="button"
          className={css.key}
          aria-label={`${word} ${count}`}
          aria-pressed={chosen === count}
          onClick={() => {
            setLong(false);
            onRun(runOf(count));
          }}
        >
          {count}
        </button>
      ))}
      {!isLong && (
        <button
          type="button"
          className={css.key}
          aria-label={isBeyond ? `${word} ${chosen}` : `${word} 5+`}
          aria-pressed={isBeyond}
          onClick={() => (draft.game === 'grand' ? onRun(runOf(5)) : setLong(true))}
        >
          {isBeyond ? chosen : '5+'}
        </button>
      )}
    </div>
  );
}
