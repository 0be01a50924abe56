/** Hands pieces on; `leave` is called when one has not been taken within so many milliseconds. */
export async function* watched<T>(pieces: AsyncIterable<T>, patience: number, leave: () => void): AsyncGenerator<T> {
  for await (const piece of pieces) {
    const watch = setTimeout(leave, patience);
    try {
      yield piece;
    } finally {
      clearTimeout(watch);
    }
  }
}
