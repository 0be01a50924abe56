import * as laws from '../../../../src/rules/laws/isko/conduct';
import { whereItApplies, whereItDoesNot } from '../../../tools/law-examples';
import { openGame, withOpponentsAt } from './games-so-far';

whereItApplies([
  [
    'isko-1999:4.2.9: an opponent’s remark ends the open game for the declarer',
    laws.betrayingCards,
    { kind: 'tells-partner', offender: 'opponent', facts: { kind: 'names-a-trick' }, situation: openGame },
    { disposition: 'game-won', game: { level: 'simple' } },
  ],
  [
    'isko-1999:4.2.9: 48 and a certain eleven need the partner for one more',
    laws.betrayingCards,
    { kind: 'tells-partner', offender: 'opponent', facts: { ownCertainPoints: 11 }, situation: withOpponentsAt(48) },
    { disposition: 'game-won', game: { won: true } },
  ],
  [
    'isko-1999:4.2.9: who names a trick while demanding to play on has betrayed it, and play ends',
    laws.betrayingCards,
    { kind: 'declarer-claims', offender: 'declarer', facts: { objectorNamesTrick: true }, situation: openGame },
    { disposition: 'game-won', game: { level: 'simple' }, choices: [] },
  ],
  [
    'isko-2022:4.3.7: an opponent who counts aloud is treated as one who betrays cards',
    laws.countingAloud,
    { kind: 'tells-partner', offender: 'opponent', facts: { kind: 'counts-aloud' }, situation: openGame },
    { disposition: 'game-won', game: { level: 'simple' } },
  ],
  [
    'isko-2022:4.2.9: an opponent lets his partner see his cards',
    laws.betrayingCards,
    { kind: 'other-hand-seen', offender: 'opponent', facts: { whose: 'opponent', ownerShowed: true } },
    { disposition: 'game-won' },
  ],
]);

whereItDoesNot([
  [
    'isko-1999:4.2.9: 49 and a certain eleven are sixty from his own cards',
    laws.betrayingCards,
    { kind: 'tells-partner', offender: 'opponent', facts: { ownCertainPoints: 11 }, situation: withOpponentsAt(49) },
    { disposition: 'no-offence', game: null },
  ],
  [
    'isko-1999:4.2.9: the declarer has no partner to tell',
    laws.betrayingCards,
    { kind: 'tells-partner', offender: 'declarer', facts: { kind: 'names-a-trick' }, situation: openGame },
    undefined,
  ],
  [
    'isko-2022:4.3.7: what follows for a declarer who counts aloud is not known',
    laws.countingAloud,
    { kind: 'tells-partner', offender: 'declarer', facts: { kind: 'counts-aloud' }, situation: openGame },
    { disposition: 'referee', game: null },
  ],
  [
    'isko-2022:4.3.7: another remark is no counting',
    laws.countingAloud,
    { kind: 'tells-partner', offender: 'opponent', facts: { kind: 'names-a-trick' }, situation: openGame },
    undefined,
  ],
  [
    'isko-2022:4.2.9: a look that nobody allowed betrays nothing',
    laws.betrayingCards,
    { kind: 'other-hand-seen', offender: 'opponent', facts: { whose: 'opponent', ownerShowed: false } },
    undefined,
  ],
]);
