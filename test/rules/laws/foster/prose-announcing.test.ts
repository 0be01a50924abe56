import * as laws from '../../../../src/rules/laws/foster/prose-announcing';
import { whereItApplies, whereItDoesNot } from '../../../tools/law-examples';

whereItApplies([
  [
    'foster:prose-open-nullo: open play said after touching the skat leaves a closed Gucki Nullo',
    laws.openNulloInProse,
    {
      kind: 'announcement',
      offender: 'declarer',
      facts: { nulloAnnouncedBeforeTouch: true, skatTouched: true },
      situation: { contract: { game: 'open-gucki-nullo' } },
    },
    { disposition: 'refused', contract: { game: 'gucki-nullo' } },
  ],
  [
    'foster:prose-announced: a game once announced is played',
    laws.onceAnnounced,
    { kind: 'announcement-changed', offender: 'declarer', situation: { contract: { game: 'solo', trump: 'C' } } },
    { disposition: 'refused', contract: { game: 'solo', trump: 'C' } },
  ],
]);

whereItDoesNot([
  [
    'foster:prose-open-nullo: open play said before touching is in time',
    laws.openNulloInProse,
    {
      kind: 'announcement',
      offender: 'declarer',
      facts: { skatTouched: false },
      situation: { contract: { game: 'open-gucki-nullo' } },
    },
    undefined,
  ],
  [
    'foster:prose-open-nullo: where no Nullo was said in time there is none to be left closed',
    laws.openNulloInProse,
    {
      kind: 'announcement',
      offender: 'declarer',
      facts: { nulloAnnouncedBeforeTouch: false, skatTouched: true },
      situation: { contract: { game: 'open-gucki-nullo' } },
    },
    undefined,
  ],
  [
    'foster:prose-announced: where nothing is known to be announced nothing stands',
    laws.onceAnnounced,
    { kind: 'announcement-changed', offender: 'declarer' },
    { disposition: 'refused', contract: null },
  ],
]);
