import { Link } from '@tanstack/react-router';
import buttons from '../kit/button.module.css';
import { ProblemNotice } from '../kit/problem-notice';
import { useLanguage, useWords } from '../words/language';
import css from './desk.module.css';
import { figuresIn } from './figures';
import { useTable } from './event-data';
import type { Tile } from './tile-states';
import { deskWords } from './words';

/** The list of one table and what its checks have found. */
export function TableDetail({ event, tile }: { readonly event: string; readonly tile: Tile }) {
  const words = useWords(deskWords);
  const { language } = useLanguage();
  const { data, error } = useTable(event, tile.table.id);
  const figures = figuresIn(language);
  if (data === undefined) return <ProblemNotice error={error} />;
  const { number, seats, list, checks, onPaper, dealsEntered, dealsFixed } = data.body;
  // C1 and C7 are open until the list is complete.
  const awaited = dealsEntered < dealsFixed ? ['C1', 'C7'] : [];
  const broken = checks.filter(({ code, holds }) => !holds && !awaited.includes(code));
  return (
    <section className={css.sheet} aria-labelledby="table-detail">
      <h2 id="table-detail">
        {words.table(number)} · {onPaper ? words.onPaper : words.byDeals}
      </h2>
      <table className={css.figures}>
        <thead>
          <tr>
            <th scope="col">{words.seat}</th>
            <th scope="col">{words.name}</th>
            <th scope="col">{words.points}</th>
            <th scope="col">{words.won}</th>
            <th scope="col">{words.lost}</th>
            <th scope="col">{words.total}</th>
          </tr>
        </thead>
        <tbody>
          {list.map((line) => (
            <tr key={line.seat}>
              <td>{line.seat}</td>
              <th scope="row">{seats.find(({ seat }) => seat === line.seat)?.name}</th>
              <td>{figures(line.gamePoints)}</td>
              <td>{line.won}</td>
              <td>{line.lost}</td>
              <td>
                <b>{figures(line.total)}</b>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {broken.map((check) => (
        <p key={`${check.code} ${check.seat} ${check.line}`} className={css.alert}>
          ✗ {words.check(check.code, check.seat, check.line)}
          {check.expected !== undefined && ` ${words.instead(figures(check.found ?? 0), figures(check.expected))}`}
        </p>
      ))}
      <Link to="/desk/$event/lists" params={{ event }} className={buttons.outlined}>
        {words.openList}
      </Link>
    </section>
  );
}
