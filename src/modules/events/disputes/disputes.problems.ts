import type { Dispute, DisputeState } from '../../../persistence/stores/disputes';
import { defineProblems, ProblemError, type Text } from '../../../platform';

export const disputeProblems = defineProblems({
  'unknown-table': {
    status: 422,
    title: { en: 'No such table in this tournament', de: 'Diesen Tisch gibt es im Turnier nicht' },
    explanation: {
      en: 'Name the id of a table of this tournament.',
      de: 'Die Kennung eines Tisches dieses Turniers angeben.',
    },
  },
  'deal-not-entered': {
    status: 409,
    title: { en: 'The deal is not entered', de: 'Das Spiel ist nicht eingetragen' },
    explanation: {
      en: 'A dispute is about a deal that stands in the list. Enter the deal first as it was played, or leave the deal out.',
      de: 'Ein Streitfall betrifft ein Spiel, das in der Liste steht. Das Spiel zuerst so eintragen, wie es gespielt wurde, oder weglassen.',
    },
  },
  'deadline-passed': {
    status: 409,
    title: { en: 'The time for it is over', de: 'Die Frist ist abgelaufen' },
    explanation: {
      en: 'The table contests a list until the time for objections is over, and a ruling until the time for appeals is; a referee may open a dispute later.',
      de: 'Der Tisch bestreitet eine Liste bis zum Ende der Einspruchsfrist und eine Entscheidung bis zum Ende der Berufungsfrist; ein Schiedsrichter darf einen Streitfall auch später eröffnen.',
    },
  },
  'dispute-state': {
    status: 409,
    title: { en: 'The state of the dispute does not allow it', de: 'Der Stand des Streitfalls lässt das nicht zu' },
    explanation: {
      en: 'A dispute is open until a referee rules; his ruling can be appealed against, and the jury settles it. Only an open dispute is withdrawn, and only one that waits for a ruling is completed. `state` says how it stands.',
      de: 'Ein Streitfall ist offen, bis ein Schiedsrichter entscheidet; dagegen ist Berufung möglich, und die Jury erledigt ihn. Zurückgezogen wird nur ein offener Streitfall, ergänzt nur einer, der auf eine Entscheidung wartet. `state` nennt den Stand.',
    },
  },
  'advice-undecided': {
    status: 422,
    title: { en: 'The advice leaves something open', de: 'Der Rat lässt etwas offen' },
    explanation: {
      en: 'It can be followed once `missing` is known or one of `choices` is made; without that the referee departs from it with a reason and a law.',
      de: 'Ihm kann gefolgt werden, sobald `missing` bekannt oder eine der `choices` getroffen ist; sonst weicht der Schiedsrichter mit Begründung und Gesetz ab.',
    },
  },
  'not-advised': {
    status: 422,
    title: { en: 'The advice has nothing of the kind', de: 'Der Rat enthält nichts dergleichen' },
    explanation: {
      en: 'Waived is only a penalty that the advice calls not mandatory, and claimed only what stands in its `claims`.',
      de: 'Erlassen wird nur eine Strafe, die der Rat nicht zwingend nennt, und beansprucht nur, was unter `claims` steht.',
    },
  },
  'ruled-before': {
    status: 409,
    title: { en: 'The jury is somebody else', de: 'Die Jury ist jemand anderes' },
    explanation: {
      en: 'Whoever has ruled on the dispute as referee does not sit on the jury that hears the appeal; another key of the jury or of a director rules.',
      de: 'Wer im Streitfall als Schiedsrichter entschieden hat, gehört nicht zur Jury über die Berufung; es entscheidet ein anderer Schlüssel der Jury oder der Turnierleitung.',
    },
  },
  'no-deal-disputed': {
    status: 422,
    title: { en: 'The dispute is about no deal', de: 'Der Streitfall betrifft kein Spiel' },
    explanation: {
      en: 'Only a dispute on an entered deal changes that deal, and only one at a table takes or gives points.',
      de: 'Nur ein Streitfall zu einem eingetragenen Spiel ändert dieses Spiel, und nur einer an einem Tisch gibt oder nimmt Punkte.',
    },
  },
  'player-not-at-table': {
    status: 422,
    title: { en: 'The player has no seat at this table', de: 'Der Spieler hat an diesem Tisch keinen Platz' },
    explanation: {
      en: 'A warning is given to somebody who holds or has held a seat at the table.',
      de: 'Verwarnt wird, wer am Tisch einen Platz hat oder hatte.',
    },
  },
  'warning-withdrawn': {
    status: 409,
    title: { en: 'The warning was withdrawn before', de: 'Die Verwarnung ist schon zurückgenommen' },
    explanation: {
      en: 'It no longer counts; why is said in the list of warnings.',
      de: 'Sie zählt nicht mehr; den Grund nennt die Liste der Verwarnungen.',
    },
  },
});

const states: Readonly<Record<DisputeState, Text>> = {
  open: { en: 'open', de: 'offen' },
  ruled: { en: 'ruled on', de: 'entschieden' },
  appealed: { en: 'before the jury', de: 'vor der Jury' },
  settled: { en: 'settled by the jury', de: 'von der Jury erledigt' },
  withdrawn: { en: 'withdrawn', de: 'zurückgezogen' },
};

/** The refusal of what cannot be done with a dispute as it stands. */
export function wrongDisputeState({ state }: Dispute, wanted: readonly DisputeState[]): ProblemError {
  const asked = (language: 'en' | 'de'): string =>
    wanted.map((one) => states[one][language]).join({ en: ' or ', de: ' oder ' }[language]);
  return new ProblemError(disputeProblems['dispute-state'], {
    detail: {
      en: `The dispute is ${states[state].en}; for this it must be ${asked('en')}.`,
      de: `Der Streitfall ist ${states[state].de}; dafür muss er ${asked('de')} sein.`,
    },
    members: { state },
  });
}
