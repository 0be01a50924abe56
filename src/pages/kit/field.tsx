import { type InputHTMLAttributes, useId } from 'react';
import css from './field.module.css';

interface FieldProps extends InputHTMLAttributes<HTMLInputElement> {
  readonly label: string;
  /** A line below the label, for what the label cannot say. */
  readonly hint?: string;
  /** What is wrong with what stands in the field. */
  readonly fault?: string | undefined;
}

/** A field of a form with its label, and with its fault where it is. */
export function Field({ label, hint, fault, ...input }: FieldProps) {
  const id = useId();
  const described = [hint === undefined ? '' : `${id}-hint`, fault === undefined ? '' : `${id}-fault`].join(' ').trim();
  return (
    <div className={css.field}>
      <label className={css.label} htmlFor={id}>
        {label}
      </label>
      {hint !== undefined && (
        <span className={css.hint} id={`${id}-hint`}>
          {hint}
        </span>
      )}
      <input
        className={css.input}
        {...input}
        id={id}
        aria-invalid={fault !== undefined}
        aria-describedby={described === '' ? undefined : described}
      />
      {fault !== undefined && (
        <span className={css.fault} id={`${id}-fault`}>
          {fault}
        </span>
      )}
    </div>
  );
}
