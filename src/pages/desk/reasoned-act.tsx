import { type ReactNode, useId, useState } from 'react';
import buttons from '../kit/button.module.css';
import { Field } from '../kit/field';
import { ProblemNotice } from '../kit/problem-notice';
import { useWords } from '../words/language';
import css from './desk.module.css';
import { deskWords } from './words';

interface ActProps {
  readonly label: string;
  /** What it does, in a sentence, and how it is taken back. */
  readonly effect: string;
  readonly isBusy: boolean;
  readonly error: unknown;
  readonly act: (reason: string) => void;
  /** Whether it may be done without a reason. */
  readonly reasonOptional?: boolean;
  readonly children?: ReactNode;
}

/** An act that says what it does before it is done, and asks why. */
export function ReasonedAct({ label, effect, isBusy, error, act, reasonOptional = false, children }: ActProps) {
  const words = useWords(deskWords);
  const [isOpen, setOpen] = useState(false);
  const [reason, setReason] = useState('');
  const [wasBusy, setWasBusy] = useState(isBusy);
  const id = useId();
  if (wasBusy !== isBusy) {
    setWasBusy(isBusy);
    // What was taken is put away.
    if (!isBusy && (error === null || error === undefined)) {
      setOpen(false);
      setReason('');
    }
  }
  return (
    <div className={css.act}>
      <button
        type="button"
        className={buttons.outlined}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {label} …
      </button>
      {isOpen && (
        <form
          id={id}
          className={css.reason}
          onSubmit={(event) => {
            event.preventDefault();
            act(reason.trim());
          }}
        >
          <p>{effect}</p>
          {children}
          <Field
            label={reasonOptional ? words.reasonIfAny : words.reason}
            value={reason}
            required={!reasonOptional}
            onChange={(event) => setReason(event.target.value)}
          />
          <ProblemNotice error={error} />
          <button type="submit" className={buttons.filled} disabled={isBusy}>
            {label}
          </button>
        </form>
      )}
    </div>
  );
}
