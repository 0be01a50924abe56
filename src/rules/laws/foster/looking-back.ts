/*
 * Foster, The Laws of Skat: LOOKING BACK
 *
 * | law | title                     | status     |
 * | --- | ------------------------- | ---------- |
 * | 54  | Looking back and counting | executable |
 * | 55  | Telling the partner       | executable |
 */
import { curedOverbidAssumed, lostByOffence, stopHere, wonByOffence } from '../../irregularities/decided-games';
import type { Incident } from '../../irregularities/incident';
import type { JudgingLaw } from '../../irregularities/judging-law';
import { sideOf } from '../../irregularities/party';
import { because, ruling } from '../../irregularities/ruling';

export const lookingBack: JudgingLaw = {
  number: { foster: '54' },
  group: 'conduct',
  status: 'executable',
  answers: ['look-back', 'count-own-cards'],
  title: { en: 'Looking back and counting', de: 'Nachsehen und Zählen' },
  summary: {
    en: 'The last trick may be seen until a card is led to the next; any other look, and counting, loses the game, and the others may play on for schneider.',
    de: 'Der letzte Stich darf bis zum nächsten Ausspiel nachgesehen werden; jedes andere Nachsehen und das Zählen verliert, und die anderen dürfen um Schneider weiterspielen.',
  },
  evidence: 'verified',
  doubts: [
    curedOverbidAssumed,
    {
      en: "When an opponent has looked back, the right to play on is taken to be the declarer's.",
      de: 'Hat ein Gegner nachgesehen, gilt das Recht weiterzuspielen als das des Alleinspielers.',
    },
  ],
  judge: (facts) => {
    const { incident } = facts;
    const by = sideOf(incident.offender);
    const mayLook = incident.kind === 'look-back' ? wasLookAllowed(incident) : false;
    if (by === undefined || mayLook === undefined) return undefined;
    if (mayLook) {
      return ruling('no-offence', [
        because(
          lookingBack,
          'The last trick may be seen while no card is led to the next.',
          'Der letzte Stich darf nachgesehen werden, solange nicht ausgespielt ist.',
        ),
      ]);
    }
    if (by === 'declarer') {
      const why = because(
        lookingBack,
        'The declarer looked back or counted; his game is lost, and the others may play on.',
        'Der Alleinspieler hat nachgesehen oder gezählt; sein Spiel ist verloren, und die anderen dürfen weiterspielen.',
      );
      return lostByOffence(facts, why, { playOn: 'either-other' });
    }
    const why = because(
      lookingBack,
      'An opponent looked back or counted; the game is won, and the declarer may play on.',
      'Ein Gegner hat nachgesehen oder gezählt; das Spiel ist gewonnen, und der Alleinspieler darf weiterspielen.',
    );
    return wonByOffence(facts, why, { playOn: 'declarer', doubts: lookingBack.doubts ?? [] });
  },
};

/** Whether he looked at the last trick before a card was led to the next; undefined where the facts leave it open. */
const wasLookAllowed = ({ facts }: Incident): boolean | undefined => {
  const { trick, cardLedToNext } = facts;
  if (trick === 'earlier' || cardLedToNext === true) return false;
  return trick === 'last' && cardLedToNext === false ? true : undefined;
};

export const tellingPartner: JudgingLaw = {
  number: { foster: '55' },
  group: 'conduct',
  status: 'executable',
  answers: ['tells-partner'],
  title: { en: 'Telling the partner', de: 'Mitteilung an den Partner' },
  summary: {
    en: 'When an opponent tells his partner the count, asks for points or hints at a play, the declarer may claim the game.',
    de: 'Teilt ein Gegner dem Partner den Stand mit, bittet um Augen oder weist auf ein Spiel hin, darf der Alleinspieler das Spiel beanspruchen.',
  },
  evidence: 'verified',
  doubts: [curedOverbidAssumed],
  judge: (facts) => {
    if (sideOf(facts.incident.offender) !== 'opponents') return undefined;
    const why = because(
      tellingPartner,
      'An opponent informed his partner; the declarer may claim the game.',
      'Ein Gegner hat seinen Partner unterrichtet; der Alleinspieler darf das Spiel beanspruchen.',
    );
    const claimed = wonByOffence(facts, why, { doubts: tellingPartner.doubts ?? [] });
    if (claimed.alreadyDecided !== null) return claimed;
    const { missing, doubts } = claimed;
    return ruling('choice', [why], {
      missing,
      doubts,
      choices: [
        stopHere(claimed, 'declarer'),
        {
          by: 'declarer',
          choice: 'play-on',
          effect: { en: 'Play goes on and the outcome counts.', de: 'Es wird weitergespielt, das Ergebnis zählt.' },
          leadsTo: () => ruling('play-on', [why], { playingFor: 'outcome' }),
        },
      ],
    });
  },
};
