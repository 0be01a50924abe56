import * as laws from '../../../../src/rules/laws/isko/announcing';
import { whereItApplies, whereItDoesNot } from '../../../tools/law-examples';

const spades = { contract: { game: 'suit', trump: 'S' }, matadors: { with: 1 }, bid: 18 } as const;
const counts = (declarer: number, opponents: number) => ({
  ...spades,
  skatPoints: 0,
  cardPoints: { declarer, opponents },
  tricks: { declarer: 4, opponents: 3 },
});

whereItApplies([
  [
    'isko-1999:2.2.2: a game announced with one card laid away is lost simply',
    laws.layingAway,
    { kind: 'wrong-layout-count', offender: 'declarer', facts: { laidOut: 1, gameAnnounced: true }, situation: spades },
    { disposition: 'game-lost', game: { won: false, level: 'simple', result: { score: -44 } } },
  ],
  [
    'isko-1999:2.2.2: until the announcement the number is put right',
    laws.layingAway,
    { kind: 'wrong-layout-count', offender: 'declarer', phase: 'skat-use', facts: { laidOut: 3 } },
    { disposition: 'corrected', game: null },
  ],
  [
    'isko-1999:2.2.2: whether he had announced is the next question',
    laws.layingAway,
    { kind: 'no-layout', offender: 'declarer', situation: spades },
    { missing: [{ pointer: '/incident/facts/gameAnnounced' }] },
  ],
  [
    'isko-1999:2.2.3: nobody exchanges cards against an open Grand',
    laws.cardsStayAsTheyLie,
    {
      kind: 'cards-exchange',
      offender: 'opponent',
      situation: { contract: { game: 'grand', hand: true, ouvert: true } },
    },
    { disposition: 'refused', penalties: [] },
  ],
  [
    'isko-1999:3.4: spades are not changed to Null',
    laws.announcementIsIrrevocable,
    { kind: 'announcement-changed', offender: 'declarer', situation: spades },
    { disposition: 'refused', contract: { game: 'suit', trump: 'S' } },
  ],
  [
    'isko-1999:3.4.1: Hand that was not said is none though the skat lies untouched',
    laws.completeAnnouncement,
    {
      kind: 'announcement',
      offender: 'declarer',
      facts: { announces: 'none', skatTouched: false, handSaid: false },
      situation: { contract: { game: 'suit', trump: 'S', hand: true } },
    },
    { disposition: 'stands', contract: { game: 'suit', trump: 'S' } },
  ],
  [
    'isko-1999:3.4.4: Schneider announced without Hand drops out unpunished',
    laws.invalidAnnouncement,
    {
      kind: 'announcement',
      offender: 'declarer',
      facts: { announces: 'schneider', skatTouched: false, handSaid: false },
      situation: { contract: { game: 'grand', announced: 'schneider' } },
    },
    { disposition: 'corrected', contract: { game: 'grand' }, corrections: ['surplus-drops-out'], penalties: [] },
  ],
  [
    'isko-1999:3.4.8: a look into the skat of an open Hand game loses it',
    laws.skatAfterAnnouncement,
    {
      kind: 'skat-seen',
      offender: 'declarer',
      phase: 'during-play',
      situation: { ...counts(30, 25), contract: { game: 'grand', hand: true }, matadors: { with: 4 } },
    },
    { disposition: 'game-lost', game: { level: 'simple', result: { score: -288 } } },
  ],
  [
    'isko-1999:3.4.8: a game already won stays won',
    laws.skatAfterAnnouncement,
    { kind: 'layout-changed', offender: 'declarer', phase: 'during-play', situation: counts(61, 25) },
    { disposition: 'game-won', alreadyDecided: 'declarer' },
  ],
  [
    'isko-1999:3.4.8: an opponent’s look wins the open game for the declarer',
    laws.skatAfterAnnouncement,
    { kind: 'skat-seen', offender: 'opponent', phase: 'during-play', situation: counts(30, 25) },
    { disposition: 'game-won', game: { level: 'simple', result: { score: 22 } } },
  ],
  [
    'isko-2022:practice-2024: cards laid apart from the skat are tolerated',
    laws.laidApart,
    { kind: 'cards-laid-apart', offender: 'declarer', facts: { apart: true } },
    { disposition: 'no-offence' },
  ],
  [
    'isko-1999:2.2.2: further cards laid with the skat are a wrong number laid away',
    laws.layingAway,
    { kind: 'cards-laid-apart', offender: 'declarer', phase: 'during-play', facts: { apart: false } },
    { disposition: 'game-lost' },
  ],
]);

whereItDoesNot([
  [
    'isko-1999:2.2.2: two cards laid away are right',
    laws.layingAway,
    { kind: 'wrong-layout-count', offender: 'declarer', facts: { laidOut: 2 } },
    { disposition: 'no-offence' },
  ],
  [
    'isko-1999:2.2.3: with the skat taken up in a closed game nothing is said',
    laws.cardsStayAsTheyLie,
    { kind: 'cards-exchange', offender: 'opponent', situation: spades },
    undefined,
  ],
  [
    'isko-1999:3.4: a game that nobody told is not made up, and the wish to change it costs nothing',
    laws.announcementIsIrrevocable,
    { kind: 'announcement-changed', offender: 'declarer' },
    { disposition: 'refused', contract: null, game: null },
  ],
  [
    'isko-1999:3.4.1: a level announced is the matter of 3.4.4',
    laws.completeAnnouncement,
    { kind: 'announcement', offender: 'declarer', facts: { announces: 'schneider' } },
    undefined,
  ],
  [
    'isko-1999:3.4.4: Schneider announced with Hand is allowed',
    laws.invalidAnnouncement,
    {
      kind: 'announcement',
      offender: 'declarer',
      facts: { announces: 'schneider', skatTouched: false, handSaid: true },
    },
    { disposition: 'allowed' },
  ],
  [
    'isko-1999:3.4.4: what an opponent announces is another matter',
    laws.invalidAnnouncement,
    { kind: 'announcement', offender: 'opponent', facts: { announces: 'schneider' } },
    undefined,
  ],
  [
    'isko-1999:3.4.8: before the announcement the declarer may look and change',
    laws.skatAfterAnnouncement,
    { kind: 'layout-changed', offender: 'declarer', facts: { gameAnnounced: false } },
    { disposition: 'no-offence' },
  ],
  [
    'isko-1999:3.4.8: the dealer may look with the declarer’s consent',
    laws.skatAfterAnnouncement,
    { kind: 'skat-seen', offender: 'dealer', phase: 'during-play', facts: { declarerConsents: true } },
    { disposition: 'no-offence' },
  ],
  [
    'isko-1999:3.4.8: in the bidding it is the matter of 3.3.9',
    laws.skatAfterAnnouncement,
    { kind: 'skat-seen', offender: 'forehand', phase: 'bidding' },
    undefined,
  ],
  [
    'isko-2022:practice-2024: cards laid with the skat are not laid apart',
    laws.laidApart,
    { kind: 'cards-laid-apart', offender: 'declarer', facts: { apart: false } },
    undefined,
  ],
  [
    'isko-1999:2.2.2: cards that lie apart from the skat are no wrong number laid away',
    laws.layingAway,
    { kind: 'cards-laid-apart', offender: 'declarer', phase: 'during-play', facts: { apart: true } },
    undefined,
  ],
]);
