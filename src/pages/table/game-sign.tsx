import { Pip, suits, type Suit } from '../kit/pip';
import type { Game } from './draft';

const suitOf: Readonly<Record<'C' | 'S' | 'H' | 'D', Suit>> = { C: 'clubs', S: 'spades', H: 'hearts', D: 'diamonds' };

/** The sign of a game: a pip, four of them for Grand, a ring for Null. The word stands beside it. */
export function GameSign({ game, size = 22 }: { readonly game: Game; readonly size?: number }) {
  if (game === 'grand') {
    const half = size / 2;
    return (
      <span
        aria-hidden="true"
        style={{ display: 'inline-grid', gridTemplateColumns: `${half}px ${half}px`, lineHeight: 0 }}
      >
        {suits.map((suit) => (
          <Pip key={suit} suit={suit} size={half} />
        ))}
      </span>
    );
  }
  if (game === 'null') {
    return (
      <svg aria-hidden="true" focusable="false" width={size} height={size} viewBox="0 0 24 24">
        <ellipse cx="12" cy="12" rx="7" ry="9.5" fill="none" stroke="currentColor" strokeWidth="3" />
      </svg>
    );
  }
  return <Pip suit={suitOf[game]} size={size} />;
}
