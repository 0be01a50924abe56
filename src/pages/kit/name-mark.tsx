import { pipShapes, type Suit } from './pip';

/** The suits as the seats of a table, each pointing outward. */
const seats: readonly { readonly suit: Suit; readonly turn: number }[] = [
  { suit: 'clubs', turn: 0 },
  { suit: 'spades', turn: 90 },
  { suit: 'hearts', turn: 180 },
  { suit: 'diamonds', turn: 270 },
];

/** The mark of the house: four suits round a table, the arbiter in the middle. */
export function NameMark({ size = 36 }: { readonly size?: number }) {
  return (
    <svg aria-hidden="true" focusable="false" width={size} height={size} viewBox="0 0 72 72">
      {seats.map(({ suit, turn }) => (
        <g key={suit} transform={`rotate(${turn} 36 36) translate(23 0) scale(1.08)`}>
          <path
            d={pipShapes[suit]}
            fill={`var(--${suit})`}
            transform={suit === 'hearts' ? 'rotate(180 12 12)' : undefined}
          />
        </g>
      ))}
      <path d="M36 29.5 42.5 36 36 42.5 29.5 36Z" fill="var(--accent)" />
    </svg>
  );
}
