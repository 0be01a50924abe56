/*
 * Foster, The Laws of Skat: THE GAMES
 *
 * | law | title                    | status     |
 * | --- | ------------------------ | ---------- |
 * | 1   | Unit values              | executable |
 * | 2   | Multipliers and matadors | definition |
 * | 3   | Games that lose double   | definition |
 * | 4   | Ramsch                   | definition |
 * | 5   | The open hand            | executable |
 */
import { numberIn } from '../../irregularities/facts';
import type { Incident } from '../../irregularities/incident';
import type { JudgingLaw } from '../../irregularities/judging-law';
import { sideOf } from '../../irregularities/party';
import { askIfUnknown, because, ruling, type Ruling } from '../../irregularities/ruling';
import type { Law } from '../law';
import { isClosed } from './open-games';

export const unitValues: JudgingLaw = {
  number: { foster: '1' },
  group: 'games',
  status: 'executable',
  answers: ['announcement'],
  title: { en: 'Unit values', de: 'Grundwerte' },
  summary: {
    en: 'Units in diamonds, hearts, spades, clubs: tournee 5, 6, 7, 8, Solo 9, 10, 11, 12. Grand turned 12, Gucki 16, Solo 20, open 24. Nullo Gucki 15, open 30, Solo 20, open 40. Only where agreed: Revolution 60, Uno and Duo 20, open 40. Frage is not played.',
    de: 'Grundwerte in Karo, Herz, Pik, Kreuz: Tournee 5, 6, 7, 8, Solo 9, 10, 11, 12. Grand gedreht 12, Gucki 16, Solo 20, offen 24. Nullo Gucki 15, offen 30, Solo 20, offen 40. Nur nach Absprache: Revolution 60, Uno und Duo 20, offen 40. Frage wird nicht gespielt.',
  },
  evidence: 'verified',
  judge: ({ incident, ruleset, situation }) => {
    if (sideOf(incident.offender) !== 'declarer' || situation.contract === undefined) return undefined;
    const game = ruleset.games[situation.contract.game];
    return game !== undefined && game.agreed === undefined
      ? undefined
      : ruling('refused', [
          because(
            unitValues,
            'This code has no such game, or the table has not agreed to it.',
            'Ein solches Spiel gibt es nicht, oder der Tisch hat es nicht abgesprochen.',
          ),
        ]);
  },
};

export const multipliers: Law = {
  number: { foster: '2' },
  group: 'games',
  status: 'definition',
  title: { en: 'Multipliers and matadors', de: 'Gewinnstufen und Matadore' },
  summary: {
    en: 'In games with trumps the unit is multiplied by the level plus one for each matador held or missing. Levels: game 1, schneider 2, schneider announced or schwarz unannounced 3, schwarz after schneider announced 4, schwarz announced 5.',
    de: 'In Spielen mit Trumpf wird der Grundwert mit der Stufe und einem je Matador mit oder ohne vervielfacht. Stufen: Spiel 1, Schneider 2, Schneider angesagt oder Schwarz ohne Ansage 3, Schwarz nach angesagtem Schneider 4, Schwarz angesagt 5.',
  },
  evidence: 'verified',
};

export const doubleLosses: Law = {
  number: { foster: '3' },
  group: 'games',
  status: 'definition',
  title: { en: 'Games that lose double', de: 'Spiele, die doppelt verlieren' },
  summary: {
    en: 'A passt-mir-nicht and every Gucki, Grand or Nullo, cost twice their value when lost.',
    de: 'Passt-mir-nicht und jeder Gucki, Grand oder Nullo, kosten verloren den doppelten Wert.',
  },
  evidence: 'verified',
};

export const ramsch: Law = {
  number: { foster: '4' },
  group: 'games',
  status: 'definition',
  title: { en: 'Ramsch', de: 'Ramsch' },
  summary: {
    en: 'The loser pays 20, or 30 when one player and 50 when two players took no trick; the skat goes to the last trick; ties are settled by who took it.',
    de: 'Der Verlierer zahlt 20, bei einem Spieler ohne Stich 30, bei zweien 50; der Skat gehört zum letzten Stich, der auch bei Gleichstand entscheidet.',
  },
  evidence: 'verified',
};

export const openHand: JudgingLaw = {
  number: { foster: '5' },
  group: 'games',
  status: 'executable',
  answers: ['open-hand-late', 'open-game-talk'],
  title: { en: 'The open hand', de: 'Das offene Blatt' },
  summary: {
    en: 'An open hand is laid up before an opponent plays; the opponents may neither consult nor tell the declarer what to play.',
    de: 'Ein offenes Blatt liegt auf, bevor ein Gegner zugibt; die Gegner dürfen sich nicht beraten und nichts vorschreiben.',
  },
  evidence: 'verified',
  doubts: [
    {
      en: 'The law names no penalty; what they said of the play may still be a telling of law 55, by which the declarer may claim.',
      de: 'Eine Strafe nennt das Gesetz nicht; was sie zum Spiel gesagt haben, kann eine Mitteilung nach Gesetz 55 sein, nach der der Alleinspieler beanspruchen darf.',
    },
  ],
  judge: ({ incident, situation: { contract } }) => {
    if (incident.kind === 'open-game-talk') return isClosed(contract) ? undefined : talking(incident.facts['talk']);
    if (isClosed(contract)) {
      return ruling('no-offence', [
        because(openHand, 'This game is not played open.', 'Dieses Spiel wird nicht offen gespielt.'),
      ]);
    }
    return (numberIn(incident, 'opponentsPlayed') ?? 0) > 0
      ? ruling('breach-without-penalty', [
          because(
            openHand,
            'An opponent had already played; the law names no penalty, the hand is laid up now.',
            'Ein Gegner hatte schon zugegeben; eine Strafe nennt das Gesetz nicht, das Blatt wird nun aufgelegt.',
          ),
        ])
      : ruling('no-offence', [because(openHand, 'No opponent has played yet.', 'Noch kein Gegner hat zugegeben.')], {
          missing: askIfUnknown(incident, 'opponentsPlayed', [
            { value: 0, disposition: 'no-offence' },
            { value: 1, disposition: 'breach-without-penalty' },
          ]),
        });
  },
};

const talking = (talk: Incident['facts'][string] | undefined): Ruling =>
  talk === 'dictating'
    ? ruling('breach-without-penalty', [
        because(
          openHand,
          'The opponents may not tell the declarer which card to play; he plays what he likes.',
          'Die Gegner dürfen dem Alleinspieler keine Karte vorschreiben; er spielt, was er will.',
        ),
      ])
    : ruling(
        'breach-without-penalty',
        [
          because(
            openHand,
            'Though they see his hand the opponents may not consult.',
            'Obwohl sie sein Blatt sehen, dürfen sich die Gegner nicht beraten.',
          ),
        ],
        { doubts: openHand.doubts ?? [] },
      );
