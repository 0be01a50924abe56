/*
 * Foster, The Laws of Skat: THE SKAT CARDS
 *
 * | law | title                             | status     |
 * | --- | --------------------------------- | ---------- |
 * | 24  | Looking at the skat without right | executable |
 * | 25  | An onlooker looks at the skat     | executable |
 * | 26  | Looking at the skat in play       | executable |
 * | 27  | Taking the skat by mistake        | executable |
 * | 28  | How the skat cards are taken up   | executable |
 * | 29  | Turning either card, or both      | executable |
 * | 30  | A jack is turned                  | executable |
 * | 31  | A seven is turned                 | executable |
 * | 32  | Laying out                        | executable |
 */
import { formatCard, rankOf, SUITS, suitOf } from '../../cards/card';
import { curedOverbidAssumed, lostByOffence, wonByOffence } from '../../irregularities/decided-games';
import { cardsIn, numberIn } from '../../irregularities/facts';
import { foundBefore, foundFrom } from '../../irregularities/incident';
import type { JudgingLaw } from '../../irregularities/judging-law';
import { sideOf } from '../../irregularities/party';
import { askIfUnknown, because, ruling, yesOrNo, type Choice } from '../../irregularities/ruling';
import type { Contract } from '../../contracts/contract';

export const skatWithoutRight: JudgingLaw = {
  number: { foster: '24' },
  group: 'skat',
  status: 'executable',
  answers: ['skat-seen'],
  title: { en: 'Looking at the skat without right', de: 'Unberechtigter Blick in den Skat' },
  summary: {
    en: 'An active player who takes up or sees the skat without right may not bid in that deal; anybody else at the table is charged ten.',
    de: 'Ein Mitspieler, der den Skat unberechtigt aufnimmt oder sieht, darf in diesem Spiel nicht reizen; jeder andere am Tisch zahlt zehn.',
  },
  evidence: 'verified',
  judge: ({ incident }) => {
    const { offender, facts: said } = incident;
    if (offender === 'onlooker') return undefined;
    if (said['entitled'] === true) {
      return ruling('no-offence', [
        because(skatWithoutRight, 'He had a right to see the card.', 'Er durfte die Karte sehen.'),
      ]);
    }
    if (offender === 'idle' || said['active'] === false) {
      return ruling(
        'play-on',
        [
          because(
            skatWithoutRight,
            'He holds no cards; ten are taken from his score and the deal goes on.',
            'Er hat keine Karten; ihm werden zehn abgezogen, und es geht weiter.',
          ),
        ],
        { penalties: [{ who: offender, points: -10, mandatory: true }] },
      );
    }
    if (sideOf(offender) !== undefined || foundFrom(incident, 'skat-use')) return undefined;
    return ruling(
      'stands',
      [
        because(
          skatWithoutRight,
          'He is debarred from bidding in this deal; the bidding goes on without him.',
          'Er ist in diesem Spiel vom Reizen ausgeschlossen; es wird ohne ihn weitergereizt.',
        ),
      ],
      { debarred: [offender] },
    );
  },
};

export const onlookerLooks: JudgingLaw = {
  number: { foster: '25' },
  group: 'skat',
  status: 'executable',
  answers: ['skat-seen'],
  title: { en: 'An onlooker looks at the skat', de: 'Ein Kiebitz sieht den Skat ein' },
  summary: {
    en: 'An onlooker from outside the table who looks at the skat may have to pay the value of the game.',
    de: 'Ein Kiebitz, der in den Skat sieht, kann zur Zahlung des Spielwerts herangezogen werden.',
  },
  evidence: 'verified',
  doubts: [{ en: 'To whom the onlooker pays is not said.', de: 'An wen der Kiebitz zahlt, ist nicht gesagt.' }],
  judge: ({ incident }) => {
    if (incident.offender !== 'onlooker') return undefined;
    const points = numberIn(incident, 'gameValue');
    const why = because(
      onlookerLooks,
      'The table may call on him to pay the value of the game; the deal goes on.',
      'Der Tisch kann von ihm den Spielwert verlangen; das Spiel geht weiter.',
    );
    return ruling('play-on', [why], {
      claims: points === undefined ? [] : [{ from: 'onlooker', to: 'table', points }],
      missing: askIfUnknown(incident, 'gameValue', []),
      doubts: onlookerLooks.doubts ?? [],
    });
  },
};

