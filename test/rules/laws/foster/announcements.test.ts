import * as laws from '../../../../src/rules/laws/foster/announcements';
import { whereItApplies, whereItDoesNot } from '../../../tools/law-examples';

whereItApplies([
  [
    'foster:38: a Solo may be announced by who has left the skat untouched',
    laws.gamesWithoutSkat,
    { kind: 'announcement', offender: 'declarer', situation: { contract: { game: 'solo', trump: 'C' } } },
    { disposition: 'allowed', contract: { game: 'solo', trump: 'C' } },
  ],
  [
    'foster:38: who has touched the skat announces no Solo Nullo',
    laws.gamesWithoutSkat,
    {
      kind: 'announcement',
      offender: 'declarer',
      facts: { skatTouched: true },
      situation: { contract: { game: 'solo-nullo' } },
    },
    { disposition: 'refused' },
  ],
  [
    'foster:39: a Nullo knows no schneider',
    laws.announcingLevels,
    {
      kind: 'announcement',
      offender: 'declarer',
      facts: { announces: 'schneider', withGame: true },
      situation: { contract: { game: 'open-solo-nullo' } },
    },
    { disposition: 'refused', contract: null },
  ],
  [
    'foster:40: a Gucki Nullo said when the skat had been touched is refused',
    laws.takingUpAnnounces,
    {
      kind: 'announcement',
      offender: 'declarer',
      phase: 'skat-use',
      facts: { skatTouched: true },
      situation: { contract: { game: 'gucki-nullo' } },
    },
    { disposition: 'refused', missing: [{ pointer: '/incident/facts/nulloAnnouncedBeforeTouch' }] },
  ],
  [
    'foster:41: no schneider is announced in a Gucki Nullo either',
    laws.noLevelsWithSkat,
    {
      kind: 'announcement',
      offender: 'declarer',
      facts: { announces: 'schneider', nulloAnnouncedBeforeTouch: true },
      situation: { contract: { game: 'gucki-nullo' } },
    },
    { disposition: 'refused' },
  ],
  [
    'foster:39: schneider announced after the first lead is refused',
    laws.announcingLevels,
    {
      kind: 'announcement',
      offender: 'declarer',
      phase: 'trick-1-open',
      facts: { announces: 'schneider' },
      situation: { contract: { game: 'solo', trump: 'H' }, matadors: { with: 2 } },
    },
    { disposition: 'refused' },
  ],
  [
    'foster:39: an open Grand carries schwarz announced without a word',
    laws.announcingLevels,
    { kind: 'announcement', offender: 'declarer', situation: { contract: { game: 'open-grand' } } },
    { disposition: 'allowed', contract: { announced: 'schwarz' } },
  ],
  [
    'foster:40: open play said after seeing the skat leaves a closed Gucki Nullo',
    laws.takingUpAnnounces,
    {
      kind: 'announcement',
      offender: 'declarer',
      facts: { nulloAnnouncedBeforeTouch: true, skatSeen: true },
      situation: { contract: { game: 'open-gucki-nullo' } },
    },
    { disposition: 'refused', contract: { game: 'gucki-nullo' } },
  ],
  [
    'foster:40: a Gucki Nullo said after touching the skat is refused',
    laws.takingUpAnnounces,
    {
      kind: 'announcement',
      offender: 'declarer',
      facts: { nulloAnnouncedBeforeTouch: false },
      situation: { contract: { game: 'gucki-nullo' } },
    },
    { disposition: 'refused', contract: null },
  ],
  [
    'foster:41: schwarz is not announced in a Gucki Grand',
    laws.noLevelsWithSkat,
    {
      kind: 'announcement',
      offender: 'declarer',
      facts: { announces: 'schwarz' },
      situation: { contract: { game: 'gucki-grand' } },
    },
    { disposition: 'refused' },
  ],
  [
    'foster:42: an opponent announces nothing',
    laws.opponentsAnnounceNothing,
    { kind: 'announcement', offender: 'opponent', facts: { announces: 'schneider' } },
    { disposition: 'refused' },
  ],
  [
    'foster:43: rearhand may not call Ramsch',
    laws.whoMayCallRamsch,
    { kind: 'ramsch-announced', offender: 'rearhand', facts: { bidsMade: 0 } },
    { disposition: 'refused' },
  ],
  [
    'foster:43: after a bid nobody calls Ramsch',
    laws.whoMayCallRamsch,
    { kind: 'ramsch-announced', offender: 'forehand', facts: { bidsMade: 1 } },
    { disposition: 'refused' },
  ],
]);

whereItDoesNot([
  [
    'foster:38: a game with the skat is the matter of another law',
    laws.gamesWithoutSkat,
    { kind: 'announcement', offender: 'declarer', situation: { contract: { game: 'gucki-grand' } } },
    undefined,
  ],
  [
    'foster:40: a level announced with a Gucki Nullo is the matter of another law',
    laws.takingUpAnnounces,
    {
      kind: 'announcement',
      offender: 'declarer',
      facts: { announces: 'schneider', nulloAnnouncedBeforeTouch: true },
      situation: { contract: { game: 'gucki-nullo' } },
    },
    undefined,
  ],
  [
    'foster:43: who calls Ramsch has to be told',
    laws.whoMayCallRamsch,
    { kind: 'ramsch-announced', offender: 'active', facts: { bidsMade: 0 } },
    undefined,
  ],
  [
    'foster:39: schneider announced with a Solo before the lead is allowed',
    laws.announcingLevels,
    {
      kind: 'announcement',
      offender: 'declarer',
      phase: 'before-first-lead',
      facts: { announces: 'schneider', withGame: true },
      situation: { contract: { game: 'solo', trump: 'H' }, matadors: { with: 2 } },
    },
    { disposition: 'allowed', contract: { announced: 'schneider' } },
  ],
  [
    'foster:39: a game with the skat is the matter of another law',
    laws.announcingLevels,
    {
      kind: 'announcement',
      offender: 'declarer',
      facts: { announces: 'schneider' },
      situation: { contract: { game: 'gucki-grand' } },
    },
    undefined,
  ],
  [
    'foster:40: open play said after touching but before seeing is in time',
    laws.takingUpAnnounces,
    {
      kind: 'announcement',
      offender: 'declarer',
      facts: { nulloAnnouncedBeforeTouch: true, skatTouched: true, skatSeen: false },
      situation: { contract: { game: 'open-gucki-nullo' } },
    },
    { disposition: 'allowed', contract: { game: 'open-gucki-nullo' } },
  ],
  [
    'foster:41: in a Solo the skat is not used',
    laws.noLevelsWithSkat,
    {
      kind: 'announcement',
      offender: 'declarer',
      facts: { announces: 'schwarz' },
      situation: { contract: { game: 'solo', trump: 'H' }, matadors: { with: 2 } },
    },
    undefined,
  ],
  [
    'foster:42: the declarer is no opponent',
    laws.opponentsAnnounceNothing,
    { kind: 'announcement', offender: 'declarer', facts: { announces: 'schneider' } },
    undefined,
  ],
  [
    'foster:43: forehand calls Ramsch when nobody has bid',
    laws.whoMayCallRamsch,
    { kind: 'ramsch-announced', offender: 'forehand', facts: { bidsMade: 0 } },
    { disposition: 'allowed' },
  ],
]);
