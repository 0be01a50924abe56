const { imul } = Math;

const SIZE_LOG = 16;
const EMPTY = 0;

/**
 * What a search has found out: a bounded table by the cards that are left and whose lead it is. Two positions that fall
 * on one place push each other out. `data` is one number of 29 bits, never 0.
 */
export class Seen {
  private readonly rests = new Int32Array(3 << SIZE_LOG);
  private readonly datas = new Int32Array(3 << SIZE_LOG);

  /** Where a position stands in the table. */
  slotOf(rest: number, leader: number): number {
    return (imul(rest, 0x9e3779b1) >>> (32 - SIZE_LOG)) + (leader << SIZE_LOG);
  }

  /** What is known of a position, 0 where nothing is. */
  read(slot: number, rest: number): number {
    return this.rests[slot] === rest ? (this.datas[slot] as number) : EMPTY;
  }

  write(slot: number, rest: number, data: number): void {
    this.rests[slot] = rest;
    this.datas[slot] = data;
  }
}