export const skatSeenInPlay: JudgingLaw = {
  number: { foster: '26' },
  group: 'skat',
  status: 'executable',
  answers: ['skat-seen'],
  title: { en: 'Looking at the skat in play', de: 'Blick in den Skat während des Spiels' },
  summary: {
    en: 'A player who looks at a skat that he did not lay out loses the game for his side; the declarer may have it played out for schneider or schwarz.',
    de: 'Wer im Spiel in einen Skat sieht, den er nicht selbst gelegt hat, verliert für seine Partei; der Alleinspieler darf um Schneider oder Schwarz weiterspielen lassen.',
  },
  evidence: 'verified',
  doubts: [
    curedOverbidAssumed,
    {
      en: 'A look between the bidding and the first lead is taken as one in play.',
      de: 'Ein Blick zwischen Reizen und erstem Ausspiel gilt als einer während des Spiels.',
    },
  ],
  judge: (facts) => {
    const { incident } = facts;
    if (incident.facts['laidOutByOffender'] === true) {
      return ruling('no-offence', [
        because(skatSeenInPlay, 'He laid those cards out of his own hand.', 'Er hat diese Karten selbst gelegt.'),
      ]);
    }
    const side = sideOf(incident.offender);
    if (side === undefined) return undefined;
    if (side === 'declarer') {
      const why = because(
        skatSeenInPlay,
        'The declarer looked at cards that he had not laid out; his game is lost.',
        'Der Alleinspieler hat in Karten gesehen, die er nicht gelegt hat; sein Spiel ist verloren.',
      );
      return lostByOffence(facts, why, {
        missing: askIfUnknown(incident, 'laidOutByOffender', yesOrNo('no-offence', 'game-lost')),
      });
    }
    const why = because(
      skatSeenInPlay,
      'An opponent looked at the skat; the game is won and may be played out.',
      'Ein Gegner hat in den Skat gesehen; das Spiel ist gewonnen und darf ausgespielt werden.',
    );
    return wonByOffence(facts, why, { playOn: 'declarer', doubts: skatSeenInPlay.doubts ?? [] });
  },
};

export const skatTakenByMistake: JudgingLaw = {
  number: { foster: '27' },
  group: 'skat',
  status: 'executable',
  answers: ['skat-taken-into-hand'],
  title: { en: 'Taking the skat by mistake', de: 'Irrtümlich eingesteckter Skat' },
  summary: {
    en: 'Who takes skat cards into his hand before the bidding has his hand drawn down to ten face down, is charged 25 and may not bid.',
    de: 'Wer vor dem Reizen Skatkarten einsteckt, dem wird verdeckt auf zehn abgezogen; er zahlt 25 und darf nicht reizen.',
  },
  evidence: 'verified',
  doubts: [
    {
      en: 'The charge is said only of taking before the bidding; later the hand is reduced without it.',
      de: 'Die Strafe ist nur für das Einstecken vor dem Reizen gesagt; später wird ohne sie abgezogen.',
    },
  ],
  judge: ({ incident }) => {
    const { offender, facts: said } = incident;
    const dealt = said['offenderIsDealer'] ?? (said['players'] === 3 && offender === 'rearhand');
    const late = foundFrom(incident, 'bidding');
    const why = because(
      skatTakenByMistake,
      `${dealt === true ? 'Forehand' : 'The dealer'} draws face down from the hand until ten are left; the player may not bid.`,
      `${dealt === true ? 'Vorhand' : 'Der Geber'} zieht verdeckt, bis zehn Karten bleiben; der Spieler darf nicht reizen.`,
    );
    return ruling('hand-reduced', [why], {
      penalties: late ? [] : [{ who: offender, points: -25, mandatory: true }],
      debarred: [offender],
      corrections: [dealt === true ? 'forehand-draws-face-down' : 'dealer-draws-face-down'],
      doubts: late ? (skatTakenByMistake.doubts ?? []) : [],
    });
  },
};

