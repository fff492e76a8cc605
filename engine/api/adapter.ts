import type * as wire from '../../schemas/generated/api';
import type { CompiledSite } from '../config/compiled';
import { isRecord } from '../config/jsonPath';
import type { callsOf } from './capabilities';
import { minorUnits } from './wire/cashier';

/** A call of our extension: the only ones that an adapter may answer. */
export type OwnCall = (typeof callsOf)[keyof typeof callsOf][number];

/** What our client sends to a call of ours. */
export interface OwnRequests {
  games: wire.GamesRequest;
  lobby: wire.LobbyRequest;
  providers: wire.ProvidersRequest;
  jackpots: wire.JackpotsRequest;
  promotions: wire.PromotionsRequest;
  raceCard: wire.RaceCardRequest;
  news: wire.NewsRequest;
  launchGame: wire.LaunchGameRequest;
  paymentMethods: wire.PaymentMethodsRequest;
  bonuses: wire.BonusesRequest;
  wallet: wire.WalletRequest;
  deposit: wire.DepositRequest;
  depositStatus: wire.DepositStatusRequest;
  withdraw: wire.WithdrawalRequest;
  withdrawalStatus: wire.WithdrawalStatusRequest;
  banks: wire.BanksRequest;
  addBank: wire.AddBankRequest;
  addCard: wire.AddCardRequest;
  removeBank: wire.RemoveBankRequest;
  transactions: wire.TransactionsRequest;
  statement: wire.StatementRequest;
  betHistory: wire.BetHistoryRequest;
  missions: wire.MissionsRequest;
  playerMissions: wire.PlayerMissionsRequest;
  claimMission: wire.ClaimMissionRequest;
  leaderboard: wire.LeaderboardRequest;
  standing: wire.StandingRequest;
  wheel: wire.WheelRequest;
  spin: wire.SpinRequest;
  minigameRound: wire.MinigameRoundRequest;
  vipLevels: wire.VipLevelsRequest;
  referrals: wire.ReferralsRequest;
  limits: wire.LimitsRequest;
  setLimit: wire.SetLimitRequest;
  takeBreak: wire.TakeBreakRequest;
}

/** A request of the foreign API. */
export interface ForeignRequest {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Path from the root of `api.baseUrl`. `npm start` and the web server hand on what lies below `/api/`. */
  readonly path: `/${string}`;
  /** Those without a value are left out. */
  readonly query?: Readonly<Record<string, string | number | undefined>>;
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent as JSON. */
  readonly body?: object;
  /**
   * Statuses that the adapter answers itself, with what they carry. Any other but 2xx ends the call as if our own had
   * answered so.
   */
  readonly expects?: readonly number[];
}

/** The answer as JSON, unchecked; undefined where it has no content. */
export interface ForeignReply {
  readonly status: number;
  readonly body: unknown;
}

/** What an adapter may use beside the request. */
export interface AdapterWorld {
  /**
   * Asks once. Rejects where nothing usable came; a call that moves money has then an unknown outcome, which the client
   * looks up.
   */
  readonly ask: (request: ForeignRequest) => Promise<ForeignReply>;
  readonly site: Pick<CompiledSite, 'domain' | 'externalId' | 'currency'>;
}

/**
 * The foreign API refuses: `statusMessage` is a word of the error catalogue, such as `sessionExpired`, or a text for
 * the player.
 */
export interface Refusal {
  readonly statusCode: number;
  readonly statusMessage: string;
}

/**
 * Our calls by name, each in terms of the foreign API. What a function gives is read as an answer of a platform:
 * readers bring it into the schema's form, and an amount that can't be read exactly fails the call. A call of the group
 * without a function is one that the platform lacks.
 */
export type Adapter = {
  readonly [Name in OwnCall]?: (request: OwnRequests[Name], world: AdapterWorld) => Promise<object>;
};

/** What the client calls a refusal by the platform. */
export function refusal(statusMessage: string, statusCode = 0): Refusal {
  return { statusCode, statusMessage };
}

/** An object of a foreign answer; an empty one where something else stands. */
export function recordOf(value: unknown): Readonly<Record<string, unknown>> {
  return isRecord(value) ? value : {};
}

/** The rows of a foreign list without those that are no objects; none where something else stands. */
export function rowsOf(value: unknown): readonly Readonly<Record<string, unknown>>[] {
  return Array.isArray(value) ? value.filter(isRecord) : [];
}

/**
 * An amount in major units as minor units: `("12.50", 2)` → `"1250"`, `(12.5, 2)` → `"1250"`. What is no exact decimal,
 * or has more digits than the currency, comes back as something that the readers refuse: nothing is rounded and nothing
 * guessed.
 */
export function minorOf(amount: unknown, fractionDigits: number): unknown {
  const isExact =
    typeof amount === 'string'
      ? /^-?\d+(?:\.\d+)?$/.test(amount)
      : typeof amount === 'number' && Number(amount.toPrecision(15)) === amount;
  return isExact && !String(amount).includes('e') ? minorUnits(String(amount), fractionDigits) : null;
}
