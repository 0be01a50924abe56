import { Column } from 'typeorm';

export const dealKinds = ['played', 'passed', 'not-played', 'ramsch'] as const;
/** How a deal ended: not played was never dealt, passed was and nobody bid. */
export type DealKind = (typeof dealKinds)[number];

/** A JSON object that only its author reads. */
export type Facts = object;

/** Points by seat number. */
export type SeatScores = Readonly<Record<string, number>>;

export const kindKnown = `kind IN ('played', 'passed', 'not-played', 'ramsch')`;
export const playedHasScore = `(kind = 'played') = (declarer IS NOT NULL AND score IS NOT NULL)`;
export const ramschHasScores = `(kind = 'ramsch') = (scores IS NOT NULL)`;
export const valued = `(kind IN ('played', 'ramsch')) = (result IS NOT NULL)`;

/** What one line of a list holds, in whichever of the two lists it stands. */
export abstract class EntryColumns {
  @Column({ type: 'text' })
  kind!: DealKind;

  /** Seat number. */
  @Column({ type: 'integer', nullable: true })
  declarer!: number | null;

  /** The signed entry in the declarer's column. */
  @Column({ type: 'integer', nullable: true })
  score!: number | null;

  /** The signed entries of a Ramsch, one for each who held cards. */
  @Column({ type: 'jsonb', nullable: true })
  scores!: SeatScores | null;

  /** As entered. */
  @Column({ type: 'jsonb' })
  facts!: Facts;

  /** The valuation under the rules of that day. */
  @Column({ type: 'jsonb', nullable: true })
  result!: Facts | null;

  @Column({ name: 'rules_revision', type: 'text' })
  rulesRevision!: string;

  @Column({ type: 'text', nullable: true })
  reason!: string | null;

  @Column({ name: 'entered_by', type: 'uuid' })
  enteredBy!: string;

  @Column({ name: 'entered_at', type: 'timestamptz', precision: 3, default: () => 'now()' })
  enteredAt!: Date;
}
