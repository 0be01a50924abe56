import type { Action, Happened } from '../../chronicle';
import { chainStart, sealOf } from '../../persistence/log-chain';
import type { LogEntry } from '../../persistence/stores/records';
import type { NamedRecord } from '../../modules/carriers/event-file';

/** The log of an event that is made up: its clock, and all that happened in order. */
export class Chronicle {
  private readonly lines: Omit<LogEntry, 'tournamentId' | 'sequence' | 'hash'>[] = [];

  /** `now` in milliseconds since 1970. */
  constructor(
    private readonly tournamentId: string,
    private now: number,
  ) {}

  /** Lets time pass; returns the instant. */
  pass(milliseconds: number): string {
    this.now += milliseconds;
    return this.instant();
  }

  /** The present, in ISO 8601. */
  instant(): string {
    return new Date(this.now).toISOString();
  }

  /** Something happens now. */
  tell<A extends Action>(happened: Happened<A>): void {
    const { by, action, subject, before = null, after = null, reason = null } = happened;
    this.lines.push({ by, action, subject, before, after, reason, at: new Date(this.now) });
  }

  /** How many lines there are. */
  get length(): number {
    return this.lines.length;
  }

  /** Its lines as they are sealed. */
  *records(): Generator<NamedRecord> {
    let { hash } = chainStart;
    for (const [index, line] of this.lines.entries()) {
      const numbered = { ...line, tournamentId: this.tournamentId, sequence: index + 1 };
      hash = sealOf(hash, numbered);
      const { tournamentId: _, ...carried } = {
        ...numbered,
        at: line.at.toISOString(),
        hash: `\\x${hash.toString('hex')}`,
      };
      yield { kind: 'log-entry', record: carried };
    }
  }
}
