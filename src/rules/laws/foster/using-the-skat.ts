/*
 * Foster, The Laws of Skat: THE SKAT CARDS, how the declarer takes them up and lays out
 *
 * | law | title                            | status     |
 * | --- | -------------------------------- | ---------- |
 * | 28  | How the skat cards are taken up  | executable |
 * | 29  | Turning either card, or both     | executable |
 * | 30  | A jack is turned                 | executable |
 * | 31  | A seven is turned                | executable |
 * | 32  | Laying out                       | executable |
 */
import { formatCard, rankOf, SUITS, suitOf } from '../../cards/card';
import type { Contract } from '../../contracts/contract';
import { lostByOffence } from '../../irregularities/decided-games';
import { cardsIn, numberIn } from '../../irregularities/facts';
import type { Incident } from '../../irregularities/incident';
import type { JudgingLaw } from '../../irregularities/judging-law';
import {
  askIfUnknown,
  because,
  ruling,
  waitingFor,
  yesOrNo,
  type Choice,
  type MissingFact,
} from '../../irregularities/ruling';
import { isLayoutMistaken } from './dealt';
import { isTooLateToLayOut, secondTurnOf } from './skat-handling';

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
  judge: ({ incident, situation }) => {
    const { announcedNullo } = incident.facts;
    const isOpen = situation.contract?.game === 'open-gucki-nullo';
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
          contract: { game: isOpen ? 'open-gucki-nullo' : 'gucki-nullo' },
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
    if (incident.facts['exposed'] === undefined) return waitingFor(eitherCardTurned, '/incident/facts/exposed');
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
  judge: ({ incident, situation }) => {
    const [turned] = cardsIn(incident, 'turned');
    if (turned === undefined) return waitingFor(jackTurned, '/incident/facts/turned');
    if (rankOf(turned) !== 'J') return undefined;
    const again = secondTurnOf(situation);
    const inSuit = playing(
      { game: 'tournee', trump: suitOf(turned), ...again },
      'The suit of the jack is played.',
      'Gespielt wird die Farbe des Buben.',
    );
    const isLate = incident.facts['secondSeen'] === true && again.passtMirNicht !== true;
    if (isLate) return { ...inSuit(), doubts: jackTurned.doubts ?? [] };
    const inGrand = playing(
      { game: 'turned-grand', ...again },
      'A turned Grand is played.',
      'Gespielt wird ein Grand-Tournee.',
    );
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
      missing:
        again.passtMirNicht === true ? [] : askIfUnknown(incident, 'secondSeen', yesOrNo('forced-game', 'choice')),
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
  judge: ({ incident, ruleset, situation }) => {
    const [turned] = cardsIn(incident, 'turned');
    if (turned === undefined) return waitingFor(sevenTurned, '/incident/facts/turned');
    const game = ruleset.games['turned-nullo'];
    const agreed = incident.facts['turnedNulloAgreed'] ?? (game !== undefined && game.agreed === undefined);
    if (agreed === true && rankOf(turned) === game?.turned?.rank) {
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
      contract: { game: 'tournee', trump: suitOf(turned), ...secondTurnOf(situation) },
    });
  },
};

export const layingOut: JudgingLaw = {
  number: { foster: '32' },
  group: 'skat',
  status: 'executable',
  answers: ['no-layout', 'wrong-layout-count', 'wrong-hand-count'],
  title: { en: 'Laying out', de: 'Drücken' },
  summary: {
    en: 'Who takes the skat lays out two cards before the first lead; none laid out when he plays, or a wrong number found after the first trick, loses the game.',
    de: 'Wer den Skat nimmt, legt vor dem ersten Ausspiel zwei Karten; spielt er ohne zu legen oder zeigt sich die falsche Zahl erst nach dem ersten Stich, ist das Spiel verloren.',
  },
  evidence: 'verified',
  judge: (facts) => {
    const { incident, ruleset, situation } = facts;
    if (incident.kind === 'wrong-hand-count' && isLayoutMistaken(facts) !== true) return undefined;
    const laidOut = numberIn(incident, incident.kind === 'wrong-hand-count' ? 'skat' : 'laidOut');
    const game = situation.contract && ruleset.games[situation.contract.game];
    if (game?.skat === 'untouched') {
      return ruling('no-offence', [
        because(
          layingOut,
          'Only who takes the skat lays out; this game leaves it untouched.',
          'Nur wer den Skat nimmt, drückt; dieses Spiel lässt ihn liegen.',
        ),
      ]);
    }
    if (laidOut === SKAT) {
      return ruling('no-offence', [because(layingOut, 'Two cards are laid out.', 'Zwei Karten sind gedrückt.')]);
    }
    const isNone = incident.kind === 'no-layout' || laidOut === 0;
    const tooLate = isTooLateToLayOut(incident, isNone);
    const inPlay = incident.kind === 'wrong-hand-count';
    const missing = tooLate === undefined ? missingMoment(incident, isNone) : [];
    if (tooLate ?? inPlay) {
      const why = because(
        layingOut,
        'The layout was wrong when it was too late to put it right; the game is lost.',
        'Es war falsch gedrückt, als es nicht mehr zu berichtigen war; das Spiel ist verloren.',
      );
      return lostByOffence(facts, why, { missing });
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
      { corrections: ['two-cards-are-laid-out'], missing },
    );
  },
};

/** What tells whether the layout can still be put right. */
const missingMoment = (incident: Incident, isNone: boolean): readonly MissingFact[] =>
  incident.kind === 'wrong-hand-count'
    ? [{ pointer: '/incident/phase', ifAnswered: [{ value: 'before-first-lead', disposition: 'corrected' }] }]
    : askIfUnknown(incident, isNone ? 'declarerPlayed' : 'trickQuitted', yesOrNo('game-lost', 'corrected'));

/** Cards that lie in the skat. */
const SKAT = 2;

/** A game that the turned card leads to. */
const playing = (contract: Contract, en: string, de: string) => () =>
  ruling('forced-game', [because(jackTurned, en, de)], { contract });
