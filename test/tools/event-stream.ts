/** One event as a client reads it. */
export interface ReceivedEvent {
  readonly id: number;
  readonly event: string;
  readonly data: {
    readonly sequence: number;
    readonly kind: string;
    readonly subject: Readonly<Record<string, unknown>>;
  };
}

/** An open stream of events. */
export interface EventReader {
  readonly status: number;
  /** The next events, so many; fails when the stream ends before. What is said of the stream itself is passed over. */
  next(count: number): Promise<readonly ReceivedEvent[]>;
  /** Waits for the first word of the stream itself. */
  begin(): Promise<ReceivedEvent | undefined>;
  /** Reads until the server ends the stream. */
  end(): Promise<void>;
  /** Leaves it. */
  leave(): void;
}

/** Opens a stream of server-sent events. */
export async function readEvents(url: string, headers: Readonly<Record<string, string>> = {}): Promise<EventReader> {
  const leaving = new AbortController();
  const response = await fetch(url, { headers: { Accept: 'text/event-stream', ...headers }, signal: leaving.signal });
  const body = response.body as ReadableStream<Uint8Array> | null;
  const chunks = (body ?? new ReadableStream<Uint8Array>()).getReader();
  const decoder = new TextDecoder();
  let text = '';
  const waiting: ReceivedEvent[] = [];
  const said: ReceivedEvent[] = [];

  async function more(): Promise<boolean> {
    const { value, done } = await chunks.read();
    if (done) return false;
    const blocks = (text + decoder.decode(value, { stream: true })).split('\n\n');
    text = blocks.pop() ?? '';
    const events = blocks.flatMap(parse);
    waiting.push(...events.filter((event) => !isOfStream(event)));
    said.push(...events.filter(isOfStream));
    return true;
  }

  return {
    status: response.status,
    begin: async () => {
      while (said.length === 0) if (!(await more())) throw new Error('the stream ended');
      return said[0];
    },
    next: async (count) => {
      while (waiting.length < count) if (!(await more())) throw new Error('the stream ended');
      return waiting.splice(0, count);
    },
    end: async () => {
      while (await more());
    },
    leave: () => leaving.abort(),
  };
}

const isOfStream = ({ event }: ReceivedEvent): boolean => event === 'latest' || event === 'reset';

function parse(block: string): readonly ReceivedEvent[] {
  const fields = new Map(
    block.split('\n').map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 2)]),
  );
  const data = fields.get('data');
  if (data === undefined) return [];
  return [
    { id: Number(fields.get('id')), event: fields.get('event') ?? '', data: JSON.parse(data) as ReceivedEvent['data'] },
  ];
}
