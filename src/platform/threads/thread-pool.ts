import { availableParallelism } from 'node:os';
import { Piscina } from 'piscina';
import { httpProblems } from '../problems/http-problems';
import { ProblemError } from '../problems/problem-error';
import type { OnModuleDestroy } from '@nestjs/common';
import { preloads } from './preloads';

/** Tasks that may wait for each thread; a caller beyond them is told to come again. */
const waitingPerThread = 16;

/** How much a thread stands back for the one that answers requests: on Linux only, where it is of a thread and not of all. */
const niceIncrement = process.platform === 'linux' ? 5 : 0;

/** Seconds after which whoever found all threads taken may come again. */
const comeAgain = '5';

/**
 * Long computations in threads of their own, as many as there are processors, begun with the first task. `file` exports
 * functions of one value that can be cloned, as is what they answer.
 */
export class ThreadPool implements OnModuleDestroy {
  private pool: Piscina | undefined;

  constructor(private readonly file: string) {}

  /**
   * What the function of this name in the file answers. A task whose signal comes while it waits is never begun, and one
   * under way ends with its thread. Throws the problem `too-many-computations` where too many wait.
   */
  async run<Given, Answer>(name: string, given: Given, signal?: AbortSignal): Promise<Answer> {
    const pool = (this.pool ??= this.open());
    if (pool.queueSize >= pool.options.maxQueue) {
      throw new ProblemError(httpProblems['too-many-computations'], { headers: { 'Retry-After': comeAgain } });
    }
    try {
      return (await pool.run(given, {
        filename: this.file,
        name,
        ...(signal === undefined ? {} : { signal }),
      })) as Answer;
    } catch (error) {
      // Whoever left hears nothing any more; it is no failure of the service.
      throw signal?.aborted === true ? new ProblemError(httpProblems['request-timeout'], {}, { cause: error }) : error;
    }
  }

  async onModuleDestroy(): Promise<void> {
    await this.pool?.destroy();
  }

  private open(): Piscina {
    const threads = availableParallelism();
    return new Piscina({
      // With fewer at the least nobody would take the place of one that was ended, and who waits would wait on.
      minThreads: threads,
      maxThreads: threads,
      maxQueue: waitingPerThread * threads,
      niceIncrement,
      execArgv: preloads(process.execArgv),
    });
  }
}
