import type { Decimal } from '../api/decimal';
import type { SignUp } from '../api/playerModels';

/**
 * Where the player's state is kept (STATE-1). The boot script of a page looks at the same name before the first paint.
 */
export const userStorageKey = 'livery.user';

/** Who has signed in. */
export interface Player {
  /** Names this sign-in among tabs; no secret. */
  readonly visit: string;
  readonly accountId: string;
  /** Sent as `auth` with the player's calls. */
  readonly sessionToken: string;
  /** Token of the visit, as the platform gave it. */
  readonly token: string;
  readonly fullName: string;
  readonly email: string;
}

/** What a guest fills in to open an account; the rest of a sign-up comes from the campaign attribution. */
export interface NewPlayer extends Pick<SignUp, 'accountId' | 'password' | 'phone' | 'email'> {
  /** Code of the player who sent the guest, where the form asks for it; otherwise that of the campaign attribution. */
  readonly referrerCode?: string;
}

/** What a player has to play with; null while it is not known. */
export interface Purse {
  /** Major units of the site's currency. */
  readonly balance: Decimal | null;
  readonly gameTokens: Decimal | null;
}

/** Tokens of the minigame. */
export interface Minigame {
  /** Held back for open rounds. */
  readonly frozenTokens: Decimal;
  /** Free to play with. */
  readonly tokens: Decimal;
}

export const noMinigame: Minigame = { frozenTokens: '0', tokens: '0' };
