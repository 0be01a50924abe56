import type { ReactNode } from 'react';
import css from './key.module.css';

interface KeyProps {
  readonly chosen: boolean;
  readonly onPress: () => void;
  /** An extra that may be on beside others, not one choice of several. */
  readonly extra?: boolean;
  readonly children: ReactNode;
}

/** A large key: one of several, or an extra. */
export function Key({ chosen, onPress, extra = false, children }: KeyProps) {
  return (
    <button type="button" className={extra ? css.extra : css.key} aria-pressed={chosen} onClick={onPress}>
      {children}
    </button>
  );
}
