import type { FavouriteAddRequest, FavouriteListAnswer } from '../../schemas/generated/api';
import { demoPlayers, type DemoPlayer } from './demoPlayers';

type Favourite = FavouriteListAnswer['value'][number];

/** The players' side of the sandbox: sessions and favourites. */
export interface Players {
  /** The player of that name and password on that site. */
  find(domain: string, accountId: string, password: string): DemoPlayer | undefined;
  /** Opens a session; both words end with it. */
  signIn(player: DemoPlayer): { readonly token: string; readonly sessionToken: string };
  /** The player of an open session; undefined when it ended or never was. */
  playerOf(accountId: string, auth: string): DemoPlayer | undefined;
  /** Ends every session. */
  expireSessions(): void;
  favouritesOf(player: DemoPlayer): readonly Favourite[];
  addFavourite(player: DemoPlayer, game: FavouriteAddRequest): void;
  removeFavourite(player: DemoPlayer, providerCode: string, gameCode: string): void;
  reset(): void;
}

/** How long a session lasts without a call, in milliseconds. */
const sessionMs = 12 * 60 * 60 * 1000;

/** Players at the start: nobody signed in, no favourites. */
export function createPlayers(now: () => number): Players {
  const sessions = new Map<string, { readonly player: DemoPlayer; expiresAt: number }>();
  const favourites = new Map<DemoPlayer, readonly Favourite[]>();
  const listOf = (player: DemoPlayer) => favourites.get(player) ?? [];
  const without = (player: DemoPlayer, providerCode: string, gameCode: string) =>
    listOf(player).filter((game) => game.provider_code !== providerCode || game.game_code !== gameCode);

  return {
    find: (domain, accountId, password) =>
      demoPlayers.find((player) => player.domain === domain && player.accountId === accountId.trim().toLowerCase() && player.password === password),
    signIn(player) {
      const id = `${player.accountId}-${crypto.randomUUID()}`;
      const session = { player, expiresAt: now() + sessionMs };
      const tokens = { token: `t-${id}`, sessionToken: `s-${id}` };
      for (const word of Object.values(tokens)) sessions.set(word, session);
      return tokens;
    },
    playerOf(accountId, auth) {
      const session = sessions.get(auth);
      if (session?.player.accountId !== accountId || session.expiresAt <= now()) return undefined;
      session.expiresAt = now() + sessionMs;
      return session.player;
    },
    expireSessions: () => sessions.clear(),
    favouritesOf: listOf,
    addFavourite(player, { provider_code, game_code, game_name, game_type, img_url }) {
      favourites.set(player, [{ provider_code, game_code, game_name, game_type, img_url }, ...without(player, provider_code, game_code)]);
    },
    removeFavourite: (player, providerCode, gameCode) => void favourites.set(player, without(player, providerCode, gameCode)),
    reset() {
      sessions.clear();
      favourites.clear();
    },
  };
}
