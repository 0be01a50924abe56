import * as laws from '../../../../src/rules/laws/foster/using-the-skat';
import { whereItApplies, whereItDoesNot } from '../../../tools/law-examples';

const solo = { contract: { game: 'solo', trump: 'H' }, matadors: { with: 2 } } as const;
const tournee = { contract: { game: 'tournee', trump: 'H' }, matadors: { with: 2 } } as const;
const gucki = { contract: { game: 'gucki-grand' }, matadors: { with: 2 } } as const;

whereItApplies([
  [
    'foster:28: an open Nullo that was said before is played open',
    laws.howSkatIsTaken,
    {
      kind: 'both-skat-taken-together',
      offender: 'declarer',
      facts: { announcedNullo: true },
      situation: { contract: { game: 'open-gucki-nullo' } },
    },
    { disposition: 'allowed', contract: { game: 'open-gucki-nullo' } },
  ],
  [
    'foster:30: a jack turned second still loses double, in its suit',
    laws.jackTurned,
    {
      kind: 'jack-turned',
      offender: 'declarer',
      facts: { turned: 'HJ', secondSeen: true },
      situation: { contract: { game: 'tournee', passtMirNicht: true } },
    },
    { disposition: 'choice', choices: [{ choice: 'suit' }, { choice: 'turned-grand' }], missing: [] },
  ],
  [
    'foster:31: a Nullo refused after a passt-mir-nicht leaves the suit of the second card, lost double',
    laws.sevenTurned,
    {
      kind: 'nullo-after-turn',
      offender: 'declarer',
      facts: { turned: 'S9' },
      situation: { contract: { game: 'tournee', passtMirNicht: true } },
    },
    { disposition: 'refused', contract: { game: 'tournee', trump: 'S', passtMirNicht: true } },
  ],
  [
    'foster:31: which card was turned has to be told',
    laws.sevenTurned,
    { kind: 'nullo-after-turn', offender: 'declarer' },
    { disposition: 'referee', missing: [{ pointer: '/incident/facts/turned' }] },
  ],
  [
    'foster:32: a trick that lies complete is not quitted, the wrong number is still put right',
    laws.layingOut,
    {
      kind: 'wrong-layout-count',
      offender: 'declarer',
      phase: 'trick-complete',
      at: { trick: 1 },
      facts: { laidOut: 3 },
      situation: tournee,
    },
    { disposition: 'corrected', missing: [] },
  ],
  [
    'foster:32: of which trick it is said that it lies complete is asked',
    laws.layingOut,
    {
      kind: 'wrong-layout-count',
      offender: 'declarer',
      phase: 'trick-complete',
      facts: { laidOut: 3 },
      situation: tournee,
    },
    { disposition: 'corrected', missing: [{ pointer: '/incident/facts/trickQuitted' }] },
  ],
  [
    'foster:32: in the first trick it is asked whether the declarer has played without a layout',
    laws.layingOut,
    { kind: 'no-layout', offender: 'declarer', phase: 'trick-1-open', situation: gucki },
    { disposition: 'corrected', missing: [{ pointer: '/incident/facts/declarerPlayed' }] },
  ],
  [
    'foster:32: twelve cards in the hand of the declarer and none in the skat are his layout',
    laws.layingOut,
    {
      kind: 'wrong-hand-count',
      offender: 'declarer',
      facts: { counts: { declarer: 12, opponents: [10, 10] }, skat: 0 },
      situation: gucki,
    },
    { disposition: 'game-lost', penalties: [], game: { result: { score: -96 } } },
  ],
  [
    'foster:32: one card too few in the skat and one too many in the hand are put right in the first trick',
    laws.layingOut,
    {
      kind: 'wrong-hand-count',
      offender: 'declarer',
      facts: { counts: { declarer: 11, opponents: [10, 10] }, skat: 1 },
      situation: tournee,
    },
    { disposition: 'corrected', penalties: [] },
  ],
  [
    'foster:32: three cards laid out and found when seven tricks are left lose the game',
    laws.layingOut,
    {
      kind: 'wrong-hand-count',
      offender: 'declarer',
      facts: { counts: { declarer: 6, opponents: [7, 7] }, skat: 3 },
      situation: tournee,
    },
    { disposition: 'game-lost', penalties: [], game: { result: { score: -18 } } },
  ],
  [
    'foster:28: both cards taken together without a word make a Gucki Grand',
    laws.howSkatIsTaken,
    { kind: 'both-skat-taken-together', offender: 'declarer', facts: { announcedNullo: false } },
    { disposition: 'forced-game', contract: { game: 'gucki-grand' } },
  ],
  [
    'foster:28: a first card kept unshown makes a passt-mir-nicht',
    laws.howSkatIsTaken,
    { kind: 'first-card-kept-unshown', offender: 'declarer' },
    { disposition: 'forced-game', contract: { game: 'tournee', passtMirNicht: true } },
  ],
  [
    'foster:29: of nine of hearts and eight of clubs clubs are played',
    laws.eitherCardTurned,
    { kind: 'both-skat-exposed', offender: 'declarer', facts: { exposed: ['H9', 'C8'] } },
    { disposition: 'forced-game', contract: { game: 'tournee', trump: 'C' } },
  ],
  [
    'foster:30: a turned jack leaves the choice between suit and Grand',
    laws.jackTurned,
    { kind: 'jack-turned', offender: 'declarer', facts: { turned: 'SJ', secondSeen: false } },
    { disposition: 'choice', choices: [{ choice: 'suit' }, { choice: 'turned-grand' }], missing: [] },
  ],
  [
    'foster:30: once the second card is seen the suit of the jack is played',
    laws.jackTurned,
    { kind: 'jack-turned', offender: 'declarer', facts: { turned: 'SJ', secondSeen: true } },
    { disposition: 'forced-game', contract: { game: 'tournee', trump: 'S' }, choices: [] },
  ],
  [
    'foster:31: a turned seven makes no Nullo without agreement',
    laws.sevenTurned,
    { kind: 'nullo-after-turn', offender: 'declarer', facts: { turned: 'S7' } },
    { disposition: 'refused', contract: { game: 'tournee', trump: 'S' } },
  ],
  [
    'foster:32: who plays without having laid out has lost',
    laws.layingOut,
    { kind: 'no-layout', offender: 'declarer', phase: 'trick-1-open', facts: { laidOut: 0, declarerPlayed: true } },
    { disposition: 'game-lost' },
  ],
  [
    'foster:32: three cards laid out and found after the first trick lose the game',
    laws.layingOut,
    { kind: 'wrong-layout-count', offender: 'declarer', phase: 'trick-1-quitted', facts: { laidOut: 3 } },
    { disposition: 'game-lost' },
  ],
]);

