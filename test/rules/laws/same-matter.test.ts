import { findLaw, lawsOnTheSameMatter } from '../../../src/rules';

const titlesBeside = (citation: string): readonly string[] => {
  const found = findLaw(citation);
  return found === undefined ? [] : lawsOnTheSameMatter(found.law).map(({ title }) => title.en);
};

test.each([
  ['foster:48', 'An offence before the decision'],
  ['isko-2022:4.1.4', 'An opponent leads out of turn'],
  ['foster:55', 'Betraying cards'],
  ['isko-2022:4.4.4', 'Cards shown mean all remaining tricks'],
  ['isko-2022:4.4.5', 'An opponent claims'],
  ['isko-2022:3.6', 'Overbidding'],
])('%s stands beside: %s', (citation, title) => {
  expect(titlesBeside(citation)).toContain(title);
});

test.each([
  ['foster:48', 'Betraying cards'],
  ['isko-2022:4.4.4', 'Cards thrown in'],
])('%s does not stand beside: %s', (citation, title) => {
  expect(titlesBeside(citation)).not.toContain(title);
});
