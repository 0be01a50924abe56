import { type KeyboardEvent, useRef, useState } from 'react';
import { Field } from '../kit/field';
import { useWords } from '../words/language';
import css from './desk.module.css';
import { isMeant, type Tile, urgencies, type Urgency } from './tile-states';
import { deskWords } from './words';

/** A sign for each state, beside its word. */
const signs: Readonly<Record<Urgency, string>> = {
  dispute: '◇!',
  failed: '✗',
  slow: '▲',
  unconfirmed: '◌',
  missing: '◐',
  done: '✓',
};

interface TilesProps {
  readonly tiles: readonly Tile[];
  readonly chosen: string | undefined;
  readonly choose: (table: string) => void;
}

/** How far an arrow goes among tiles that stand in rows of eight. */
const arrows: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: 8, ArrowUp: -8 };

/** The tables as tiles, each with a sign and a word; the counters above are filters. */
export function BoardTiles({ tiles, chosen, choose }: TilesProps) {
  const words = useWords(deskWords);
  const [filter, setFilter] = useState<Urgency>();
  const [typed, setTyped] = useState('');
  const list = useRef<HTMLUListElement>(null);
  const count = (urgency: Urgency): number => tiles.filter((tile) => tile.urgency === urgency).length;
  const shown = tiles.filter((tile) => (filter === undefined || tile.urgency === filter) && isMeant(tile, typed));
  const move = (event: KeyboardEvent<HTMLButtonElement>, index: number): void => {
    const step = arrows[event.key];
    if (step === undefined) return;
    event.preventDefault();
    list.current?.querySelectorAll('button')[index + step]?.focus();
  };
  return (
    <>
      <div className={css.bar}>
        <div role="group" aria-label={words.show} className={css.counters}>
          <button type="button" aria-pressed={filter === undefined} onClick={() => setFilter(undefined)}>
            <b>{tiles.length}</b> {words.all}
          </button>
          {urgencies.map((urgency) => (
            <button
              key={urgency}
              type="button"
              aria-pressed={filter === urgency}
              className={css[urgency]}
              onClick={() => setFilter(filter === urgency ? undefined : urgency)}
            >
              <span aria-hidden="true">{signs[urgency]}</span> <b>{count(urgency)}</b> {words[urgency]}
            </button>
          ))}
        </div>
        <div className={css.narrow}>
          <Field
            label={words.findTable}
            type="search"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        </div>
      </div>
      {shown.length === 0 && <p>{words.noTable}</p>}
      <ul className={css.tiles} ref={list}>
        {shown.map((tile, index) => (
          <li key={tile.table.id} className={css[tile.urgency]}>
            <button
              type="button"
              aria-pressed={tile.table.id === chosen}
              onClick={() => choose(tile.table.id)}
              onKeyDown={(event) => move(event, index)}
            >
              <span className={css.number}>{tile.table.number}</span>
              <span className={css.deals}>
                {tile.table.dealsEntered}/{tile.table.dealsFixed}
              </span>
              <span className={css.word}>
                <span aria-hidden="true">{signs[tile.urgency]}</span> {words[tile.urgency]}
              </span>
              <Why tile={tile} />
              <progress aria-hidden="true" value={tile.table.dealsEntered} max={tile.table.dealsFixed} />
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

function Why({ tile: { failed, behind, disputed } }: { readonly tile: Tile }) {
  const words = useWords(deskWords);
  if (failed) return <span className={css.why}>{words.failedAt(failed.code, failed.seat, failed.line)}</span>;
  if (behind !== undefined) return <span className={css.why}>{words.behind(behind)}</span>;
  return disputed ? <span className={css.why}>{words.deal(disputed)}</span> : null;
}
