import { adjudicate, findLaw, findRuleset, INCIDENT_KIND_IDS, lawsOf } from '../../../../src/rules';
import { partThree } from '../../../../src/rules/laws/eichhorn/part-three';

describe('Part Three of Eichhorn', () => {
  test('stands with its 39 headings and no text', () => {
    expect(partThree).toHaveLength(39);
    expect(lawsOf('eichhorn-1898').filter(({ law }) => law.status === 'referee')).toHaveLength(39);
    expect(findLaw('eichhorn-1898:misdeals')?.law).toMatchObject({
      status: 'referee',
      title: { en: 'Misdeals', de: 'Vergeben' },
      summary: { en: 'A heading of Part Three; text not verified, the referee decides.' },
    });
  });

  test.each(INCIDENT_KIND_IDS)('nothing is invented about %s: the referee rules', (kind) => {
    const ruleset = findRuleset('eichhorn-1898');
    if (ruleset === undefined) throw new Error('no ruleset');
    expect(adjudicate({ ruleset, situation: {}, incident: { kind, offender: 'forehand', facts: {} } })).toMatchObject({
      ok: true,
      ruling: { disposition: 'referee', game: null, penalties: [] },
    });
  });

  test('the heading that a matter falls under is named with the ruling', () => {
    const ruleset = findRuleset('eichhorn-1898');
    if (ruleset === undefined) throw new Error('no ruleset');
    const judged = adjudicate({
      ruleset,
      situation: {},
      incident: { kind: 'revoke', offender: 'declarer', facts: {} },
    });
    expect(judged.ok && judged.laws.map(({ number }) => number['eichhorn-1898'])).toEqual(['revoking']);
  });
});
