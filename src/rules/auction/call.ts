import type { Law } from '../laws/law';
import type { Seat } from '../seats';
import type { Text } from '../text';

export const CALLS = ['bid', 'hold', 'pass', 'play', 'ramsch'] as const;
export type CallKind = (typeof CALLS)[number];

/** One call of an auction; `value` belongs to a bid. */
export interface Call {
  readonly seat: Seat;
  readonly call: CallKind;
  readonly value?: number | undefined;
}

/** Why a call is not allowed. */
export const CALL_FAULTS = {
  'not-a-game-value': { en: '{value} is not the value of any game.', de: '{value} ist kein Wert eines Spiels.' },
  'below-minimum': { en: 'The lowest bid is {lowest}.', de: 'Das niedrigste Gebot ist {lowest}.' },
  'not-higher': { en: '{value} is not above {high}.', de: '{value} liegt nicht über {high}.' },
  'out-of-turn': { en: '{seat} is not to make this call now.', de: '{seat} ist mit diesem Gebot nicht an der Reihe.' },
  'not-this-call': {
    en: '{seat} is to call, but may only choose among: {open}.',
    de: '{seat} ist an der Reihe, darf aber nur wählen unter: {open}.',
  },
  'call-after-pass': { en: '{seat} has passed and stays out.', de: '{seat} hat gepasst und bleibt draußen.' },
  'nothing-to-hold': { en: 'There is no bid for {seat} to hold.', de: 'Für {seat} gibt es kein Gebot zu halten.' },
  'must-hold-or-pass': {
    en: '{seat} answers a bid by holding or passing.',
    de: '{seat} antwortet auf ein Gebot mit Halten oder Passen.',
  },
  'ramsch-not-available': { en: 'Ramsch cannot be called here.', de: 'Ramsch kann hier nicht angesagt werden.' },
  'auction-over': { en: 'The auction is over.', de: 'Das Reizen ist beendet.' },
  debarred: { en: '{seat} is debarred from this auction.', de: '{seat} ist von diesem Reizen ausgeschlossen.' },
} as const satisfies Readonly<Record<string, Text>>;
export type CallFaultCode = keyof typeof CALL_FAULTS;

/** A call that is not allowed: which (counted from 0), why, and by which law. */
export interface CallFault {
  readonly index: number;
  readonly code: CallFaultCode;
  readonly law: Law;
  readonly values: Readonly<Record<string, string | number>>;
}
