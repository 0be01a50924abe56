import { committedContract, parametersOf } from '../tools/openapi';

type Operation = Parameters<typeof parametersOf>[0] & { readonly security?: readonly object[] };

const contract = committedContract();

/** What shows a secret that is kept nowhere cannot be answered a second time. */
const shownOnce = ['post /v1/keys'];

/** What needs a key and stores nothing. */
const questions = ['post /v1/exchange/check'];

/** Every operation that stores, which no operation does without a key, by method and path. */
const storing = Object.entries(contract.paths ?? {}).flatMap(([path, methods]) =>
  Object.entries(methods as Readonly<Record<string, Operation>>)
    .filter(([method, { security = [] }]) => method !== 'get' && security.some((way) => 'key' in way))
    .map(([method, operation]) => ({ method, name: `${method} ${path}`, operation }))
    .filter(({ name }) => !questions.includes(name)),
);

/** Steps of a session and of what else has a version of its own: two people who take the same one must not both succeed. */
const step = /\/(sessions\/\{session\}\/\w+|confirmations|webhooks\/\{webhook\}\/\w+|link\/renew)$/;

const asks = (operation: Operation, header: string): boolean =>
  parametersOf(operation, contract).some((one) => one.in === 'header' && one.name === header && one.required === true);

test('there are operations that store', () => {
  expect(storing.length).toBeGreaterThan(40);
});

test('a command is carried out once, however often it is sent', () => {
  const without = storing.filter(({ method, operation }) => method === 'post' && !asks(operation, 'Idempotency-Key'));
  expect(without.map(({ name }) => name)).toEqual(shownOnce);
});

test('nobody changes what he has not seen as it is', () => {
  const without = storing.filter(
    ({ method, name, operation }) => (method !== 'post' || step.test(name)) && !asks(operation, 'If-Match'),
  );
  expect(without.map(({ name }) => name)).toEqual([]);
});