export const howSkatIsTaken: JudgingLaw = {
  number: { foster: '28' },
  group: 'skat',
  status: 'executable',
  answers: ['both-skat-taken-together', 'first-card-kept-unshown'],
  title: { en: 'How the skat cards are taken up', de: 'Wie der Skat aufgenommen wird' },
  summary: {
    en: 'Both cards taken together make a Gucki Grand unless a Nullo was named; a first card kept unshown makes the second a passt-mir-nicht.',
    de: 'Beide Karten zusammen aufgenommen verpflichten zum Gucki-Grand, wenn kein Nullo gesagt war; die verdeckt behaltene erste macht die zweite zum Passt-mir-nicht.',
  },
  evidence: 'verified',
  judge: ({ incident }) => {
    const { announcedNullo } = incident.facts;
    if (incident.kind === 'first-card-kept-unshown') {
      return ruling(
        'forced-game',
        [
          because(
            howSkatIsTaken,
            'The first card went into the hand unshown; the second is turned up and makes a passt-mir-nicht.',
            'Die erste Karte kam ungezeigt ins Blatt; die zweite wird gedreht und macht ein Passt-mir-nicht.',
          ),
        ],
        { contract: { game: 'tournee', passtMirNicht: true }, corrections: ['second-card-is-turned'] },
      );
    }
    return announcedNullo === true
      ? ruling('allowed', [because(howSkatIsTaken, 'Nullo was said before.', 'Nullo war vorher angesagt.')], {
          contract: { game: 'gucki-nullo' },
        })
      : ruling(
          'forced-game',
          [
            because(
              howSkatIsTaken,
              'Both cards were taken up together and no Nullo was said; it is a Gucki Grand.',
              'Beide Karten wurden zusammen aufgenommen, Nullo war nicht gesagt; es ist ein Gucki-Grand.',
            ),
          ],
          {
            contract: { game: 'gucki-grand' },
            missing: askIfUnknown(incident, 'announcedNullo', yesOrNo('allowed', 'forced-game')),
          },
        );
  },
};

export const eitherCardTurned: JudgingLaw = {
  number: { foster: '29' },
  group: 'skat',
  status: 'executable',
  answers: ['both-skat-exposed'],
  title: { en: 'Turning either card, or both', de: 'Eine Karte drehen, oder beide' },
  summary: {
    en: 'The declarer turns whichever card he likes; exposing both binds him to the suit of higher value.',
    de: 'Der Alleinspieler dreht eine beliebige Karte; deckt er beide auf, gilt die Farbe von höherem Wert.',
  },
  evidence: 'verified',
  doubts: [
    {
      en: 'Whether an exposed jack still allows a Grand is not said; by the prose it is too late once both are seen.',
      de: 'Ob ein offener Bube noch einen Grand erlaubt, ist nicht gesagt; nach dem Fließtext ist es zu spät, wenn beide gesehen sind.',
    },
  ],
  judge: ({ incident }) => {
    const exposed = cardsIn(incident, 'exposed');
    const trump = SUITS.find((suit) => exposed.some((card) => suitOf(card) === suit));
    if (trump === undefined || exposed.length < 2) return undefined;
    const withJack = exposed.some((card) => rankOf(card) === 'J');
    const why = because(
      eitherCardTurned,
      `Both cards are exposed; the suit of higher value, ${trump}, is played.`,
      `Beide Karten liegen offen; gespielt wird die Farbe von höherem Wert, ${trump}.`,
    );
    return ruling('forced-game', [why], {
      contract: { game: 'tournee', trump },
      doubts: withJack ? (eitherCardTurned.doubts ?? []) : [],
    });
  },
};

export const jackTurned: JudgingLaw = {
  number: { foster: '30' },
  group: 'skat',
  status: 'executable',
  answers: ['jack-turned'],
  title: { en: 'A jack is turned', de: 'Ein Bube wird gedreht' },
  summary: {
    en: 'A turned jack lets the declarer choose its suit or a turned Grand.',
    de: 'Ein gedrehter Bube lässt die Wahl zwischen seiner Farbe und dem Grand-Tournee.',
  },
  evidence: 'verified',
  doubts: [
    {
      en: 'That the Grand must be named before the second card is seen is said in the prose only.',
      de: 'Dass der Grand vor dem Ansehen der zweiten Karte gesagt sein muss, steht nur im Fließtext.',
    },
  ],
  judge: ({ incident }) => {
    const [turned] = cardsIn(incident, 'turned');
    if (turned === undefined || rankOf(turned) !== 'J') return undefined;
    const inSuit = playing(
      { game: 'tournee', trump: suitOf(turned) },
      'The suit of the jack is played.',
      'Gespielt wird die Farbe des Buben.',
    );
    if (incident.facts['secondSeen'] === true) return { ...inSuit(), doubts: jackTurned.doubts ?? [] };
    const inGrand = playing({ game: 'turned-grand' }, 'A turned Grand is played.', 'Gespielt wird ein Grand-Tournee.');
    const choices: readonly Choice[] = [
      {
        by: 'declarer',
        choice: 'suit',
        effect: { en: 'He plays the suit of the jack.', de: 'Er spielt die Farbe des Buben.' },
        leadsTo: inSuit,
      },
      {
        by: 'declarer',
        choice: 'turned-grand',
        effect: { en: 'He plays a turned Grand.', de: 'Er spielt einen Grand-Tournee.' },
        leadsTo: inGrand,
      },
    ];
    const why = because(
      jackTurned,
      `${formatCard(turned)} is turned; the declarer chooses between its suit and a Grand.`,
      `${formatCard(turned)} ist gedreht; der Alleinspieler wählt zwischen der Farbe und einem Grand.`,
    );
    return ruling('choice', [why], {
      choices,
      missing: askIfUnknown(incident, 'secondSeen', yesOrNo('forced-game', 'choice')),
    });
  },
};

