/*
 * ISkO: remarks, betraying cards, counting aloud (4.2.9, 4.3.7)
 *
 * | 1999      | since 2018 | title            | status     |
 * | --------- | ---------- | ---------------- | ---------- |
 * | 4.2.9     | 4.2.9      | Betraying cards  | executable |
 * | not known | 4.3.7      | Counting aloud   | executable |
 */
import type { IncidentCase } from '../../irregularities/incident';
import type { JudgingLaw } from '../../irregularities/judging-law';
import { decisionBefore } from '../../irregularities/known-game';
import { judgeOffence } from '../../irregularities/offence';
import { sideOf } from '../../irregularities/party';
import { because, ruling, type Ruling } from '../../irregularities/ruling';
import { decidesAlone } from '../../irregularities/shortened-games';
import { iskoNumbers } from '../law';

export const betrayingCards: JudgingLaw = {
  number: iskoNumbers({ old: '4.2.9', now: '4.2.9' }),
  group: 'conduct',
  status: 'executable',
  answers: ['tells-partner', 'declarer-claims', 'other-hand-seen'],
  title: { en: 'Betraying cards', de: 'Kartenverrat' },
  summary: {
    en: 'Remarks and gestures that can betray cards are forbidden; an opponent’s ends an open game for the declarer, unless his own cards alone force the result.',
    de: 'Bemerkungen und Gesten, die Karten verraten können, sind verboten; die eines Gegners beendet ein offenes Spiel zugunsten des Alleinspielers, wenn nicht seine Karten allein das Ergebnis erzwingen.',
  },
  evidence: 'verified',
  judge: (facts) => {
    const { incident } = facts;
    if (incident.kind === 'other-hand-seen') return shownToPartner(facts);
    if (incident.kind === 'declarer-claims') {
      const named = because(
        betrayingCards,
        'An opponent demanded to play on and named the trick that he would make; that betrays cards, and play does not go on.',
        'Ein Gegner verlangte das Weiterspielen und nannte den noch kommenden Stich; das ist Kartenverrat, weitergespielt wird nicht.',
      );
      const judged =
        incident.facts['objectorNamesTrick'] === true
          ? judgeOffence(facts, { by: 'opponents', steps: [named] })
          : undefined;
      return judged && { ...judged, choices: [] };
    }
    if (sideOf(incident.offender) !== 'opponents' || incident.facts['kind'] === 'counts-aloud') return undefined;
    const before = decisionBefore(facts);
    if ((before === null || before === 'unknown') && decidesAlone(facts)) {
      const forced = because(
        betrayingCards,
        'His own cards alone force the result, whatever the others play; the remark betrayed nothing.',
        'Seine Karten allein erzwingen das Ergebnis, was die anderen auch spielen; die Bemerkung verriet nichts.',
      );
      return ruling('no-offence', [forced]);
    }
    const betrayed = because(
      betrayingCards,
      'An opponent’s remark told his partner about cards and could influence the result.',
      'Die Bemerkung eines Gegners verriet dem Partner Karten und konnte das Ergebnis beeinflussen.',
    );
    return judgeOffence(facts, { by: 'opponents', steps: [betrayed] });
  },
};

/** A hand that an opponent lets his partner see betrays cards; any other look is none of this provision's matter. */
const shownToPartner = (facts: IncidentCase): Ruling | undefined => {
  const { offender, facts: told } = facts.incident;
  const isShown = sideOf(offender) === 'opponents' && told['whose'] === 'opponent' && told['ownerShowed'] === true;
  if (!isShown) return undefined;
  const shown = because(
    betrayingCards,
    'An opponent let his partner see his cards; that betrays cards.',
    'Ein Gegner ließ seinen Partner in seine Karten sehen; das ist Kartenverrat.',
  );
  return judgeOffence(facts, { by: 'opponents', steps: [shown] });
};

export const countingAloud: JudgingLaw = {
  number: iskoNumbers({ now: '4.3.7' }),
  alsoIn: ['isko-1999'],
  group: 'conduct',
  status: 'executable',
  answers: ['tells-partner'],
  title: { en: 'Counting aloud', de: 'Lautes Zählen' },
  summary: {
    en: 'Nobody may count trumps or card points aloud; it is treated like a remark that can influence the play.',
    de: 'Niemand darf Trümpfe oder Augen laut zählen; es wird wie eine Bemerkung behandelt, die das Spiel beeinflussen kann.',
  },
  evidence: 'verified',
  doubts: [
    {
      en: 'The consequence was not seen; what follows for the declarer is left to the referee.',
      de: 'Die Folge lag nicht vor; was für den Alleinspieler folgt, entscheidet der Schiedsrichter.',
    },
  ],
  judge: (facts) => {
    const { incident } = facts;
    const doubts = countingAloud.doubts ?? [];
    const by = sideOf(incident.offender);
    if (incident.facts['kind'] !== 'counts-aloud' || by === undefined) return undefined;
    if (by === 'declarer') {
      const forbidden = because(
        countingAloud,
        'Counting aloud is forbidden to the declarer too; the consequence is left to the referee: text not verified.',
        'Lautes Zählen ist auch dem Alleinspieler verboten; die Folge entscheidet der Schiedsrichter: Text nicht geprüft.',
      );
      return ruling('referee', [forbidden], { doubts });
    }
    const counted = because(
      countingAloud,
      'An opponent counted aloud; his partner learnt from it.',
      'Ein Gegner hat laut gezählt; sein Partner erfuhr dadurch etwas.',
    );
    return judgeOffence(facts, { by, steps: [counted], doubts });
  },
};
