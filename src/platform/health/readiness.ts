import { httpProblems } from '../problems/http-problems';
import { ProblemError } from '../problems/problem-error';

/** Whether this process should be sent requests: not while it is being stopped, nor while what it needs is away. */
export class Readiness {
  private draining = false;

  /** `ping` rejects while the database is away. */
  constructor(private readonly ping: () => Promise<void>) {}

  /** From now on the process is not ready. */
  drain(): void {
    this.draining = true;
  }

  /** Resolves when ready; rejects with a problem of status 503 and `Retry-After` otherwise. */
  async check(): Promise<void> {
    if (this.draining) throw new ProblemError(httpProblems['shutting-down'], retry);
    await this.ping().catch(() => {
      throw new ProblemError(httpProblems['database-unavailable'], retry);
    });
  }
}

const retry = { headers: { 'Retry-After': '5' } };
