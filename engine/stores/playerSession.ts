import { reaction, runInAction } from 'mobx';
import type { ApiClient } from '../api/client';
import type { SignedIn } from '../api/sessionModels';
import type { CallFailure } from '../api/result';
import type { CompiledSite } from '../config/compiled';
import type { Environment } from '../environment';
import { createAccountCalls, type AccountCalls } from './accountCalls';
import { createFavouriteChanges, type FavouriteChanges } from './favouriteChanges';
import type { FavouritesStore } from './favouritesStore';
import { noMinigame } from './player';
import type { SessionEnd, SessionStore } from './sessionStore';
import { clearStoredUser, readStoredUser, storedVisit, writeStoredUser, type StoredUser } from './storedUser';

/** What a session does: it begins, is kept, checked, and ends. */
export interface PlayerSession {
  readonly calls: AccountCalls;
  readonly favourites: FavouriteChanges;
  /** Restores the stored player, if there is one to trust: at once with what was known, then checked and read again (STATE-1). */
  readonly restore: () => void;
  /** Looks whether the session is still on: with the other tabs, and unless only they changed something, with the platform. */
  readonly look: (event: SessionEvent) => void;
  readonly loadBalance: () => Promise<void>;
  readonly loadVip: () => Promise<void>;
  /** Reads everything of the player again. */
  readonly renew: () => Promise<void>;
  /** Ends the session here and in every other tab; nothing without a player (STATE-6, STATE-8). */
  readonly leave: (end: SessionEnd) => void;
}

/** What makes a tab look at its session. */
export type SessionEvent = 'storage' | CompiledSite['session']['checkOn'][number];

export interface PlayerSessionParts {
  readonly environment: Environment;
  readonly site: CompiledSite;
  readonly api: ApiClient;
  readonly session: SessionStore;
  readonly favourites: FavouritesStore;
  /** Hears that the platform has refused the player. */
  readonly onRefused: (failure: CallFailure) => void;
}

const channelName = 'livery.session';

/** Names the visit that has ended, for this tab alone: a copy that another tab wrote too late is not trusted. */
const endedKey = 'livery.ended';

/** Makes the part of the session that only players need, and those who sign in. */
export function createPlayerSession({ environment, site, api, session, favourites, ...parts }: PlayerSessionParts): PlayerSession {
  const { local } = environment;
  const changes = createFavouriteChanges(api, session, favourites);
  /** Whether the browser keeps the player; otherwise nothing can be read from the lack of a copy. */
  let isKept = false;
  let checkedAt = 0;

  const channel = environment.openChannel(channelName, (message) => {
    if (!isLogoutMessage(message)) return;
    const isHere = session.user?.visit === message.ended;
    close('logout', message.ended);
    if (isHere) environment.reload();
  });

  reaction(
    () => state(),
    (kept) => {
      // Where another tab has signed out, or somebody else in, since: what is known here is no longer to be kept.
      if (kept && isKept && storedVisit(local) === kept.user.visit) writeStoredUser(local, site, kept);
    },
  );

  function state(): StoredUser | null {
    const { user, balance, gameTokens, vip, minigame } = session;
    return user && { user, balance, gameTokens, vip, minigame, favourites: favourites.games };
  }

  function begin({ favourites: games, ...known }: StoredUser): void {
    runInAction(() => {
      session.ended.abort();
      Object.assign(session, { ...known, ended: new AbortController(), end: null });
      favourites.games = games;
    });
  }

  /** Signs in: a new visit, kept for the next page (STATE-4). */
  function enter({ accountId, sessionToken, token, fullName, email }: SignedIn): void {
    const user = { visit: environment.randomId(), accountId, sessionToken, token, fullName, email };
    const known: StoredUser = { user, balance: null, gameTokens: null, vip: null, minigame: noMinigame, favourites: [] };
    isKept = writeStoredUser(local, site, known);
    checkedAt = environment.now();
    begin(known);
    void loadAll();
  }

  /** Ends a visit on this page. Somebody who has signed in since, here or in another tab, stays. */
  function close(end: SessionEnd, visit: string): void {
    environment.session.set(endedKey, visit);
    clearStoredUser(local, visit);
    if (session.user?.visit !== visit) return;
    runInAction(() => {
      session.ended.abort();
      Object.assign(session, { user: null, balance: null, gameTokens: null, vip: null, minigame: noMinigame, ended: new AbortController(), end });
      favourites.games = [];
    });
  }

  async function loadBalance(): Promise<void> {
    const { signal } = session.ended;
    const result = await api.call('balance', {});
    if (!result.ok || signal.aborted) return;
    const { game, tokens } = result.value;
    session.merge({ balance: game, gameTokens: tokens, minigame: { ...session.minigame, tokens } });
  }

  async function loadVip(): Promise<void> {
    const { signal } = session.ended;
    const result = await api.call('vip', {});
    if (result.ok && !signal.aborted) session.merge({ vip: result.value });
  }

  async function loadAll(): Promise<void> {
    if (session.isAuthenticated) await Promise.all([loadBalance(), loadVip(), changes.load()]);
  }

  /** Asks the platform whether the player is still welcome. A network that fails says nothing about that. */
  async function check(): Promise<void> {
    checkedAt = environment.now();
    const { signal } = session.ended;
    const result = await api.call('checkStatus', {});
    if (signal.aborted || !result.ok || !site.session.expiredMessages.includes(result.value.status)) return;
    parts.onRefused({ statusCode: 1, statusMessage: result.value.status, call: 'checkStatus' });
  }

  return {
    calls: createAccountCalls(api, environment, site, session, enter),
    favourites: changes,
    loadBalance,
    loadVip,
    renew: loadAll,
    restore: () => {
      const stored = readStoredUser(local, site);
      if (!stored || session.user) return;
      const { visit } = stored.user;
      if (visit === environment.session.get(endedKey)) {
        clearStoredUser(local, visit);
        return;
      }
      isKept = true;
      begin(stored);
      void check().then(loadAll);
    },
    look: (event) => {
      const { user } = session;
      if (!user) return;
      if (isKept && storedVisit(local) !== user.visit) {
        close('logout', user.visit);
        environment.reload();
      } else if (event !== 'storage' && environment.now() - checkedAt >= site.session.checkEveryMs) void check();
    },
    leave: (end) => {
      const visit = session.user?.visit;
      if (visit === undefined) return;
      channel.post({ ended: visit } satisfies LogoutMessage);
      close(end, visit);
    },
  };
}

/** Tells the other tabs which visit has ended (STATE-6). */
interface LogoutMessage {
  readonly ended: string;
}

function isLogoutMessage(message: unknown): message is LogoutMessage {
  return typeof message === 'object' && message !== null && 'ended' in message && typeof message.ended === 'string';
}
