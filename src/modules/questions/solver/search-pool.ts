import path from 'node:path';
import { Injectable } from '@nestjs/common';
import { ThreadPool } from '../../../platform';
import type * as works from './search-thread';

type Works = typeof works;

/** Searches with open cards, in threads of their own. */
@Injectable()
export class SearchPool extends ThreadPool {
  constructor() {
    super(path.join(__dirname, `search-thread${path.extname(__filename)}`));
  }

  /** What a search of the thread answers; a caller who leaves ends it. */
  search<Name extends keyof Works>(
    name: Name,
    task: Parameters<Works[Name]>[0],
    signal?: AbortSignal,
  ): Promise<ReturnType<Works[Name]>> {
    return this.run(name, task, signal);
  }
}
