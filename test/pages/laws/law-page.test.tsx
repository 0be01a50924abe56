/** @jest-environment ./test/pages/jsdom-environment.ts */
import { screen } from '@testing-library/react';
import { parts } from '../../../src/pages/kit/codes';
import { LawMark } from '../../../src/pages/kit/law-mark';
import { WhatFollows } from '../../../src/pages/laws/what-follows';
import { answerInstead } from '../api';
import { show } from '../show';

const kind = {
  kind: 'lead-out-of-turn',
  description: 'A lead out of turn.',
  offenders: ['declarer', 'opponent'],
  laws: [],
};
const ruling = (disposition: string, citation: string) => ({
  ruling: { disposition, choices: [], laws: [{ citation }], missing: [] },
});

describe('a law', () => {
  it('is marked by code and number, with a star where the number is an older one', async () => {
    await show(<LawMark citation="isko-2022:4.1.7" numberVerified={false} />);
    expect(screen.getByRole('link').textContent).toBe('ISkO 20224.1.7*');
    expect(screen.getByRole('link').getAttribute('href')).toBe('/laws/isko-2022%3A4.1.7');
    expect(parts('club:7')).toEqual({ code: 'club', number: '7' });
  });

  it('shows what follows from it, and leaves out what other laws decide', async () => {
    answerInstead(({ path, body }) => {
      if (path.startsWith('/v1/incidents')) return { body: { items: [kind] } };
      const isDeclarer = body.includes('"declarer"');
      return { body: isDeclarer ? ruling('choice', 'foster:47') : ruling('game-lost', 'foster:48') };
    });
    await show(<WhatFollows citation="foster:47" kinds={['lead-out-of-turn']} />, { language: 'en' });
    expect(await screen.findByText('the other side chooses')).toBeTruthy();
    expect(screen.queryByText('game lost')).toBeNull();
  });
});
