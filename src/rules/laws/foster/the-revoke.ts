/*
 * Foster, The Laws of Skat: THE REVOKE
 *
 * | law | title                | status     |
 * | --- | -------------------- | ---------- |
 * | 52  | The declarer revokes | executable |
 * | 53  | An opponent revokes  | executable |
 */
import { decidedByTricks, lostByOffence, wonByOffence } from '../../irregularities/decided-games';
import { numberIn } from '../../irregularities/facts';
import type { Incident } from '../../irregularities/incident';
import type { JudgingLaw } from '../../irregularities/judging-law';
import { sideOf } from '../../irregularities/party';
import { askIfUnknown, because, ruling, yesOrNo, type Choice, type ChoiceWord } from '../../irregularities/ruling';
import { stateOfItsTrick } from '../../irregularities/when-found';
import type { Text } from '../../text';

export const declarerRevokes: JudgingLaw = {
  number: { foster: '52' },
  group: 'revoke',
  status: 'executable',
  answers: ['revoke'],
  title: { en: 'The declarer revokes', de: 'Der Alleinspieler bekennt nicht' },
  summary: {
    en: 'A revoke of the declarer costs the game once the trick is turned and quitted; put right in time it costs nothing, and an opponent who played after it may change his card.',
    de: 'Bekennt der Alleinspieler nicht, verliert er, sobald der Stich gewendet ist; rechtzeitig berichtigt bleibt es straflos, und ein Gegner, der danach zugab, darf ändern.',
  },
  evidence: 'verified',
  judge: (facts) => {
    const { incident } = facts;
    if (sideOf(incident.offender) !== 'declarer') return undefined;
    const isQuitted = wasQuitted(incident);
    if (isQuitted === true) {
      const why = because(
        declarerRevokes,
        'The trick was turned and quitted before the revoke was found; the game is lost.',
        'Der Stich war gewendet, bevor der Fehler bemerkt wurde; das Spiel ist verloren.',
      );
      return lostByOffence(facts, why);
    }
    const why = because(
      declarerRevokes,
      'The revoke is put right in time, without penalty.',
      'Der Fehler wird rechtzeitig und straflos berichtigt.',
    );
    return (
      decidedByTricks(facts, why) ??
      ruling('corrected', [why], {
        corrections: ['card-goes-back'],
        choices: (numberIn(incident, 'playedAfter') ?? 0) > 0 ? [amending, keeping] : [],
        missing:
          isQuitted === undefined ? askIfUnknown(incident, 'trickQuitted', yesOrNo('game-lost', 'corrected')) : [],
      })
    );
  },
};

/** Whether the trick of the revoke had been turned and quitted when it was found: said so, or told by the two moments. */
const wasQuitted = (incident: Incident): boolean | undefined => {
  const { trickQuitted } = incident.facts;
  if (typeof trickQuitted === 'boolean') return trickQuitted;
  const state = stateOfItsTrick(incident);
  return state === undefined || state === 'not-begun' ? undefined : state === 'quitted';
};

export const opponentRevokes: JudgingLaw = {
  number: { foster: '53' },
  group: 'revoke',
  status: 'executable',
  answers: ['revoke'],
  title: { en: 'An opponent revokes', de: 'Ein Gegner bekennt nicht' },
  summary: {
    en: "An opponent's revoke wins the game for the declarer, even one that is overbid; he may play on for schneider or schwarz.",
    de: 'Bekennt ein Gegner nicht, ist das Spiel gewonnen, auch ein überreiztes; um Schneider oder Schwarz darf weitergespielt werden.',
  },
  evidence: 'verified',
  judge: (facts) => {
    if (sideOf(facts.incident.offender) !== 'opponents') return undefined;
    const why = because(
      opponentRevokes,
      'An opponent has revoked; the game is won, overbid or not, and may be played out.',
      'Ein Gegner hat nicht bekannt; das Spiel ist gewonnen, überreizt oder nicht, und darf ausgespielt werden.',
    );
    return wonByOffence(facts, why, { playOn: 'declarer' });
  },
};

/** What an opponent who played after the revoke may do when it is put right. */
const afterRevoke = (
  choice: ChoiceWord,
  effect: Text,
  corrections: readonly ['cards-played-after-go-back'] | [],
): Choice => ({
  by: 'opponent-played',
  choice,
  effect,
  leadsTo: () =>
    ruling('corrected', [because(declarerRevokes, effect.en, effect.de)], {
      corrections: ['card-goes-back', ...corrections],
    }),
});

const amending = afterRevoke(
  'amend',
  {
    en: 'The opponent takes his card back and plays another.',
    de: 'Der Gegner nimmt seine Karte zurück und spielt eine andere.',
  },
  ['cards-played-after-go-back'],
);

const keeping = afterRevoke(
  'keep',
  { en: 'The opponent leaves his card.', de: 'Der Gegner lässt seine Karte liegen.' },
  [],
);
