import type { SVGProps } from 'react';

/** The four suits, dearest first. */
export const suits = ['clubs', 'spades', 'hearts', 'diamonds'] as const;

/** One of {@link suits}. */
export type Suit = (typeof suits)[number];

/** Outlines on a square of 24, told apart by shape alone. */
export const pipShapes: Readonly<Record<Suit, string>> = {
  clubs:
    'M12 1.5a4.9 4.9 0 0 0-4.2 7.4 4.9 4.9 0 1 0 2.6 8.4c-.2 2-1 3.6-2.6 5.2h8.4c-1.6-1.6-2.4-3.2-2.6-5.2a4.9 4.9 0 1 0 2.6-8.4A4.9 4.9 0 0 0 12 1.5Z',
  spades:
    'M12 1.5C9.6 5.6 2.5 9 2.5 14.2a4.7 4.7 0 0 0 7.9 3.4c-.2 1.9-1 3.4-2.6 4.9h8.4c-1.6-1.5-2.4-3-2.6-4.9a4.7 4.7 0 0 0 7.9-3.4C21.5 9 14.4 5.6 12 1.5Z',
  hearts: 'M12 22C9 17.5 2 13 2 7.7A5.4 5.4 0 0 1 12 5a5.4 5.4 0 0 1 10 2.7C22 13 15 17.5 12 22Z',
  diamonds: 'M12 1.5 20.5 12 12 22.5 3.5 12Z',
};

/** The sign of a suit; the word beside it is what is read aloud. */
export function Pip({
  suit,
  size = 20,
  ...rest
}: { readonly suit: Suit; readonly size?: number } & SVGProps<SVGSVGElement>) {
  return (
    <svg aria-hidden="true" focusable="false" width={size} height={size} viewBox="0 0 24 24" {...rest}>
      <path d={pipShapes[suit]} fill={`var(--${suit})`} />
    </svg>
  );
}
