import { favouriteState, userState, vipState } from '../../schemas/generated/validators/state-user';
import { isExact } from '../api/readers/readAnswer';
import { byGame, distinct } from '../api/wire/distinct';
import type { UserState, VipState } from '../../schemas/generated/state';
import type { FavouriteGame } from '../api/gameModels';
import type { VipSummary } from '../api/sessionModels';
import type { CompiledSite } from '../config/compiled';
import { isRecord } from '../config/jsonPath';
import type { KeyValueStorage } from '../environment';
import { noMinigame, userStorageKey, type Minigame, type Player, type Purse } from './player';

/** The payment that went through last, which `engine/money/settledIntent.ts` keeps for some seconds. */
export const settledPaymentKey = 'livery.money.settled';

/** What is known of a player beside the sign-in. */
export interface PlayerFacts extends Purse {
  readonly favourites: readonly FavouriteGame[];
  readonly vip: VipSummary | null;
  readonly minigame: Minigame;
}

/** What is known right after a sign-in, and of a guest. */
export const nothingKnown: PlayerFacts = {
  balance: null,
  gameTokens: null,
  vip: null,
  minigame: noMinigame,
  favourites: [],
};

/** Everything that is kept of a player between visits (STATE-1). */
export interface StoredUser extends PlayerFacts {
  readonly user: Player;
}

/** Which copies are trusted: those of this site and of this version of the fields. */
export type StateOwner = Pick<CompiledSite, 'domain'> & {
  readonly session: Pick<CompiledSite['session'], 'stateVersion'>;
};

/** The stored player; a corrupt, foreign or outdated copy is dropped, never trusted. */
export function readStoredUser(storage: KeyValueStorage, owner: StateOwner): StoredUser | null {
  const stored = peekStoredUser(storage, owner);
  if (!stored) storage.remove(userStorageKey);
  return stored;
}

/** The stored player; null for a copy that cannot be trusted, which stays. */
export function peekStoredUser(storage: KeyValueStorage, owner: StateOwner): StoredUser | null {
  const text = storage.get(userStorageKey);
  const state = text === null ? null : parsed(text);
  return state?.version === owner.session.stateVersion && state.domain === owner.domain ? storedUserOf(state) : null;
}

/**
 * Keeps the player. False where storage is full or forbidden: the next visit then starts as a guest, and other tabs
 * know nothing.
 */
export function writeStoredUser(storage: KeyValueStorage, owner: StateOwner, stored: StoredUser): boolean {
  const { user, vip } = stored;
  const state: UserState = {
    version: owner.session.stateVersion,
    domain: owner.domain,
    visit: user.visit,
    isAuthenticated: true,
    user: {
      account_id: user.accountId,
      session_token: user.sessionToken,
      full_name: user.fullName,
      contact_email: user.email,
    },
    token: user.token,
    game: { balance: stored.balance, token: stored.gameTokens },
    email: user.email,
    fullname: user.fullName,
    game_fav_list: stored.favourites.map(({ providerCode, gameCode, name, type, image }) => ({
      provider_code: providerCode,
      game_code: gameCode,
      game_name: name,
      game_type: type,
      game_image: image,
    })),
    ...(vip === null || vip.isDistanceUnknown ? {} : { vip: vipStateOf(vip) }),
    minigame: { frozen_token: stored.minigame.frozenTokens, token_balance: stored.minigame.tokens },
  };
  return storage.set(userStorageKey, JSON.stringify(state));
}

/**
 * What a tab stores of what it knows: each fact that it has learnt since `before`, and of all others what stands there,
 * as another tab of the same visit may have learnt more. `stored` is null where nothing of this visit can be read.
 */
export function mergeStoredUser(known: StoredUser, before: StoredUser | null, stored: StoredUser | null): StoredUser {
  const { visit } = known.user;
  if (before?.user.visit !== visit || stored?.user.visit !== visit) return known;
  return { ...stored, ...changed(known, before), user: { ...stored.user, ...changed(known.user, before.user) } };
}

/** The fields in which something is another than before. */
function changed<Facts extends object>(now: Facts, before: Facts): Partial<Facts> {
  return Object.fromEntries(
    Object.entries(now).filter(([name, value]) => value !== before[name as keyof Facts]),
  ) as Partial<Facts>;
}

/** Forgets the player of a visit, and the payment made last. A player who has signed in since stays stored. */
export function clearStoredUser(storage: KeyValueStorage, visit: string): void {
  const kept = storedVisit(storage);
  if (kept !== null && kept !== visit) return;
  storage.remove(userStorageKey);
  storage.remove(settledPaymentKey);
}

/** The stored visit; null when no player is stored. */
export function storedVisit(storage: KeyValueStorage): string | null {
  const text = storage.get(userStorageKey);
  return text === null ? null : (parsed(text)?.visit ?? null);
}

/** A favourite or a standing that cannot be read is left out: the platform tells both again. */
function parsed(text: string): UserState | null {
  try {
    const data: unknown = JSON.parse(text);
    if (!isRecord(data)) return null;
    const { vip, game_fav_list: games, ...rest } = data;
    const state: unknown = {
      ...rest,
      ...(isExact(vipState, vip) ? { vip } : {}),
      game_fav_list: Array.isArray(games) ? games.filter((game) => isExact(favouriteState, game)) : games,
    };
    return isExact(userState, state) ? state : null;
  } catch {
    return null;
  }
}

function storedUserOf(state: UserState): StoredUser {
  const { visit, user, token, game, vip, minigame } = state;
  return {
    user: {
      visit,
      accountId: user.account_id,
      sessionToken: user.session_token,
      token,
      fullName: user.full_name,
      email: user.contact_email,
    },
    balance: game.balance,
    gameTokens: game.token,
    favourites: distinct(
      state.game_fav_list.map(({ provider_code, game_code, game_name, game_type, game_image }) => ({
        providerCode: provider_code,
        gameCode: game_code,
        name: game_name,
        type: game_type,
        image: game_image,
      })),
      byGame,
    ),
    vip: vip === undefined ? null : vipOf(vip),
    minigame: { frozenTokens: minigame.frozen_token, tokens: minigame.token_balance },
  };
}

function vipStateOf({
  totalDeposit,
  depositProgress,
  totalTurnover,
  turnoverProgress,
  currentLevel,
  nextLevel,
}: VipSummary): VipState {
  return {
    totalDeposit,
    depoProgress: depositProgress,
    totalTurnover,
    toProgress: turnoverProgress,
    currentLevel,
    nextLevel,
  };
}

function vipOf({
  totalDeposit,
  depoProgress,
  totalTurnover,
  toProgress,
  currentLevel,
  nextLevel,
}: VipState): VipSummary {
  return {
    totalDeposit,
    depositProgress: percent(depoProgress),
    totalTurnover,
    turnoverProgress: percent(toProgress),
    currentLevel,
    nextLevel,
  };
}

function percent(value: number): number {
  return Math.min(100, Math.max(0, value));
}
