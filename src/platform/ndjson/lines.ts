import { bodyLimit } from '../http/json-body';
import { LineSplitter, type Line } from './line-splitter';

/** The lines of a stream that stands still for nobody, such as a file; holds one chunk and one line. */
export async function* linesOf(source: AsyncIterable<Buffer>): AsyncGenerator<Line> {
  const splitter = new LineSplitter(bodyLimit);
  for await (const chunk of source) yield* splitter.push(chunk);
  yield* splitter.end();
}
