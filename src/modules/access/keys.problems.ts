import { defineProblems } from '../../platform';

/** What a key can be refused for. */
export const keyProblems = defineProblems({
  'key-outlives-maker': {
    status: 422,
    title: {
      en: 'The key would outlive the one that makes it',
      de: 'Der Schlüssel würde den überdauern, der ihn macht',
    },
    explanation: {
      en: 'A key ends at the latest with the key that makes it. Name an earlier end, or none, which means that of the maker.',
      de: 'Ein Schlüssel endet spätestens mit dem, der ihn macht. Ein früheres Ende nennen oder keines: Dann gilt das eigene.',
    },
  },
});
