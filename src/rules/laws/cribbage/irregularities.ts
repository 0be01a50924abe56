/*
 * Foster, Cribbage: irregularities of the deal
 *
 * | number            | title                          | status     |
 * | ----------------- | ------------------------------ | ---------- |
 * | irregularities.1  | Misdeal                        | executable |
 * | irregularities.2  | Earlier cuts and scores        | definition |
 * | irregularities.3  | Dealing out of turn            | executable |
 * | irregularities.4  | Errors of the dealer           | executable |
 * | irregularities.5  | Deciding unseen                | definition |
 * | irregularities.6  | Looking before deciding        | definition |
 * | irregularities.7  | The pone's own number          | definition |
 * | irregularities.8  | The pone has too many          | definition |
 * | irregularities.9  | The dealer has too many        | definition |
 * | irregularities.10 | Too few                        | definition |
 */
import type { Incident } from '../../cribbage/incident';
import { rulingLaw, statement } from '../../cribbage/law';
import { ruling, twoPoints, type Correction, type Ruling } from '../../cribbage/ruling';
import type { Law } from '../law';

export const earlierScores = statement(
  'irregularities.2',
  'dealing',
  { en: 'Earlier cuts and scores', de: 'Früheres Abheben und Zählen' },
  {
    en: 'What was cut or scored before with an imperfect pack stands.',
    de: 'Was mit einem fehlerhaften Blatt vorher abgehoben und gezählt wurde, bleibt stehen.',
  },
);

export const misdeal = rulingLaw(
  statement(
    'irregularities.1',
    'dealing',
    { en: 'Misdeal', de: 'Vergeben' },
    {
      en: 'With a card faced in the pack or an imperfect pack the same dealer deals again.',
      de: 'Liegt eine Karte offen im Blatt oder ist das Blatt fehlerhaft, gibt derselbe noch einmal.',
    },
  ),
  ['card-faced-in-pack', 'pack-imperfect'],
  (law) =>
    ({ kind }) => {
      const isImperfect = kind === 'pack-imperfect';
      return ruling('new-deal', isImperfect ? [law, earlierScores] : [law], {
        newDeal: { by: 'same-dealer' },
        corrections: [{ what: 'earlier-scores-stand', cards: null }],
        doubts: isImperfect
          ? []
          : [
              {
                en: 'That earlier scores stand is said of the imperfect pack; of a faced card it goes without saying.',
                de: 'Dass früher Gezähltes bleibt, wird vom fehlerhaften Blatt gesagt; bei der offenen Karte versteht es sich.',
              },
            ],
      });
    },
);

export const outOfTurn = rulingLaw(
  statement(
    'irregularities.3',
    'dealing',
    { en: 'Dealing out of turn', de: 'Geben außer der Reihe' },
    {
      en: 'It can be stopped until the other lifts his cards, and costs two points; after that the deal stands.',
      de: 'Es kann angehalten werden, bis der andere seine Karten aufnimmt, und kostet zwei Punkte; danach gilt das Geben.',
    },
    [
      {
        en: 'Two points are named and not who scores them; the adversary does elsewhere.',
        de: 'Zwei Punkte sind genannt, nicht wer sie schreibt; sonst ist es der Gegner.',
      },
    ],
  ),
  ['deal-out-of-turn'],
  (law) =>
    ({ facts }) =>
      facts['nonDealerLiftedCards'] === true
        ? ruling('deal-stands', [law])
        : ruling('stopped', [law], {
            newDeal: { by: 'right-dealer' },
            penalties: twoPoints('dealer', 'pone'),
            doubts: law.doubts ?? [],
          }),
);