export const sevenTurned: JudgingLaw = {
  number: { foster: '31' },
  group: 'skat',
  status: 'executable',
  answers: ['nullo-after-turn'],
  title: { en: 'A seven is turned', de: 'Eine Sieben wird gedreht' },
  summary: {
    en: 'A turned seven makes a Nullo possible, for ten, only where the table has agreed to turned Nullos.',
    de: 'Eine gedrehte Sieben erlaubt einen Nullo, zu zehn, nur wenn gedrehte Nullos abgesprochen sind.',
  },
  evidence: 'verified',
  judge: ({ incident, ruleset }) => {
    const [turned] = cardsIn(incident, 'turned');
    const game = ruleset.games['turned-nullo'];
    const agreed = incident.facts['turnedNulloAgreed'] ?? (game !== undefined && game.agreed === undefined);
    if (agreed === true && turned !== undefined && rankOf(turned) === game?.turned?.rank) {
      return ruling(
        'allowed',
        [
          because(
            sevenTurned,
            'A seven was turned and turned Nullos are agreed.',
            'Eine Sieben wurde gedreht, und gedrehte Nullos sind abgesprochen.',
          ),
        ],
        { contract: { game: 'turned-nullo' } },
      );
    }
    const why = because(
      sevenTurned,
      'A Nullo after turning takes a seven and the agreement of the table; the suit turned is played.',
      'Ein Nullo nach dem Drehen verlangt eine Sieben und die Absprache des Tischs; gespielt wird die gedrehte Farbe.',
    );
    return ruling('refused', [why], {
      contract: turned === undefined ? null : { game: 'tournee', trump: suitOf(turned) },
      missing: askIfUnknown(incident, 'turned', []),
    });
  },
};

export const layingOut: JudgingLaw = {
  number: { foster: '32' },
  group: 'skat',
  status: 'executable',
  answers: ['no-layout', 'wrong-layout-count'],
  title: { en: 'Laying out', de: 'Drücken' },
  summary: {
    en: 'Who takes the skat lays out two cards before the first lead; none laid out when he plays, or a wrong number found after the first trick, loses the game.',
    de: 'Wer den Skat nimmt, legt vor dem ersten Ausspiel zwei Karten; spielt er ohne zu legen oder zeigt sich die falsche Zahl erst nach dem ersten Stich, ist das Spiel verloren.',
  },
  evidence: 'verified',
  judge: (facts) => {
    const { incident } = facts;
    const tooLate = incident.kind === 'no-layout' ? 'declarerPlayed' : 'trickQuitted';
    if (incident.facts['laidOut'] === 2) return undefined;
    if (incident.facts[tooLate] ?? foundFrom(incident, 'trick-1-quitted')) {
      const why = because(
        layingOut,
        'The layout was wrong when it was too late to put it right; the game is lost.',
        'Es war falsch gedrückt, als es nicht mehr zu berichtigen war; das Spiel ist verloren.',
      );
      return lostByOffence(facts, why);
    }
    return ruling(
      'corrected',
      [
        because(
          layingOut,
          'It is still time; two cards are laid out and play goes on.',
          'Es ist noch Zeit; zwei Karten werden gelegt, und es geht weiter.',
        ),
      ],
      {
        corrections: ['two-cards-are-laid-out'],
        missing: foundBefore(incident, 'trick-1-open')
          ? []
          : askIfUnknown(incident, tooLate, yesOrNo('game-lost', 'corrected')),
      },
    );
  },
};

/** A game that the turned card leads to. */
const playing = (contract: Contract, en: string, de: string) => () =>
  ruling('forced-game', [because(jackTurned, en, de)], { contract });
