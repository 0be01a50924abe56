import {
  fillText,
  LEVELS,
  OPENING_TURNS,
  printCard,
  type Card,
  type EvaluatedWay,
  type GameEvaluation,
  type Language,
  type Ruleset,
  type Seat,
} from '../../../rules';
import { SEAT_NAMES } from '../bids';
import { LABELS, LEVEL_NAMES, matadorsName, SUIT_NAMES, TURN_NAMES, wayName } from './hand-words';

/** What a page about a hand is made of. */
export interface HandPage {
  readonly ruleset: Ruleset;
  readonly hand: readonly Card[];
  readonly skat?: readonly Card[] | undefined;
  readonly seat?: Seat | undefined;
  readonly games: readonly GameEvaluation[];
}

/** A hand and its games as lines of plain text, for a person to read. */
export const handText = ({ ruleset, hand, skat, seat, games }: HandPage, language: Language): string => {
  const print = (cards: readonly Card[]): string => cards.map((card) => printCard(card, language)).join(' ');
  const label = (name: keyof typeof LABELS): string => LABELS[name][language].padEnd(LABEL_WIDTH);
  const head = [
    `${ruleset.name[language]}, ${ruleset.edition}`,
    label('hand') + print(hand),
    label('skat') + (skat === undefined ? LABELS.unknown[language] : print(skat)),
    ...(seat === undefined
      ? []
      : [`${label('seat')}${SEAT_NAMES[seat][language]}; ${TURN_NAMES[OPENING_TURNS[seat]][language]}`]),
  ];
  const blocks = games.map((game) => gameLines(ruleset, game, language));
  return `${[head, ...blocks].map((lines) => lines.join('\n')).join('\n\n')}\n`;
};

const LABEL_WIDTH = 8;
const NAME_WIDTH = 34;
const FIGURE_WIDTH = 14;

const gameLines = (ruleset: Ruleset, evaluated: GameEvaluation, language: Language): readonly string[] => {
  const { game, trump, matadors, cases, ways } = evaluated;
  const name = [
    ruleset.games[game]?.name[language] ?? game,
    ...(trump === undefined ? [] : [SUIT_NAMES[trump][language]]),
    ...(matadors === null ? [] : [matadorsName(matadors, language)]),
  ].join(', ');
  const hasLevels = matadors !== null;
  const columns = hasLevels ? LEVELS.map((level) => LEVEL_NAMES[level][language]) : [LEVEL_NAMES.simple[language]];
  return [
    row(name, [...columns, LABELS.safe[language]]),
    ...ways.map((way) => row(`  ${wayName(way.way, language)}`, wayFigures(way, hasLevels))),
    ...(cases.length > 1 ? caseLines(cases, language) : []),
  ];
};

const wayFigures = ({ values, safeBid }: EvaluatedWay, hasLevels: boolean): readonly (string | number)[] => {
  const at = (level: string | null): string | number => values.find((value) => value.level === level)?.value ?? '-';
  return [...(hasLevels ? LEVELS.map(at) : [at(null)]), safeBid ?? '-'];
};

const caseLines = (cases: GameEvaluation['cases'], language: Language): readonly string[] => {
  const count = cases.reduce((sum, { skats }) => sum + skats, 0);
  return cases.map(({ matadors, skats, value }) => {
    const named = matadors === null ? '' : matadorsName(matadors, language);
    return `  ${fillText(LABELS.skats, { matadors: named, skats, count, value })[language]}`;
  });
};

const row = (name: string, figures: readonly (string | number)[]): string =>
  [name.padEnd(NAME_WIDTH), ...figures.map((figure) => String(figure).padStart(FIGURE_WIDTH))].join('');
