import { because, type Ruling } from './ruling';

/** Whether a ruling gives the game to a side, even where the innocent side may still play on. */
export function endsGame({ disposition, game }: Ruling): boolean {
  return game !== null && (disposition === 'game-won' || disposition === 'game-lost');
}

/**
 * The ruling on an incident that happened after an earlier one had ended the game: the game stays as it was decided,
 * whoever errs now (ISkO 4.1.3); penalties apart from the game stand. `number` counts the incidents of the deal from 1.
 */
export function rulingAfterTheEnd(earlier: Ruling, number: number, later: Ruling): Ruling {
  const law = (earlier.reasoning[0] ?? later.reasoning[0])?.law;
  const why =
    law === undefined
      ? []
      : [
          because(
            law,
            `Incident ${number} had ended the game; what happened later changes nothing of it.`,
            `Vorfall ${number} hatte das Spiel beendet; was danach geschah, ändert daran nichts.`,
          ),
        ];
  const { disposition, game, contract } = earlier;
  return {
    ...later,
    disposition,
    game,
    contract,
    choices: [],
    secured: false,
    playingFor: null,
    claims: [],
    newDeal: null,
    corrections: [],
    alreadyDecided: game?.won === true ? 'declarer' : 'opponents',
    reasoning: why,
    missing: [],
    doubts: [],
  };
}
