import { unlessSeen } from '../../../src/platform/http/if-none-match';

const body = () => Promise.resolve('body');

describe('an answer under a tag', () => {
  it.each([undefined, '', '"2-b"', '"1-a'])('is given to whoever has %p', async (seen) => {
    expect(await unlessSeen(seen, '"1-a"', body)).toEqual({ headers: { ETag: '"1-a"' }, body: 'body' });
  });

  it.each(['"1-a"', 'W/"1-a"', '"2-b", "1-a"', '*'])('is not even worked out for whoever has %p', async (seen) => {
    const asked = jest.fn(body);
    expect(await unlessSeen(seen, '"1-a"', asked)).toEqual({
      status: 304,
      headers: { ETag: '"1-a"' },
      body: undefined,
    });
    expect(asked).not.toHaveBeenCalled();
  });
});
