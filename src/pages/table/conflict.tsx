import type { Ruleset } from '../../rules/rulesets/ruleset';
import type { Entry } from '../outbox/entry';
import type { Outbox } from '../outbox/outbox';
import { lineOf, linesOf, type Line } from './lines';
import { detailsOf, lineWord, signed, type TableWords } from './said';
import type { Deal } from './table-api';
import css from './table.module.css';

interface ConflictProps {
  readonly conflict: Entry;
  readonly deals: readonly Deal[];
  readonly outbox: Outbox;
  readonly words: TableWords;
  readonly nameOf: (seat: number) => string;
  readonly ruleset: Ruleset | undefined;
}

/** A line that stands differently in the list and on this phone: both side by side, and the table decides. */
export function Conflict({ conflict, deals, outbox, words, nameOf, ruleset }: ConflictProps) {
  const standing = deals.find(({ deal }) => deal === conflict.deal);
  const [mine] = linesOf([], [conflict], ruleset);
  if (standing === undefined || mine === undefined) return null;
  const correct = async () => {
    const { reason: _, ...facts } = conflict.body;
    const body = { ...facts, reason: words.otherReason };
    await outbox.rewrite(conflict.key, { method: 'PUT', body, seenRevision: standing.revision });
  };
  return (
    <section className={css.conflict}>
      <h2>{words.twice(conflict.deal)}</h2>
      <dl>
        <dt>{words.inTheList}</dt>
        <dd>{sentence(lineOf(standing), words, nameOf)}</dd>
        <dt>{words.onThisPhone}</dt>
        <dd>{sentence(mine, words, nameOf)}</dd>
      </dl>
      <p className={css.soft}>{words.askTheTable}</p>
      <div className={css.saves}>
        <button type="button" className={css.equal} onClick={() => void outbox.takeBack(conflict.key)}>
          {words.keepTheirs}
        </button>
        <button type="button" className={css.equal} onClick={() => void correct()}>
          {words.keepMine}
        </button>
      </div>
    </section>
  );
}

function sentence(line: Line, words: TableWords, nameOf: (seat: number) => string): string {
  const who = line.declarer === null ? '' : `${nameOf(line.declarer)}: `;
  const score = line.declarer === null ? '' : ` ${signed(line.scores[String(line.declarer)] ?? 0)}`;
  return `${who}${lineWord(line, words)} ${detailsOf(line.facts, words)}${score}`;
}
