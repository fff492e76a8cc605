import { accountIdOf, demoAccount, newAccount, type Account, type AccountWorld, type NewAccount } from './accounts';
import { demoPlayers, type DemoPlayer } from './demoPlayers';
import { referralCodeOf } from './referralCodes';
import type { ServedSite } from './servedSite';

/** The players' side of the sandbox: accounts and sessions. */
export interface Players {
  /** The account of that name at that site. */
  find(served: ServedSite, accountId: string): Account | undefined;
  /**
   * The account that a code of referral names: the player's own word, or the account's name, as older links have it.
   */
  findReferrer(served: ServedSite, code: string): Account | undefined;
  /** Whether an account of that site has the phone number. */
  hasPhone(served: ServedSite, phone: string): boolean;
  /** Opens an account. */
  open(served: ServedSite, body: NewAccount): Account;
  /** Opens the account of a demo player who is not among those of the site. */
  admit(served: ServedSite, player: Omit<DemoPlayer, 'domain'>): Account;
  /** Opens a session; both words end with it. */
  signIn(account: Account): { readonly token: string; readonly sessionToken: string };
  /** The account of an open session; undefined when it ended or never was. */
  playerOf(accountId: string, auth: string): Account | undefined;
  /** The site whose session that is; undefined for none. */
  domainOf(auth: string): string | undefined;
  /** The sessions that are open, under either word. */
  sessions(): readonly OpenSession[];
  /** Ends every session, or those of an account but for one. */
  expireSessions(account?: Account, exceptAuth?: string): void;
  /** Accounts that were asked for so far. */
  accounts(): readonly Account[];
  reset(): void;
}

/** A session under one of its words. */
export interface OpenSession {
  readonly word: string;
  /** The same for both words. */
  readonly pair: symbol;
  readonly domain: string;
  readonly accountId: string;
}

/** How long a session lasts without a call, in milliseconds. */
const sessionMs = 12 * 60 * 60 * 1000;

/**
 * Players at the start: the demo players, none of them signed in. A player with a session of another world gets an
 * account of their own here with the first call. A site without demo players of its own borrows those of its data.
 */
export function createPlayers(
  world: AccountWorld & { readonly siteOf: (domain: string) => ServedSite | undefined },
  elsewhere: () => readonly OpenSession[] = () => [],
): Players {
  const { now } = world;
  /** Sessions of elsewhere that have ended here. */
  const ended = new Set<symbol>();
  const sessions = new Map<string, { readonly account: Account; readonly pair: symbol; expiresAt: number }>();
  const accounts = new Map<string, Account>();
  const keyOf = ({ site }: ServedSite, accountId: string) => `${site.domain}/${accountIdOf(accountId)}`;

  function keep(served: ServedSite, account: Account): Account {
    accounts.set(keyOf(served, account.accountId), account);
    return account;
  }

  function find(served: ServedSite, accountId: string): Account | undefined {
    const player = demoPlayers.find(
      (demo) => demo.domain === served.data.domain && demo.accountId === accountIdOf(accountId),
    );
    return accounts.get(keyOf(served, accountId)) ?? (player && keep(served, demoAccount(world, served, player)));
  }

  /** The session of a word; one that is open elsewhere begins when it is first met. */
  function sessionOf(auth: string) {
    const own = sessions.get(auth);
    if (own) return own;
    const known = elsewhere().find(({ word, pair }) => word === auth && !ended.has(pair));
    const served = known && world.siteOf(known.domain);
    const account = known && served && find(served, known.accountId);
    if (account) sessions.set(auth, { account, pair: known.pair, expiresAt: now() + sessionMs });
    return sessions.get(auth);
  }

  return {
    find,
    findReferrer: (served, code) => {
      const names = [...accounts.values(), ...demoPlayers].filter(({ domain }) =>
        [served.site.domain, served.data.domain].includes(domain),
      );
      const named = names.find(
        ({ accountId }) => referralCodeOf(served.site.domain, accountId) === code.trim().toUpperCase(),
      );
      return find(served, named?.accountId ?? code);
    },
    hasPhone: ({ site }, phone) =>
      [...accounts.values()].some((account) => account.domain === site.domain && account.phone === phone),
    open: (served, body) => keep(served, newAccount(world, served, body)),
    admit: (served, player) => keep(served, demoAccount(world, served, { ...player, domain: served.data.domain })),
    signIn(account) {
      const id = `${account.accountId}-${crypto.randomUUID()}`;
      const session = { account, pair: Symbol(id), expiresAt: now() + sessionMs };
      const tokens = { token: `t-${id}`, sessionToken: `s-${id}` };
      for (const word of Object.values(tokens)) sessions.set(word, session);
      return tokens;
    },
    playerOf(accountId, auth) {
      const session = sessionOf(auth);
      if (session?.account.accountId !== accountId || session.expiresAt <= now()) return undefined;
      // No session lasts through a break.
      if (session.account.breakUntil <= now()) session.expiresAt = now() + sessionMs;
      return session.account;
    },
    domainOf: (auth) => sessionOf(auth)?.account.domain,
    sessions: () =>
      [...sessions].map(([word, { account, pair }]) => ({
        word,
        pair,
        domain: account.domain,
        accountId: account.accountId,
      })),
    expireSessions(account, exceptAuth = '') {
      const kept = sessionOf(exceptAuth)?.pair;
      for (const { pair, domain, accountId } of elsewhere())
        if (pair !== kept && (account === undefined || (account.domain === domain && account.accountId === accountId)))
          ended.add(pair);
      for (const [word, session] of sessions)
        if ((account ?? session.account) === session.account && session.pair !== kept) sessions.delete(word);
    },
    accounts: () => [...accounts.values()],
    reset() {
      sessions.clear();
      accounts.clear();
      ended.clear();
    },
  };
}
