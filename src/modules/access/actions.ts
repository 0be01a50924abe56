/** What may be asked for in a tournament. */
export const actions = [
  'read',
  'see-names',
  'export-whole',
  'run',
  'enter-deal',
  'correct-deal',
  'correct-closed-deal',
  'adjust',
  'open-dispute',
  'rule',
  'appeal',
  'rule-appeal',
  'make-key',
  'see-link',
] as const;
export type Action = (typeof actions)[number];
