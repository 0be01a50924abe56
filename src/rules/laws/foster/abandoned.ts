import { missingForScore, settledGame } from '../../irregularities/game-so-far';
import type { IncidentCase } from '../../irregularities/incident';
import type { JudgingLaw } from '../../irregularities/judging-law';
import { askIfUnknown, because, ruling, yesOrNo, type Ruling } from '../../irregularities/ruling';
import { foundBeforePlay, stateOfFirstTrick } from '../../irregularities/when-found';

/**
 * Whether the declarer had played to the second trick when he gave up; by what is said of it, else by the trick or the
 * complete tricks before it. Undefined where the second trick may lie open.
 */
const hasPlayedToSecond = ({ incident, situation: { tricks } }: IncidentCase): boolean | undefined => {
  const said = incident.facts['playedToTrick2'];
  if (typeof said === 'boolean') return said;
  const complete = (tricks?.declarer ?? 0) + (tricks?.opponents ?? 0);
  const trick = Math.max(incident.at?.trick ?? 0, complete + 1);
  if (trick > 2) return true;
  const isFirst = incident.at?.trick === 1 || (tricks?.declarer === 0 && tricks.opponents === 0);
  if (isFirst || foundBeforePlay(incident) === true) return false;
  const state = stateOfFirstTrick(incident);
  return state === 'open' || incident.phase === 'trick-1-quitted' ? false : undefined;
};

/** A game given up before the second trick, where it is one that may be (law 44, or the prose): lost at the plain level. */
export const judgeAbandoning = (
  facts: IncidentCase,
  law: JudgingLaw,
  refused: () => Ruling['reasoning'][number],
): Ruling | undefined => {
  const { incident, ruleset, situation } = facts;
  const game = situation.contract && ruleset.games[situation.contract.game];
  if (game === undefined) return undefined;
  const played = hasPlayedToSecond(facts);
  if (game.abandonable !== true || played === true) return ruling('refused', [refused()]);
  return ruling(
    'allowed',
    [
      because(
        law,
        'Given up in time; the game is lost at the plain level, schneider is not counted.',
        'Rechtzeitig aufgegeben; das Spiel ist einfach verloren, Schneider zählt nicht.',
      ),
    ],
    {
      game: settledGame(facts, 'declarer', { effect: 'loses', law }, { kind: 'conceded' }),
      missing: [
        ...(played === undefined ? askIfUnknown(incident, 'playedToTrick2', yesOrNo('refused', 'allowed')) : []),
        ...missingForScore(facts),
      ],
    },
  );
};
