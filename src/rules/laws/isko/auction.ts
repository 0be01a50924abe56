/*
 * ISkO: the auction (3.3)
 *
 * | 1999   | since 2018 | title                       | status     |
 * | ------ | ---------- | --------------------------- | ---------- |
 * | 3.3.1  | not known  | What may be bid             | executable |
 * | 3.3.2  | not known  | Order of the auction        | definition |
 * | 3.3.3  | not known  | A game named in the bidding | executable |
 * | not known | 3.3.8   | Calls are irrevocable       | executable |
 * | 3.2.16 | not known  | Passed in                   | executable |
 */
import { isBiddable } from '../../auction/bid-values';
import { numberIn } from '../../irregularities/facts';
import type { Incident } from '../../irregularities/incident';
import type { JudgingLaw } from '../../irregularities/judging-law';
import { askIfUnknown, because, ruling, yesOrNo, type Ruling } from '../../irregularities/ruling';
import { iskoNumbers, SINCE_2018, type Law } from '../law';

export const biddableValues: JudgingLaw = {
  number: iskoNumbers({ old: '3.3.1' }),
  alsoIn: SINCE_2018,
  group: 'bidding',
  status: 'executable',
  answers: ['bid-not-a-value'],
  title: { en: 'What may be bid', de: 'Zulässige Reizwerte' },
  summary: {
    en: 'A bid is the value of some game, 18 or more.',
    de: 'Geboten wird der Wert eines möglichen Spiels, mindestens 18.',
  },
  evidence: 'verified',
  judge: ({ ruleset, incident }) => {
    const value = numberIn(incident, 'value');
    if (value === undefined) {
      return ruling(
        'refused',
        [because(biddableValues, 'Only the values of games may be bid.', 'Nur Spielwerte dürfen geboten werden.')],
        { missing: askIfUnknown(incident, 'value', []), doubts: [invalidBidDoubt] },
      );
    }
    return isBiddable(ruleset, value)
      ? ruling('allowed', [
          because(biddableValues, `${value} is the value of a game.`, `${value} ist der Wert eines Spiels.`),
        ])
      : ruling(
          'refused',
          [
            because(
              biddableValues,
              `No game is worth ${value}; it is no bid and is not rounded up.`,
              `Kein Spiel ist ${value} wert; es ist kein Gebot und wird nicht aufgerundet.`,
            ),
          ],
          { doubts: [invalidBidDoubt] },
        );
  },
};

const invalidBidDoubt = {
  en: 'What follows for a player who bids a number that is no value was not found.',
  de: 'Was für einen Spieler folgt, der keinen Spielwert bietet, wurde nicht gefunden.',
};

export const orderOfAuction: Law = {
  number: iskoNumbers({ old: '3.3.2' }),
  group: 'bidding',
  status: 'definition',
  title: { en: 'Order of the auction', de: 'Reihenfolge beim Reizen' },
  summary: {
    en: 'Middlehand bids to forehand, rearhand to the survivor; jumps are allowed; forehand may take the game at 18 when both others pass.',
    de: 'Mittelhand reizt Vorhand, Hinterhand den Verbleibenden; Sprünge sind erlaubt; passen beide, darf Vorhand bei 18 spielen.',
  },
  evidence: 'verified',
  doubts: [
    {
      en: 'The provisions on calls out of turn and on forehand alone at 18 were not seen.',
      de: 'Die Bestimmungen über Gebote außer der Reihe und über Vorhand allein bei 18 lagen nicht vor.',
    },
  ],
};

/** The game that binds its caller when it is named in the bidding. */
const GRAND_HAND = { game: 'grand', hand: true } as const;

export const gameNamedInBidding: JudgingLaw = {
  number: iskoNumbers({ old: '3.3.3' }),
  numberAssumed: ['isko-1999'],
  alsoIn: SINCE_2018,
  group: 'bidding',
  status: 'executable',
  answers: ['game-named-in-bidding'],
  title: { en: 'A game named in the bidding', de: 'Beim Reizen genanntes Spiel' },
  summary: {
    en: 'A game named in the bidding is only the bid of its value; Grand Hand alone binds its caller, at 72, unless 72 is exceeded.',
    de: 'Ein beim Reizen genanntes Spiel ist nur das Gebot seines Werts; allein Grand Hand bindet, mit 72, wenn 72 nicht überboten wird.',
  },
  evidence: 'court',
  doubts: [
    {
      en: 'The Court cites five provisions together; which of them says this was not found.',
      de: 'Das Gericht nennt fünf Bestimmungen zusammen; welche dies sagt, wurde nicht gefunden.',
    },
  ],
  judge: ({ incident }) => {
    const { named, exceeded } = incident.facts;
    const doubts = gameNamedInBidding.doubts ?? [];
    if (typeof named === 'string' && OF_NO_ONE_VALUE.has(named)) return noBidNamed();
    if (named === 'grand-hand' && exceeded !== true) {
      return ruling(
        'forced-game',
        [
          because(
            gameNamedInBidding,
            'Grand Hand stands for 72 and binds him while nobody goes higher; announcements may be added when he is declarer.',
            'Grand Hand steht für 72 und bindet ihn, solange niemand höher geht; Ansagen darf er als Alleinspieler ergänzen.',
          ),
        ],
        {
          contract: GRAND_HAND,
          missing: askIfUnknown(incident, 'exceeded', yesOrNo('allowed', 'forced-game')),
          doubts,
        },
      );
    }
    return ruling(
      'allowed',
      [
        named === 'grand-hand'
          ? because(
              gameNamedInBidding,
              'A higher bid was made; he is bound to nothing and may take the skat.',
              'Es wurde höher geboten; er ist an nichts gebunden und darf den Skat nehmen.',
            )
          : because(
              gameNamedInBidding,
              'It is the bid of the value of that game and binds him to nothing else.',
              'Es ist das Gebot des Werts dieses Spiels und bindet ihn sonst nicht.',
            ),
      ],
      {
        missing: askIfUnknown(incident, 'named', [
          { value: 'grand-hand', disposition: 'forced-game' },
          { value: 'null-hand', disposition: 'allowed' },
        ]),
        doubts,
      },
    );
  },
};

