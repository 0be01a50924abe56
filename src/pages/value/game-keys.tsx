import { Key } from '../kit/key';
import { Pip, type Suit } from '../kit/pip';
import { useWords } from '../words/language';
import { announce, type Game, type ToldGame, type Trump } from './told-game';
import css from './value.module.css';
import { valueWords } from './words';
import type { components } from '../api/contract';

interface GameKeysProps {
  readonly ruleset: components['schemas']['Ruleset'];
  readonly told: ToldGame;
  readonly onTell: (told: ToldGame) => void;
}

const suits: readonly (readonly [Trump, Suit])[] = [
  ['C', 'clubs'],
  ['S', 'spades'],
  ['H', 'hearts'],
  ['D', 'diamonds'],
];

/** Everything that is told of a game, in the order in which players say it. */
export function GameKeys({ ruleset, told, onTell }: GameKeysProps) {
  const words = useWords(valueWords);
  const games = ruleset.games.filter((game) => !('agreed' in game) || game.agreed === undefined);
  const game = games.find((one) => one.game === told.game);
  const suitGames = games.filter(({ trumps }) => trumps === 'suit');
  const sole = suitGames.length === 1 ? suitGames[0] : undefined;
  const { matadors: _run, ...kept } = told;
  const choose = (chosen: Game, trump?: Trump) =>
    onTell({
      ...(chosen.trumps === game?.trumps ? told : kept),
      game: chosen.game,
      ...(trump === undefined ? {} : { trump }),
    });
  return (
    <>
      <fieldset className={css.row}>
        <legend>{words.game}</legend>
        {sole !== undefined &&
          suits.map(([trump, suit]) => (
            <Key key={trump} chosen={game === sole && told.trump === trump} onPress={() => choose(sole, trump)}>
              <Pip suit={suit} size={28} />
              {words[suit]}
            </Key>
          ))}
        {games
          .filter((one) => one !== sole)
          .map((one) => (
            <Key key={one.game} chosen={one === game} onPress={() => choose(one)}>
              {one.name}
            </Key>
          ))}
      </fieldset>
      {sole === undefined && game?.trumps === 'suit' && (
        <fieldset className={css.row}>
          <legend>{words.suit}</legend>
          {suits.map(([trump, suit]) => (
            <Key key={trump} chosen={told.trump === trump} onPress={() => onTell({ ...told, trump })}>
              <Pip suit={suit} size={28} />
              {words[suit]}
            </Key>
          ))}
        </fieldset>
      )}
      {game !== undefined && game.flat === undefined && <Matadors {...{ ruleset, told, onTell, game }} />}
      {game !== undefined && <Extras {...{ ruleset, told, onTell, game }} />}
      {game !== undefined && <Result {...{ ruleset, told, onTell, game }} />}
    </>
  );
}

interface PartProps extends GameKeysProps {
  readonly game: Game;
}

/** With or without, and how many; a Grand has four at the most. */
function Matadors({ ruleset, told, onTell, game }: PartProps) {
  const words = useWords(valueWords);
  const counted = game.trumps === 'jacks' ? ruleset.matadors?.jacks : ruleset.matadors?.suit;
  const most = counted?.amount ?? (game.trumps === 'jacks' ? 4 : 11);
  return (
    <fieldset className={css.row}>
      <legend>{words.matadors}</legend>
      <Key chosen={told.run === 'with'} onPress={() => onTell({ ...told, run: 'with' })}>
        {words.held}
      </Key>
      <Key chosen={told.run === 'without'} onPress={() => onTell({ ...told, run: 'without' })}>
        {words.missing}
      </Key>
      {Array.from({ length: most }, (_, index) => index + 1).map((count) => (
        <Key key={count} chosen={told.matadors === count} onPress={() => onTell({ ...told, matadors: count })}>
          {count}
        </Key>
      ))}
    </fieldset>
  );
}

/** What the game allows beside it; what one announcement brings along is set by itself. */
function Extras({ ruleset, told, onTell, game }: PartProps) {
  const words = useWords(valueWords);
  const press = (what: Parameters<typeof announce>[1]) => () => onTell(announce(told, what, game));
  const isOpenable = game.flat === undefined ? 'ouvert' in ruleset.levels : game.flat.ouvert !== undefined;
  const hasHand = game.skat === 'either';
  if (!hasHand && game.announces.length === 0 && !isOpenable) return null;
  return (
    <fieldset className={css.row}>
      <legend>{words.announced}</legend>
      {hasHand && (
        <Key extra chosen={told.hand === true} onPress={press('hand')}>
          {words.hand}
        </Key>
      )}
      {game.announces.includes('schneider') && (
        <Key extra chosen={told.announced !== undefined} onPress={press('schneider')}>
          {words.schneiderAnnounced}
        </Key>
      )}
      {game.announces.includes('schwarz') && (
        <Key extra chosen={told.announced === 'schwarz'} onPress={press('schwarz')}>
          {words.schwarzAnnounced}
        </Key>
      )}
      {isOpenable && hasHand && (
        <Key extra chosen={told.ouvert === true} onPress={press('ouvert')}>
          {words.ouvert}
        </Key>
      )}
    </fieldset>
  );
}

/** Won or lost, and how high. */
function Result({ told, onTell, game }: PartProps) {
  const words = useWords(valueWords);
  const { level, ...plain } = told;
  const turn = (wanted: 'schneider' | 'schwarz') => () => onTell(level === wanted ? plain : { ...told, level: wanted });
  return (
    <fieldset className={css.row}>
      <legend>{words.result}</legend>
      <Key chosen={told.won === true} onPress={() => onTell({ ...told, won: true })}>
        {words.won}
      </Key>
      <Key chosen={told.won === false} onPress={() => onTell({ ...told, won: false })}>
        {words.lost}
      </Key>
      {game.flat === undefined && (
        <>
          <Key extra chosen={level !== undefined} onPress={turn('schneider')}>
            {words.schneider}
          </Key>
          <Key extra chosen={level === 'schwarz'} onPress={turn('schwarz')}>
            {words.schwarz}
          </Key>
        </>
      )}
    </fieldset>
  );
}
