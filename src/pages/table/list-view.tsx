import { useQuery } from '@tanstack/react-query';
import { scoreList } from '../../competition/list-scoring';
import type { ListDeal } from '../../competition/score-list';
import type { TableSize } from '../../competition/seat';
import { GameSign } from './game-sign';
import { lineOf, seatsOfDeal, type Line } from './lines';
import { detailsOf, gameOf, lineWord, plain, signed, type TableWords } from './said';
import { readRevisions, type Table } from './table-api';
import type { ToldGame } from './draft';
import css from './table.module.css';

interface ListProps {
  readonly table: Table;
  readonly tableKey: string;
  readonly lines: readonly Line[];
  readonly words: TableWords;
  readonly nameOf: (seat: number) => string;
  /** Undefined where nothing is corrected here any more. */
  readonly onCorrect: ((line: Line) => void) | undefined;
}

/** The list as on the sheet: every deal, the running total in the column of whoever it is, and what it comes to. */
export function ListView({ table, tableKey, lines, words, nameOf, onCorrect }: ListProps) {
  const seats = table.seats.map(({ seat }) => seat);
  const running = new Map(seats.map((seat) => [seat, 0]));
  const rows = lines.map((line) => {
    for (const [seat, points] of Object.entries(line.scores)) {
      running.set(Number(seat), (running.get(Number(seat)) ?? 0) + points);
    }
    return { line, dealer: seatsOfDeal(line.deal, table).dealer, totals: new Map(running) };
  });
  return (
    <div className={css.sheet} role="region" aria-label={words.list} tabIndex={0}>
      <table className={css.list}>
        <caption className={css.soft}>{words.greyDeals}</caption>
        <thead>
          <tr>
            <th scope="col">{words.deal}</th>
            <th scope="col" className={css.number}>
              {'±'}
            </th>
            {seats.map((seat) => (
              <th scope="col" key={seat} className={css.number}>
                {nameOf(seat)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ line, dealer, totals }) => (
            <Rows
              key={line.deal}
              {...{ line, dealer, totals, seats, words, tableKey, nameOf, onCorrect }}
              table={table.id}
            />
          ))}
        </tbody>
        <Feet table={table} lines={lines} words={words} />
      </table>
    </div>
  );
}

interface RowProps extends Pick<ListProps, 'words' | 'tableKey' | 'nameOf' | 'onCorrect'> {
  readonly table: string;
  readonly line: Line;
  readonly dealer: number;
  readonly totals: ReadonlyMap<number, number>;
  readonly seats: readonly number[];
}

function Rows({ line, dealer, totals, seats, words, table, tableKey, nameOf, onCorrect }: RowProps) {
  const { data: revisions = [] } = useQuery({
    queryKey: ['revisions', table, line.deal, line.revision],
    queryFn: () => readRevisions(table, line.deal, tableKey),
    enabled: line.revision > 1,
  });
  const name = words.correcting(line.deal);
  return (
    <>
      {revisions.slice(0, -1).map((old, index) => (
        <tr key={old.revision} className={css.struck}>
          <th scope="row">
            {old.deal} <s>{[lineWord(lineOf(old), words), detailsOf(old.facts, words)].join(' ')}</s>
          </th>
          <td className={css.number}>
            <s>{signed(sumOf(lineOf(old)))}</s>
          </td>
          <td colSpan={seats.length}>{revisions[index + 1]?.reason}</td>
        </tr>
      ))}
      <tr className={line.entry === undefined ? undefined : css.unsent}>
        <th scope="row">
          {onCorrect === undefined ? (
            <What line={line} words={words} />
          ) : (
            <button type="button" className={css.line} aria-label={name} onClick={() => onCorrect(line)}>
              <What line={line} words={words} />
            </button>
          )}
        </th>
        <td className={css.number}>{line.declarer === null ? '' : signed(sumOf(line))}</td>
        {seats.map((seat) => (
          <td key={seat} className={seat === dealer ? `${css.number} ${css.dealer}` : css.number}>
            {String(seat) in line.scores && <b>{plain(totals.get(seat) ?? 0)}</b>}
            {seat === dealer && <span className={css.hidden}>{words.deals(nameOf(seat))}</span>}
          </td>
        ))}
      </tr>
    </>
  );
}

function What({ line, words }: { readonly line: Line; readonly words: TableWords }) {
  const game = line.kind === 'played' ? gameOf(line.facts as unknown as ToldGame) : undefined;
  return (
    <span className={css.what}>
      <span className={css.soft}>{line.deal}</span>
      {game !== undefined && <GameSign game={game} size={18} />}
      <span>
        <b>{lineWord(line, words)}</b> <small>{detailsOf(line.facts, words)}</small>
      </span>
    </span>
  );
}

const sumOf = ({ scores }: Line): number => Object.values(scores).reduce((sum, points) => sum + points, 0);

function Feet({ table, lines, words }: Pick<ListProps, 'table' | 'lines' | 'words'>) {
  const isSent = lines.every(({ entry }) => entry === undefined);
  const sums = isSent ? table.list : reckoned(table, lines);
  return (
    <tfoot>
      {[
        { word: words.gamePoints, of: ({ gamePoints }: Sums) => plain(gamePoints) },
        { word: words.wonLost, of: ({ won, lost }: Sums) => `${won}:${lost}` },
        { word: words.total, of: ({ total }: Sums) => plain(total) },
      ].map(({ word, of }) => (
        <tr key={word}>
          <th scope="row" colSpan={2}>
            {word}
          </th>
          {sums.map((seat) => (
            <td key={seat.seat} className={css.number}>
              {of(seat)}
            </td>
          ))}
        </tr>
      ))}
    </tfoot>
  );
}

type Sums = Pick<Table['list'][number], 'seat' | 'gamePoints' | 'won' | 'lost' | 'total'>;

/** What the list comes to with the lines that are only on this device, by the rules of the event. */
function reckoned({ rules, seats, adjustments }: Table, lines: readonly Line[]): readonly Sums[] {
  const { scoring, passedDealCredit } = rules;
  const players = seats.length as TableSize;
  const apart = adjustments.flatMap(({ seat, points, withdrawnFor }) =>
    points === null || withdrawnFor !== null ? [] : [{ seat, points }],
  );
  return scoreList({ scoring, passedDealCredit, players, adjustments: apart, deals: lines.map(asDeal) }).seats;
}

function asDeal({ kind, declarer, scores }: Line): ListDeal {
  if (kind === 'passed') return { passed: true };
  if (kind === 'not-played') return { notPlayed: true };
  if (declarer === null) return { ramsch: { scores } };
  return { declarer, score: scores[String(declarer)] ?? 0 };
}