whereItDoesNot([
  [
    'foster:32: nothing is laid out in a Solo',
    laws.layingOut,
    { kind: 'no-layout', offender: 'declarer', facts: { declarerPlayed: true }, situation: solo },
    { disposition: 'no-offence' },
  ],
  [
    'foster:32: one card in the skat of a Solo was dealt so',
    laws.layingOut,
    {
      kind: 'wrong-hand-count',
      offender: 'declarer',
      facts: { counts: { declarer: 11, opponents: [10, 10] }, skat: 1 },
      situation: solo,
    },
    undefined,
  ],
  [
    'foster:28: both cards are taken together where Nullo was said',
    laws.howSkatIsTaken,
    { kind: 'both-skat-taken-together', offender: 'declarer', facts: { announcedNullo: true } },
    { disposition: 'allowed', contract: { game: 'gucki-nullo' } },
  ],
  [
    'foster:29: one exposed card binds to nothing',
    laws.eitherCardTurned,
    { kind: 'both-skat-exposed', offender: 'declarer', facts: { exposed: ['H9'] } },
    undefined,
  ],
  [
    'foster:30: a turned queen is no jack',
    laws.jackTurned,
    { kind: 'jack-turned', offender: 'declarer', facts: { turned: 'SQ' } },
    undefined,
  ],
  [
    'foster:31: a turned seven makes a Nullo where that is agreed',
    laws.sevenTurned,
    { kind: 'nullo-after-turn', offender: 'declarer', facts: { turned: 'S7', turnedNulloAgreed: true } },
    { disposition: 'allowed', contract: { game: 'turned-nullo' } },
  ],
  [
    'foster:32: a missing layout found before the lead is put right',
    laws.layingOut,
    {
      kind: 'no-layout',
      offender: 'declarer',
      phase: 'before-first-lead',
      facts: { laidOut: 0, declarerPlayed: false },
    },
    { disposition: 'corrected', corrections: ['two-cards-are-laid-out'] },
  ],
  [
    'foster:32: two cards laid out are right',
    laws.layingOut,
    { kind: 'wrong-layout-count', offender: 'declarer', phase: 'trick-1-quitted', facts: { laidOut: 2 } },
    { disposition: 'no-offence' },
  ],
]);