export const unseen = statement(
  'irregularities.5',
  'dealing',
  { en: 'Deciding unseen', de: 'Ungesehen entscheiden' },
  {
    en: 'Where the dealing was irregular or a card was exposed, the pone decides without looking at his cards.',
    de: 'War nur unrichtig gegeben oder eine Karte gezeigt, entscheidet der Gegner, ohne seine Karten anzusehen.',
  },
  [
    {
      en: 'Which errors are of manner is not listed, nor what follows when he has looked; that his choice is lost follows from it.',
      de: 'Welche Fehler dazu gehören, ist nicht aufgezählt, auch nicht, was folgt, wenn er hineingesehen hat; dass die Wahl dann verloren ist, ergibt sich.',
    },
  ],
);

export const lookingFirst = statement(
  'irregularities.6',
  'dealing',
  { en: 'Looking before deciding', de: 'Vor der Wahl hineinsehen' },
  {
    en: 'With too many or too few cards in a hand the pone may look at the hand dealt him first.',
    de: 'Hat jemand zu viele oder zu wenige Karten, darf der Gegner sein Blatt vorher ansehen.',
  },
);

export const ponesNumber = statement(
  'irregularities.7',
  'dealing',
  { en: "The pone's own number", de: 'Falsche Kartenzahl beim Gegner' },
  {
    en: 'When it is the pone who has the wrong number, he must find and announce it before he lifts his cards, or he cannot let the deal stand.',
    de: 'Hat der Gegner selbst die falsche Zahl, muss er es merken und sagen, bevor er aufnimmt; sonst kann er das Geben nicht gelten lassen.',
  },
  [
    {
      en: 'Whether the two points remain due then is not said; only the choice is taken from him.',
      de: 'Ob ihm die zwei Punkte dann bleiben, wird nicht gesagt; genommen wird ihm nur die Wahl.',
    },
  ],
);

export const poneTooMany = statement(
  'irregularities.8',
  'dealing',
  { en: 'The pone has too many', de: 'Der Gegner hat zu viele' },
  {
    en: 'He may put the surplus back on top of the pack, neither shown nor named.',
    de: 'Er darf die überzähligen Karten oben auf das Blatt zurücklegen, ohne sie zu zeigen oder zu nennen.',
  },
);

export const dealerTooMany = statement(
  'irregularities.9',
  'dealing',
  { en: 'The dealer has too many', de: 'Der Geber hat zu viele' },
  {
    en: 'The pone may draw the surplus face down and put it back on top; he sees it only if the dealer has seen it.',
    de: 'Der Gegner darf die überzähligen verdeckt ziehen und oben auflegen; ansehen darf er sie nur, wenn der Geber sie gesehen hat.',
  },
);

export const tooFew = statement(
  'irregularities.10',
  'dealing',
  { en: 'Too few', de: 'Zu wenige' },
  {
    en: 'Where the pone lets the deal stand, the missing cards come from the top of the pack.',
    de: 'Lässt der Gegner das Geben gelten, kommen die fehlenden Karten oben vom Blatt.',
  },
);

const again = {
  en: 'The same dealer deals again.',
  de: 'Derselbe gibt noch einmal.',
};

/** The pone's two points and his choice between a fresh deal and this one. */
const poneChooses = (
  laws: readonly Law[],
  mayLookFirst: boolean,
  standing: Partial<Ruling>,
  stands: Ruling['doubts'][number],
) => {
  const penalties = twoPoints('dealer', 'pone');
  return ruling('choice', laws, {
    penalties,
    poneMayLookFirst: mayLookFirst,
    choices: [
      {
        by: 'pone',
        choice: 'demand-new-deal',
        effect: again,
        leadsTo: ruling('new-deal', laws, { penalties, newDeal: { by: 'same-dealer' } }),
      },
      {
        by: 'pone',
        choice: 'let-stand',
        effect: stands,
        leadsTo: ruling('deal-stands', laws, { penalties, ...standing }),
      },
    ],
  });
};

