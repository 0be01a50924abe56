import { randomUUID } from 'node:crypto';
import { open, rm, type FileHandle } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { httpProblems } from '../problems/http-problems';
import { ProblemError } from '../problems/problem-error';

/** Bytes that are read at once. */
const pieceLength = 64 * 1024;

/**
 * A file without a name in a folder, the system's temporary one unless another is given, for what is too long to be held: it goes when it is closed, and
 * when the process ends. What the disk refuses is thrown as the problem `no-room`.
 */
export class SpoolFile {
  private length = 0;

  private constructor(private readonly handle: FileHandle) {}

  static open(folder = tmpdir()): Promise<SpoolFile> {
    return onDisk(async () => {
      const name = path.join(folder, `skat-arbiter-${randomUUID()}`);
      const handle = await open(name, 'wx+', 0o600);
      await rm(name);
      return new SpoolFile(handle);
    });
  }

  /** In bytes. */
  get size(): number {
    return this.length;
  }

  /** Adds to the end. One call at a time. */
  async append(bytes: Uint8Array): Promise<void> {
    await onDisk(() => this.handle.appendFile(bytes));
    this.length += bytes.length;
  }

  /** All of it from the beginning, for any number of readers at once. */
  async *pieces(): AsyncGenerator<Buffer> {
    for (let position = 0; position < this.length;) {
      const { buffer, bytesRead } = await this.handle.read(Buffer.allocUnsafe(pieceLength), 0, pieceLength, position);
      position += bytesRead;
      yield buffer.subarray(0, bytesRead);
    }
  }

  close(): Promise<void> {
    return this.handle.close();
  }
}

async function onDisk<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (cause) {
    throw new ProblemError(httpProblems['no-room'], { headers: { 'Retry-After': '60' } }, { cause });
  }
}
