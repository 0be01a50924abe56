import { makeDataSource } from '../../src/persistence/data-source';

test('the data source never changes tables by itself and connects only when asked to', () => {
  const { options, isInitialized } = makeDataSource('postgresql://127.0.0.1:1/none', () => undefined);
  expect(options.synchronize).toBe(false);
  expect(isInitialized).toBe(false);
});
