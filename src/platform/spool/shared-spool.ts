import { httpProblems } from '../problems/http-problems';
import { ProblemError } from '../problems/problem-error';
import { SpoolFile } from './spool-file';

/** How many texts are written at once, and how many lie there for their readers, those being written among them. */
export interface SpoolLimits {
  readonly writing: number;
  readonly kept: number;
}

/** A text that lies there until it is released, once. */
export interface SpooledText {
  readonly file: SpoolFile;
  readonly release: () => void;
}

interface Shared {
  readonly file: Promise<SpoolFile>;
  readers: number;
}

/**
 * Long texts between who writes them and who reads them. Each is written down as fast as the disk takes it, so that a reader's
 * pace holds up nobody but himself, and once for all who ask for the same meanwhile.
 */
export class SharedSpool {
  private readonly texts = new Map<string, Shared>();
  private writing = 0;

  constructor(private readonly limits: SpoolLimits) {}

  /**
   * The text of this name, by `write` where it is not there. Throws the problem `too-many-downloads` above the limits, and what
   * `write` throws.
   */
  async take(name: string, write: () => AsyncIterable<string>): Promise<SpooledText> {
    const shared = this.texts.get(name) ?? this.begin(name, write);
    shared.readers += 1;
    try {
      return { file: await shared.file, release: () => this.leave(name, shared) };
    } catch (error) {
      this.leave(name, shared);
      throw error;
    }
  }

  private begin(name: string, write: () => AsyncIterable<string>): Shared {
    if (this.writing >= this.limits.writing || this.texts.size >= this.limits.kept) {
      throw new ProblemError(httpProblems['too-many-downloads'], { headers: { 'Retry-After': '5' } });
    }
    this.writing += 1;
    const file = spooled(write()).finally(() => (this.writing -= 1));
    const shared = { file, readers: 0 };
    this.texts.set(name, shared);
    return shared;
  }

  private leave(name: string, shared: Shared): void {
    shared.readers -= 1;
    if (shared.readers > 0) return;
    this.texts.delete(name);
    void shared.file.then((file) => file.close()).catch(() => undefined);
  }
}

/** Characters that are written at once. */
const pieceLength = 64 * 1024;

async function spooled(texts: AsyncIterable<string>): Promise<SpoolFile> {
  const file = await SpoolFile.open();
  try {
    let piece = '';
    for await (const text of texts) {
      piece += text;
      if (piece.length < pieceLength) continue;
      await file.append(Buffer.from(piece));
      piece = '';
    }
    await file.append(Buffer.from(piece));
    return file;
  } catch (error) {
    await file.close();
    throw error;
  }
}