/** Games whose value hangs on matadors or suit, and Ramsch: their names say no number. */
const OF_NO_ONE_VALUE: ReadonlySet<string> = new Set([
  'suit',
  'suit-hand',
  'suit-ouvert',
  'grand',
  'grand-ouvert',
  'ramsch',
]);

const noBidNamed = (): Ruling =>
  ruling(
    'refused',
    [
      because(
        gameNamedInBidding,
        'That name stands for no one value and so is no bid; he names a number or passes, and is not bound to the game.',
        'Der Name steht für keinen bestimmten Wert und ist kein Gebot; er nennt eine Zahl oder passt und ist an das Spiel nicht gebunden.',
      ),
    ],
    { doubts: [...(gameNamedInBidding.doubts ?? []), namedDoubt] },
  );

const namedDoubt = {
  en: 'The Court ruled on Null Hand and Grand Hand; for games without a fixed value it is concluded.',
  de: 'Entschieden ist es für Null Hand und Grand Hand; für Spiele ohne festen Wert ist es gefolgert.',
};

export const callsAreIrrevocable: JudgingLaw = {
  number: iskoNumbers({ now: '3.3.8' }),
  alsoIn: ['isko-1999'],
  group: 'bidding',
  status: 'executable',
  answers: ['call-recalled', 'call-after-pass', 'hold-in-advance'],
  title: { en: 'Calls are irrevocable', de: 'Reizen ist unwiderruflich' },
  summary: {
    en: 'Passing, bidding and holding a bid cannot be taken back.',
    de: 'Passen, Bieten und Halten eines Gebots sind unwiderruflich.',
  },
  evidence: 'court',
  doubts: [
    {
      en: 'The provision was seen without its last sentence, and the source does not name the edition.',
      de: 'Die Bestimmung lag ohne ihren letzten Satz vor, und die Quelle nennt die Ausgabe nicht.',
    },
  ],
  judge: ({ incident }) => {
    if (incident.kind === 'hold-in-advance') return heldInAdvance(incident);
    const { said, wants } = incident.facts;
    const isRecalled = incident.kind === 'call-recalled';
    if (isRecalled ? said !== undefined && said === wants : said !== undefined && said !== 'pass') return undefined;
    return ruling(
      'refused',
      [
        isRecalled
          ? because(
              callsAreIrrevocable,
              'The bid stands as it was made; a higher one may follow in its turn.',
              'Das Gebot gilt, wie es abgegeben ist; ein höheres darf folgen, wenn er an der Reihe ist.',
            )
          : because(
              callsAreIrrevocable,
              'Who has passed stays out of this auction.',
              'Wer gepasst hat, bleibt bei diesem Reizen draußen.',
            ),
      ],
      { corrections: ['call-stands'], doubts: callsAreIrrevocable.doubts ?? [] },
    );
  },
};

/** What was said in advance is a bid or a hold like any other, up to the number named. */
const heldInAdvance = (incident: Incident): Ruling => {
  const upTo = numberIn(incident, 'upTo');
  const [en, de] = upTo === undefined ? ['the number named', 'zur genannten Zahl'] : [`${upTo}`, `${upTo}`];
  const doubts = [...(callsAreIrrevocable.doubts ?? []), saidUnaskedDoubt];
  return incident.facts['exceeded'] === true
    ? ruling(
        'no-offence',
        [
          because(
            callsAreIrrevocable,
            `More than ${en} was bid; he is free to hold it or to pass.`,
            'Es wurde höher gereizt, als er gesagt hatte; er darf halten oder passen.',
          ),
        ],
        { doubts },
      )
    : ruling(
        'stands',
        [
          because(
            callsAreIrrevocable,
            `He is bound up to ${en}, as if he had held each number in its turn.`,
            `Er ist bis ${de} gebunden, als hätte er jede Zahl gehalten.`,
          ),
        ],
        { corrections: ['call-stands'], doubts },
      );
};

const saidUnaskedDoubt = {
  en: 'Whether saying so unasked is an offence is disputed among referees.',
  de: 'Ob es ein Verstoß ist, das ungefragt zu sagen, ist unter Schiedsrichtern umstritten.',
};

export const passedIn: JudgingLaw = {
  number: iskoNumbers({ old: '3.2.16' }),
  alsoIn: SINCE_2018,
  group: 'bidding',
  status: 'executable',
  answers: ['ramsch-announced'],
  title: { en: 'Passed in', de: 'Eingepasst' },
  summary: {
    en: 'When nobody bids the deal is passed in: a valid game worth nothing to anybody, not dealt again; there is no Ramsch.',
    de: 'Bietet niemand, ist eingepasst: ein gültiges Spiel ohne Wertung, das nicht wiederholt wird; Ramsch gibt es nicht.',
  },
  evidence: 'verified',
  judge: () =>
    ruling('refused', [
      because(
        passedIn,
        'There is no Ramsch; when nobody bids the deal is passed in and the next player deals.',
        'Ramsch gibt es nicht; bietet niemand, ist eingepasst, und der Nächste gibt.',
      ),
    ]),
};
