import type { Currency } from '../../engine/config/compiledCurrency';
import type { Refusal } from './refusal';
import { decimalOf } from '../../engine/api/decimal';
import type { FavouriteListAnswer, SignUpRequest } from '../../schemas/generated/api';
import type { DemoPlayer } from './demoPlayers';
import { createLedger, type Ledger, type Settlement } from './ledger';
import { minorUnits } from './money';
import { historySeedOf, type BetRecord } from './historySeed';
import { createTimeline, type Timeline } from './timeline';
import type { ServedSite } from './servedSite';

/** What a request id led to: a value, or the platform's refusal. */
export interface KeptAnswer {
  /** The body without its session, as text: another one under the same id is a mistake. */
  readonly asked: string;
  readonly outcome: { readonly value: unknown } | { readonly refusal: Refusal };
}

export const accountStatuses = ['ACTIVE', 'BLOCK', 'CLOSE', 'permissionDenied'] as const;
/** How the platform treats an account; every word but the first ends its sessions (ERR-1). */
export type AccountStatus = (typeof accountStatuses)[number];

/** A bank account that withdrawals go to. */
export interface BankRecord {
  readonly id: string;
  readonly kind: 'bank' | 'card';
  readonly bankCode: string;
  readonly holder: string;
  readonly number: string;
}

/** A deposit limit; `pending` waits for its time. Amounts are minor units, absent for none. */
export interface LimitRecord {
  readonly amount?: bigint;
  readonly pending?: { readonly amount?: bigint; readonly at: number };
}

/** A player's account at a site, with everything it has. */
export interface Account {
  readonly domain: string;
  readonly accountId: string;
  readonly currency: Currency;
  readonly openedAt: number;
  readonly vip: DemoPlayer['vip'];
  readonly ledger: Ledger;
  /** By state, category, both (`WON slots`) or neither (`*`). */
  readonly bets: Timeline<BetRecord>;
  /** Answers of writes by request id. */
  readonly answers: Map<string, KeptAnswer>;
  password: string;
  fullName: string;
  email: string;
  phone: string;
  status: AccountStatus;
  tokens: number;
  /** Turns of the wheel that were won. */
  spins: number;
  /** Day of the last free turn, as the start of the site's day. */
  spunOn: number;
  favourites: FavouriteListAnswer['value'];
  banks: readonly BankRecord[];
  readonly claimed: Set<string>;
  readonly referrals: string[];
  /** Deposit limits the player set, by period. */
  readonly limits: Map<string, LimitRecord>;
  /** When the player may come back from a break; 0 without one. */
  breakUntil: number;
  /** Games opened; missions advance with them. */
  launches: number;
  rounds: number;
}

export interface AccountWorld {
  readonly seed: string;
  readonly now: () => number;
  readonly startedAt: number;
  readonly settlement: () => Settlement;
  /** How many payments and bets a demo player's past has; left out: a month's. */
  readonly history?: number;
}

/** The account of a demo player at a site, with a past that ends at the player's balance. */
export function demoAccount(world: AccountWorld, served: ServedSite, player: DemoPlayer): Account {
  const { domain, currency } = served.site;
  const balance = BigInt(minorUnits(decimalOf(player.balance), currency));
  const history = historySeedOf(
    `${world.seed}/${domain}/${player.accountId}`,
    served,
    balance,
    world.startedAt,
    world.history,
  );
  const ledger = createLedger(history.opening, world.now, world.settlement);
  for (const entry of history.entries) ledger.post(entry);
  const { accountId, password, fullName, email, phone, tokens, vip } = player;
  const bank = {
    id: 'b-1',
    kind: 'bank' as const,
    bankCode: 'quay',
    holder: fullName,
    number: `00123${phone.slice(-5)}`,
  };
  return {
    ...blank(world, domain, currency, ledger),
    bets: timelineOf(history.bets),
    accountId,
    password,
    fullName,
    email,
    phone,
    tokens,
    vip,
    banks: [bank],
  };
}

/** What an account is opened with. */
export type NewAccount = Pick<SignUpRequest, 'account_id' | 'password' | 'contact_phone' | 'contact_email'>;

/** The account of a guest who signed up, without any money. */
export function newAccount(world: AccountWorld, { site }: ServedSite, body: NewAccount): Account {
  const ledger = createLedger(0n, world.now, world.settlement);
  return {
    ...blank(world, site.domain, site.currency, ledger),
    accountId: accountIdOf(body.account_id),
    password: body.password,
    phone: body.contact_phone,
    email: body.contact_email,
    tokens: 10,
    vip: { level: 'New', next: 'Regular', deposit: [0, 0, 1000], turnover: [0, 0, 5000] },
  };
}

/** How an account id is kept: without blanks around it, in lower case. */
export function accountIdOf(typed: string): string {
  return typed.trim().toLowerCase();
}

function blank(
  world: AccountWorld,
  domain: string,
  currency: Currency,
  ledger: Ledger,
): Omit<Account, 'accountId' | 'password' | 'vip'> {
  return {
    domain,
    currency,
    ledger,
    openedAt: world.now(),
    bets: timelineOf([]),
    answers: new Map(),
    fullName: '',
    email: '',
    phone: '',
    status: 'ACTIVE',
    tokens: 0,
    spins: 0,
    spunOn: 0,
    favourites: [],
    banks: [],
    claimed: new Set(),
    referrals: [],
    limits: new Map(),
    breakUntil: 0,
    launches: 0,
    rounds: 0,
  };
}

function timelineOf(bets: readonly BetRecord[]): Timeline<BetRecord> {
  const timeline = createTimeline<BetRecord>(
    ({ id }) => id,
    ({ state, game }) => ['*', state, game.category, `${state} ${game.category}`],
    ({ state, stake, payout }) => [stake, state === 'OPEN' ? stake : 0n, payout],
  );
  for (let index = bets.length - 1; index >= 0; index -= 1) {
    const bet = bets[index];
    if (bet) timeline.add(bet);
  }
  return timeline;
}
