import { Link } from '@tanstack/react-router';
import { parts } from './codes';
import css from './law-mark.module.css';

interface LawMarkProps {
  readonly citation: string;
  /** False where the number is that of an older edition. */
  readonly numberVerified?: boolean | undefined;
  /** The number alone, where the code is named above and room is scarce. */
  readonly short?: boolean;
}

/** The mark of a law in two parts, code and number; opens the law. */
export function LawMark({ citation, numberVerified = true, short = false }: LawMarkProps) {
  const { code, number } = parts(citation);
  return (
    <Link to="/laws/$citation" params={{ citation }} className={css.mark} aria-label={`${code} ${number}`}>
      {!short && <span className={css.code}>{code}</span>}
      <span className={css.number}>
        {number}
        {!numberVerified && '*'}
      </span>
    </Link>
  );
}
