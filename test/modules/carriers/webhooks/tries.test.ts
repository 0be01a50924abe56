import { consequenceOf, pauses } from '../../../../src/modules/carriers/webhooks/tries';

test('ten tries are made in about three days, each later than the one before', () => {
  expect(pauses).toHaveLength(9);
  expect(pauses.toSorted((a, b) => a - b)).toEqual(pauses);
  const hours = pauses.reduce((sum, pause) => sum + pause, 0) / 3600;
  expect(hours).toBeGreaterThan(70);
  expect(hours).toBeLessThan(80);
});

test.each([200, 201, 204, 299])('%i is a success at any try', (status) => {
  for (const tries of [1, 10]) {
    expect(consequenceOf({ status }, tries)).toEqual({ state: 'delivered', step: { go: 'on' } });
  }
});

test('410 ends it at any try', () => {
  for (const tries of [1, 10]) {
    expect(consequenceOf({ status: 410 }, tries)).toEqual({ state: 'given-up', step: { go: 'off' } });
  }
});

test.each([
  [{ status: 100 }],
  [{ status: 199 }],
  [{ status: 300 }],
  [{ status: 302 }],
  [{ status: 307 }],
  [{ status: 400 }],
  [{ status: 404 }],
  [{ status: 409 }],
  [{ status: 411 }],
  [{ status: 429 }],
  [{ status: 500 }],
  [{ failure: 'timeout' as const }],
  [{ failure: 'address-refused' as const }],
  [{ failure: 'not-reached' as const }],
])('%j is tried again by the schedule, and given up at the tenth try', (outcome) => {
  pauses.forEach((seconds, index) => {
    expect(consequenceOf(outcome, index + 1)).toEqual({ state: 'failing', step: { go: 'later', seconds } });
  });
  expect(consequenceOf(outcome, 10)).toEqual({ state: 'given-up', step: { go: 'on' } });
});
