import * as laws from '../../../../src/rules/laws/foster/prose';
import { whereItApplies, whereItDoesNot } from '../../../tools/law-examples';

whereItApplies([
  [
    'foster:prose-skat: the rule holds to the beginning of play, for an opponent too',
    laws.looksBeforePlay,
    { kind: 'skat-seen', offender: 'opponent', phase: 'before-first-lead' },
    { disposition: 'choice', penalties: [{ who: 'opponent', points: -10 }] },
  ],
  [
    'foster:prose-cut: four cards in a packet are too few',
    laws.cutInProse,
    { kind: 'cut', offender: 'pone', facts: { packets: [4, 28] } },
    { disposition: 'recut' },
  ],
  [
    'foster:prose-pack: an imperfect pack voids the deal but not the earlier scores',
    laws.packInProse,
    { kind: 'pack-imperfect', offender: 'table', phase: 'later-deal' },
    { disposition: 'new-deal', corrections: ['earlier-scores-stand'] },
  ],
  [
    'foster:prose-deal: who has not looked may have an exposed card dealt again',
    laws.dealOnDemand,
    { kind: 'card-exposed-by-dealer', offender: 'dealer', facts: { demandedBy: 'active-not-looked' } },
    { disposition: 'new-deal', penalties: [] },
  ],
  [
    'foster:prose-misdeal: a misdeal may cost ten',
    laws.misdealInProse,
    { kind: 'misdeal', offender: 'dealer' },
    { disposition: 'new-deal', penalties: [{ who: 'dealer', points: -10, mandatory: false }] },
  ],
  [
    'foster:prose-skat: a look before play costs ten and the bidding, and the others may have a new deal',
    laws.looksBeforePlay,
    { kind: 'skat-seen', offender: 'middlehand', phase: 'bidding' },
    {
      disposition: 'choice',
      debarred: ['middlehand'],
      penalties: [{ points: -10 }],
      choices: [{ by: 'either-other', choice: 'demand-new-deal' }, { choice: 'let-stand' }],
    },
  ],
  [
    'foster:prose-skat-declarer: a declarer who looks counts 48 without the skat and has lost',
    laws.declarerLooksInProse,
    {
      kind: 'skat-seen',
      offender: 'declarer',
      phase: 'during-play',
      situation: {
        contract: { game: 'solo', trump: 'H' },
        matadors: { with: 2 },
        cardPoints: { declarer: 48 },
        skatPoints: 15,
      },
    },
    { disposition: 'game-lost', game: { won: false, level: 'simple' } },
  ],
  [
    'foster:prose-skat-opponent: the declarer may stop when an opponent looks',
    laws.opponentLooksInProse,
    { kind: 'skat-seen', offender: 'opponent', phase: 'during-play' },
    { disposition: 'choice', choices: [{ by: 'declarer', choice: 'stop' }, { choice: 'play-on' }] },
  ],
  [
    'foster:prose-skat-idle: who holds no cards may be charged ten',
    laws.idleLooksInProse,
    { kind: 'skat-seen', offender: 'idle' },
    { penalties: [{ who: 'idle', points: -10, mandatory: false }] },
  ],
]);

whereItDoesNot([
  [
    'foster:prose-skat-opponent: card points say nothing in a Nullo',
    laws.opponentLooksInProse,
    {
      kind: 'skat-seen',
      offender: 'opponent',
      phase: 'during-play',
      situation: { contract: { game: 'solo-nullo' }, cardPoints: { opponents: 40 }, tricks: { opponents: 4 } },
    },
    undefined,
  ],
  [
    'foster:prose-deal: a pack that was presented was cut',
    laws.dealOnDemand,
    { kind: 'pack-not-cut', offender: 'dealer', facts: { cutOffered: true } },
    undefined,
  ],
  [
    'foster:prose-misdeal: ten to each and two in the skat are no misdeal',
    laws.misdealInProse,
    {
      kind: 'wrong-card-count-dealt',
      offender: 'dealer',
      facts: { hands: { forehand: 10, middlehand: 10, rearhand: 10 }, skat: 2 },
    },
    undefined,
  ],
  [
    'foster:prose-skat: the declarer takes up the skat with every right',
    laws.looksBeforePlay,
    { kind: 'skat-seen', offender: 'declarer', phase: 'skat-use', situation: { contract: { game: 'gucki-grand' } } },
    undefined,
  ],
  [
    'foster:prose-cut: five cards in a packet are enough',
    laws.cutInProse,
    { kind: 'cut', offender: 'pone', facts: { packets: [5, 27] } },
    { disposition: 'allowed' },
  ],
  [
    'foster:prose-pack: where nothing was scored with the pack before nothing stands',
    laws.packInProse,
    { kind: 'pack-imperfect', offender: 'table', facts: { earlierScores: false } },
    { disposition: 'new-deal', corrections: [] },
  ],
  [
    'foster:prose-deal: who has looked may demand nothing',
    laws.dealOnDemand,
    { kind: 'card-exposed-by-dealer', offender: 'dealer', facts: { demandedBy: 'active-has-looked' } },
    { disposition: 'deal-stands' },
  ],
  [
    'foster:prose-misdeal: one wrong hand in play is no misdeal',
    laws.misdealInProse,
    { kind: 'wrong-hand-count', offender: 'declarer', facts: { counts: { declarer: 9, opponents: [10, 10] } } },
    undefined,
  ],
  [
    'foster:prose-skat: a look in play is another matter',
    laws.looksBeforePlay,
    { kind: 'skat-seen', offender: 'middlehand', phase: 'during-play' },
    undefined,
  ],
  [
    'foster:prose-skat-declarer: the declarer may look at what he laid out',
    laws.declarerLooksInProse,
    { kind: 'skat-seen', offender: 'declarer', facts: { laidOutByOffender: true } },
    undefined,
  ],
  [
    'foster:prose-skat-opponent: the declarer is no opponent',
    laws.opponentLooksInProse,
    { kind: 'skat-seen', offender: 'declarer', phase: 'during-play' },
    undefined,
  ],
  [
    'foster:prose-skat-idle: an active player holds cards',
    laws.idleLooksInProse,
    { kind: 'skat-seen', offender: 'middlehand' },
    undefined,
  ],
]);
