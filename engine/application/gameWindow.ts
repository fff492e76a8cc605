import type { GameWindow } from '../context/services';
import type { Environment } from '../environment';

/** Makes the holder of the window that a press opens for a game. `claim` returns that window once, then null. */
export function createGameWindow({ openWindow }: Pick<Environment, 'openWindow'>): GameWindow {
  let opened: Window | null = null;
  return {
    open: () => (opened = openWindow('', 'livery-game', 'popup')),
    claim: () => {
      const taken = opened;
      opened = null;
      return taken;
    },
  };
}
