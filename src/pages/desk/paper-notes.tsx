import buttons from '../kit/button.module.css';
import { useWords } from '../words/language';
import css from './desk.module.css';
import type { Table } from './event-data';
import type { differencesIn } from './paper-form';
import { deskWords } from './words';

/** What two readings of one list do not agree on. */
export function PaperDifferences({ found }: { readonly found: ReturnType<typeof differencesIn> }) {
  const words = useWords(deskWords);
  return (
    <div role="alert" className={css.alert}>
      <p>{words.readingsDiffer}</p>
      <ul>
        {found.map(({ seat, field, typed, stored }) => (
          <li key={`${seat} ${field}`}>
            {words.difference(words.cell(seat, words[field === 'total' ? 'onTheList' : field]), stored, typed)}
          </li>
        ))}
      </ul>
    </div>
  );
}

interface ConflictProps {
  readonly theirs: Table;
  readonly keepMine: () => void;
  readonly leave: () => void;
}

/** Somebody else has entered the same list meanwhile: both are shown, and one of them is chosen. */
export function PaperConflict({ theirs, keepMine, leave }: ConflictProps) {
  const words = useWords(deskWords);
  return (
    <div role="alert" className={css.alert}>
      <p>{words.changedMeanwhile}</p>
      <ul>
        {theirs.list.map(({ seat, gamePoints, won, lost }) => (
          <li key={seat}>{words.theirLine(seat, gamePoints, won, lost)}</li>
        ))}
      </ul>
      <button type="button" className={buttons.outlined} onClick={keepMine}>
        {words.keepMine}
      </button>{' '}
      <button type="button" className={buttons.outlined} onClick={leave}>
        {words.leaveTheirs}
      </button>
    </div>
  );
}

const keys = [
  ['Enter / +', 'nextField'],
  ['Shift + Enter', 'fieldBefore'],
  ['Space', 'toTable'],
  ['F2', 'compareTotals'],
  ['F4', 'secondReading'],
  ['Alt + Enter', 'saveWithReason'],
  ['Ctrl + Z', 'lastBack'],
  ['Esc', 'clearField'],
] as const;

/** The keys of the form; every one of them works. */
export function PaperKeys() {
  const words = useWords(deskWords);
  return (
    <dl className={css.keys}>
      {keys.map(([key, word]) => (
        <div key={key}>
          <dt>
            <kbd>{key}</kbd>
          </dt>
          <dd>{words[word]}</dd>
        </div>
      ))}
    </dl>
  );
}
