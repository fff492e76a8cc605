import { PlayLink, type Winner } from '../../engine';

/** The way into the game that was won, by its name; where there is no room for it, it says so when pointed at. */
export function WonGame({ game, className }: { readonly game: Winner['game']; readonly className: string }) {
  return (
    <PlayLink game={{ ...game, type: '' }} className={className} title={game.name}>
      {game.name}
    </PlayLink>
  );
}
