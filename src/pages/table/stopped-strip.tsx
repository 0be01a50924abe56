import type { Entry } from '../outbox/entry';
import { ProblemNotice } from '../kit/problem-notice';
import { Refused } from '../api/refused';
import css from './table.module.css';
import type { TableWords } from './said';

/** Says that the queue stands, why, and how many lines are on this phone only. A conflict has a page of its own. */
export function StoppedStrip({
  waiting,
  words,
  onAgain,
}: {
  readonly waiting: readonly Entry[];
  readonly words: TableWords;
  readonly onAgain: () => void;
}) {
  const stopped = waiting.find(({ state }) => state === 'refused');
  if (stopped?.problem === undefined || stopped.problem.code === 'deal-exists') return null;
  return (
    <section className={css.stopped} aria-label={words.onlyHere(waiting.length)}>
      <b>{words.onlyHere(waiting.length)}</b>
      <ProblemNotice error={new Refused(stopped.problem.status, stopped.problem)} />
      <button type="button" className={css.equal} onClick={onAgain}>
        {words.tryAgain}
      </button>
    </section>
  );
}