const mannerOf = (law: Law, { kind, facts }: Incident): Ruling => {
  const laws = [law, unseen];
  if (kind === 'card-misdealt' && facts['remediedBeforeNextCard'] === true) return ruling('no-offence', [law]);
  if (facts['poneLookedAtCards'] === true) {
    const penalties = twoPoints('dealer', 'pone');
    return ruling('deal-stands', laws, { penalties, doubts: unseen.doubts ?? [] });
  }
  const { doubts = [] } = unseen;
  const chosen = poneChooses(laws, false, {}, { en: 'The deal stands.', de: 'Das Geben gilt.' });
  return kind === 'pack-not-cut' || kind === 'card-misdealt' ? { ...chosen, doubts } : chosen;
};

/** Which way a hand is wrong, and by how many cards; undefined where neither was told. */
export const excessOf = ({
  facts: { cards, number },
}: Incident): { readonly isOver: boolean; readonly by: number | null } | undefined => {
  if (typeof cards === 'number') return { isOver: cards > 6, by: Math.abs(cards - 6) };
  return number === undefined ? undefined : { isOver: number === 'too-many', by: null };
};

const righting = (
  { facts: { who, dealerSaw } }: Incident,
  { isOver, by }: NonNullable<ReturnType<typeof excessOf>>,
):
  | {
      readonly laws: readonly Law[];
      readonly corrections: readonly Correction[];
      readonly effect: Ruling['doubts'][number];
    }
  | undefined => {
  if (!isOver)
    return { laws: [tooFew], corrections: [{ what: 'supplied-from-top', cards: by }], effect: tooFew.summary };
  if (who === 'pone') {
    return {
      laws: [poneTooMany],
      corrections: [{ what: 'surplus-returned-unseen', cards: by }],
      effect: poneTooMany.summary,
    };
  }
  if (who !== 'dealer') return undefined;
  const poneMayLook = typeof dealerSaw === 'boolean' ? dealerSaw : null;
  return {
    laws: [dealerTooMany],
    corrections: [{ what: 'surplus-drawn-by-pone', cards: by, poneMayLook }],
    effect: dealerTooMany.summary,
  };
};

/** A hand with too many or too few cards. */
export const judgeNumber = (law: Law, incident: Incident): Ruling => {
  const { who, announcedBeforeLifting } = incident.facts;
  const excess = excessOf(incident);
  if (excess?.by === 0) return ruling('no-offence', [law]);
  if (who === 'pone' && announcedBeforeLifting === false) {
    return ruling('new-deal', [law, ponesNumber], {
      newDeal: { by: 'same-dealer' },
      penalties: twoPoints('dealer', 'pone'),
      doubts: ponesNumber.doubts ?? [],
    });
  }
  const righted = excess && righting(incident, excess);
  const laws = [law, lookingFirst, ...(who === 'pone' ? [ponesNumber] : []), ...(righted?.laws ?? [])];
  const stands = righted?.effect ?? {
    en: 'The deal stands, and the hand is put right.',
    de: 'Das Geben gilt, und das Blatt wird berichtigt.',
  };
  return poneChooses(laws, true, { corrections: righted?.corrections ?? [] }, stands);
};

export const dealersErrors = rulingLaw(
  statement(
    'irregularities.4',
    'dealing',
    { en: 'Errors of the dealer', de: 'Fehler des Gebers' },
    {
      en: 'No cut, a card exposed, a wrong number, a card wrongly dealt and not put right before the next: the pone scores two points and takes a fresh deal or this one.',
      de: 'Nicht abheben lassen, eine Karte zeigen, falsche Kartenzahl, falsch geben und nicht vor der nächsten Karte berichtigen: der Gegner schreibt zwei Punkte und lässt neu geben oder nicht.',
    },
  ),
  ['pack-not-cut', 'card-exposed-by-dealer', 'adversary-card-exposed', 'card-misdealt', 'wrong-number'],
  (law) => (incident) => (incident.kind === 'wrong-number' ? judgeNumber(law, incident) : mannerOf(law, incident)),
);
