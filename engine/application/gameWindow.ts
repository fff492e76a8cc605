import type { Environment } from '../environment';

/** The window of a game, on its way from the press that opens it to the page of the game (CAT-4). */
export interface GameWindow {
  /** Opens it, blank; null where the browser blocks it. Call it inside the press. */
  readonly open: () => Window | null;
  /** Hands it over, once. */
  readonly claim: () => Window | null;
}

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
