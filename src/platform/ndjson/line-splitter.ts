/** One line without its end, or the fact that it was longer than allowed. */
export type Line = Uint8Array | 'too-long';

const newline = 0x0a;

/** Cuts a stream of bytes into lines, holding at most one line of the greatest length. Blank lines are no lines. */
export class LineSplitter {
  private held: Buffer[] = [];
  private length = 0;

  /** `limit` is the greatest length of a line in bytes. */
  constructor(private readonly limit: number) {}

  /** The lines that these bytes complete. */
  push(chunk: Buffer): readonly Line[] {
    const lines: Line[] = [];
    let start = 0;
    for (let end = chunk.indexOf(newline); end !== -1; end = chunk.indexOf(newline, start)) {
      this.hold(chunk.subarray(start, end));
      lines.push(...this.end());
      start = end + 1;
    }
    this.hold(chunk.subarray(start));
    return lines;
  }

  /** The last line, where the stream did not end it. */
  end(): readonly Line[] {
    const line = this.length > this.limit ? 'too-long' : Buffer.concat(this.held);
    this.held = [];
    this.length = 0;
    return line === 'too-long' || !isBlank(line) ? [line] : [];
  }

  private hold(piece: Buffer): void {
    this.length += piece.length;
    // What is too long already is only counted, so that a line without end takes no memory.
    if (this.length > this.limit) this.held = [];
    else if (piece.length > 0) this.held.push(piece);
  }
}

const blanks: ReadonlySet<number> = new Set([0x20, 0x09, 0x0d]);

const isBlank = (line: Uint8Array): boolean => line.every((byte) => blanks.has(byte));
