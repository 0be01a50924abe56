import { allProblems, defineProblems, findProblem } from '../../../src/platform';

const entry = {
  status: 409,
  title: { en: 'Closed', de: 'Geschlossen' },
  explanation: { en: 'The club is closed.', de: 'Der Klub ist geschlossen.' },
};

describe('the registry of problems', () => {
  it('finds a defined problem by its code', () => {
    const problems = defineProblems({ 'club-closed': entry });
    expect(findProblem('club-closed')).toBe(problems['club-closed']);
    expect(problems['club-closed']).toEqual({ code: 'club-closed', ...entry });
  });

  it('refuses a second problem of the same code', () => {
    expect(() => defineProblems({ 'not-found': entry })).toThrow('The problem not-found is defined twice.');
  });

  it('lists by status and then by code', () => {
    const listed = allProblems().map(({ status, code }) => `${status} ${code}`);
    expect(listed).toEqual(listed.toSorted());
  });

  it('knows no problem that nobody defined', () => {
    expect(findProblem('constructor')).toBeUndefined();
  });
});
