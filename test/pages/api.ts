/** What a page asked of the API. */
export interface AskedCall {
  readonly method: string;
  readonly path: string;
  readonly headers: Headers;
  readonly body: string;
}

/** Answers in place of the API, by method and path with its query; returns what was asked. `undefined` is no answer at all. */
export function answerInstead(
  answers: (call: AskedCall) => { readonly status?: number; readonly body: unknown } | undefined,
): AskedCall[] {
  const asked: AskedCall[] = [];
  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    const { pathname, search } = new URL(request.url);
    const call = {
      method: request.method,
      path: pathname + search,
      headers: request.headers,
      body: await request.text(),
    };
    asked.push(call);
    const answer = answers(call);
    if (answer === undefined) throw new TypeError('Failed to fetch');
    const { status = 200, body } = answer;
    return new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json' } });
  };
  return asked;
}
