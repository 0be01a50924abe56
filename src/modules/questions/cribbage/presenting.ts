import type { z } from 'zod';
import type { Language, Law, Text } from '../../../rules';
import { citedLaw, type CitedLaw } from '../laws';

/** Each law once, as an answer cites it. */
export const citedLaws = (laws: readonly Law[], language: Language): z.infer<typeof CitedLaw>[] =>
  [...new Set(laws)].map((law) => citedLaw(law, 'foster-cribbage', language));

/** Doubts stand in an answer only where there are any. */
export const doubted = (doubts: readonly Text[], language: Language): { doubts?: string[] } =>
  doubts.length === 0 ? {} : { doubts: doubts.map((doubt) => doubt[language]) };
