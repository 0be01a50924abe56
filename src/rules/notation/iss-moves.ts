import { parseCard } from '../cards/card';
import { formatCardAs } from './card-styles';
import { unreadable, type Parsed } from './faults';
import type { IssAction, IssGame, IssManner, IssMove, IssSeat, SeenCard } from './iss-record';

const UNSEEN = '??';
const WORDS = { hold: 'y', pass: 'p', take: 's', resign: 'RE', show: 'SC' } as const;
const CARD = String.raw`(?:[CSHD][789TJQKA]|\?\?)`;
const DEALT = 32;

const parseSeen = (text: string): SeenCard => parseCard(text) ?? null;
const formatSeen = (card: SeenCard): string => (card === null ? UNSEEN : formatCardAs('iss', card));
const parseSeveral = (text: string): readonly SeenCard[] => text.split(/[.|]/).filter(Boolean).map(parseSeen);
const formatSeveral = (cards: readonly SeenCard[]): string => cards.map(formatSeen).join('.');
const dotted = (cards: readonly SeenCard[]): string => cards.map((card) => `.${formatSeen(card)}`).join('');

/** One form of an action: what it looks like, and the move that its parts make. */
interface Form<Action> {
  readonly pattern: RegExp;
  readonly move: (parts: readonly string[]) => Action;
}

type ByServer = Extract<IssAction, { readonly kind: 'deal' | 'skat' | 'timeout' | 'left' }>;
type ByPlayer = Exclude<IssAction, ByServer>;
type Unplaced<Action> = Action extends { readonly seat: IssSeat } ? Omit<Action, 'seat'> : never;

const SERVER_FORMS: readonly Form<ByServer>[] = [
  { pattern: /^TI\.([012])$/, move: ([seat]) => ({ kind: 'timeout', seat: Number(seat) as IssSeat }) },
  { pattern: /^LE\.([012])$/, move: ([seat]) => ({ kind: 'left', seat: Number(seat) as IssSeat }) },
  {
    pattern: new RegExp(String.raw`^(${CARD}\.${CARD})$`),
    move: ([cards = '']) => ({ kind: 'skat', cards: parseSeveral(cards) }),
  },
  {
    pattern: new RegExp(String.raw`^(${CARD}(?:[.|]${CARD}){${DEALT - 1}})$`),
    move: ([cards = '']) => ({ kind: 'deal', cards: parseSeveral(cards) }),
  },
];

const PLAYER_FORMS: readonly Form<Unplaced<ByPlayer>>[] = [
  { pattern: /^y$/, move: () => ({ kind: 'hold' }) },
  { pattern: /^p$/, move: () => ({ kind: 'pass' }) },
  { pattern: /^s$/, move: () => ({ kind: 'take' }) },
  { pattern: /^RE$/, move: () => ({ kind: 'resign' }) },
  { pattern: /^([1-9]\d{1,2})$/, move: ([bid]) => ({ kind: 'bid', bid: Number(bid) }) },
  { pattern: new RegExp(`^(${CARD})$`), move: ([card = '']) => ({ kind: 'play', card: parseSeen(card) }) },
  {
    pattern: new RegExp(String.raw`^(${CARD}\.${CARD})$`),
    move: ([cards = '']) => ({ kind: 'discard', cards: parseSeveral(cards) }),
  },
  {
    pattern: new RegExp(String.raw`^SC((?:\.${CARD}){0,10})$`),
    move: ([cards = '']) => ({ kind: 'show', cards: parseSeveral(cards) }),
  },
  {
    // A letter carries each manner at most once; after it stand the two discards, the ten open cards, or both.
    pattern: new RegExp(
      String.raw`^([GCSHDN])(?!\w{0,3}(\w)\w{0,3}\2)([OHSZ]{0,4})((?:\.${CARD}){2}|(?:\.${CARD}){10}|(?:\.${CARD}){12}|)$`,
    ),
    move: ([game, , manners = '', cards = '']) => ({
      kind: 'announce',
      game: game as IssGame,
      manners: manners.split('') as IssManner[],
      cards: parseSeveral(cards),
    }),
  },
];

const actionOf = <Action>(forms: readonly Form<Action>[], text: string): Action | undefined => {
  for (const { pattern, move } of forms) {
    const found = pattern.exec(text);
    if (found !== null) return move(found.slice(1));
  }
  return undefined;
};

const SERVER = 'w';

const readAction = (actor: string, text: string): IssAction | undefined => {
  if (actor === SERVER) return actionOf(SERVER_FORMS, text);
  const action = actionOf(PLAYER_FORMS, text);
  return action && { ...action, seat: Number(actor) as IssSeat };
};

/** Reads the moves of a record, pairs of actor and action; `start` is where they stand in the whole text. */
export const parseMoves = (text: string, start: number): Parsed<readonly IssMove[]> => {
  const tokens = [...text.matchAll(/\S+/g)].map(({ 0: token, index }) => ({ token, offset: start + index }));
  const moves: IssMove[] = [];
  for (let index = 0; index < tokens.length; index += 2) {
    const [actor, action] = tokens.slice(index, index + 2);
    if (actor === undefined || !/^[012w]$/.test(actor.token)) {
      return unreadable('not-an-actor', actor?.offset ?? start, { text: actor?.token ?? '' });
    }
    if (action === undefined) return unreadable('action-missing', actor.offset);
    const read = readAction(actor.token, action.token);
    if (read === undefined) {
      return unreadable('not-an-action', action.offset, { text: action.token, actor: actor.token });
    }
    moves.push({ ...read, offset: actor.offset });
  }
  return { ok: true, value: moves };
};

/** Writes what is done in a move, without who does it. */
export const formatAction = (move: IssAction): string => {
  switch (move.kind) {
    case 'timeout':
      return `TI.${move.seat}`;
    case 'left':
      return `LE.${move.seat}`;
    case 'bid':
      return String(move.bid);
    case 'announce':
      return move.game + move.manners.join('') + dotted(move.cards);
    case 'show':
      return WORDS.show + dotted(move.cards);
    case 'play':
      return formatSeen(move.card);
    case 'deal':
    case 'skat':
    case 'discard':
      return formatSeveral(move.cards);
    default:
      return WORDS[move.kind];
  }
};

const BY_SERVER: ReadonlySet<IssAction['kind']> = new Set(['deal', 'skat', 'timeout', 'left']);

/** Writes moves as the server does, with a blank after each. */
export const formatMoves = (moves: readonly IssAction[]): string =>
  moves.map((move) => `${actorOf(move)} ${formatAction(move)} `).join('');

const actorOf = (move: IssAction): string =>
  BY_SERVER.has(move.kind) || !('seat' in move) ? SERVER : String(move.seat);
