import type { CallModel, CallName, CallParams } from '../api/calls';
import type { CallFailure } from '../api/result';

/** Calls that act once for each request id, however often they are sent (CALL-X). */
export type MoneyCall =
  | 'deposit'
  | 'withdraw'
  | 'addBank'
  | 'addCard'
  | 'removeBank'
  | 'claimMission'
  | 'spin'
  | 'minigameRound'
  | 'setLimit'
  | 'takeBreak';

/** What a player chooses; the request id is made here. */
export type MoneyParams<Name extends MoneyCall> = Omit<CallParams<Name>, 'requestId'>;

/** Calls of which the ledger can be asked what became of them; these are kept over a reload. */
export const statusCalls = { deposit: 'depositStatus', withdraw: 'withdrawalStatus' } as const satisfies Partial<
  Record<MoneyCall, CallName>
>;

export type KeptCall = keyof typeof statusCalls;

/** Whether an intent of this call is kept over a reload. */
export function isKeptCall(name: MoneyCall): name is KeptCall {
  return Object.hasOwn(statusCalls, name);
}

/**
 * Calls whose outcome can be read once their answer is lost. A limit and a break are read again by any page, so that
 * nothing is kept of them.
 */
export type ReadableCall = KeptCall | 'setLimit' | 'takeBreak';

/** Whether the outcome of this call can be read after its answer is lost. */
export function isReadableCall(name: MoneyCall): name is ReadableCall {
  return isKeptCall(name) || name === 'setLimit' || name === 'takeBreak';
}

/** How an intent stands. `params` is what was asked with, also after a reload. */
export type MoneyView<Name extends MoneyCall> =
  /** Nothing is under way. */
  | { readonly status: 'idle' }
  /** The call is under way. */
  | { readonly status: 'sending'; readonly params: MoneyParams<Name> }
  /**
   * No answer came, and the platform is being asked what became of it: neither a success nor a failure. `isSilent`: for
   * long it has not answered that either, so that the player may send the same request again.
   */
  | { readonly status: 'checking'; readonly params: MoneyParams<Name>; readonly isSilent?: true }
  /**
   * No answer came; the platform knows nothing of it, or cannot be asked. To send it again counts once. `failure`: it
   * was sent again and refused, which says nothing about the first time.
   */
  | { readonly status: 'unconfirmed'; readonly params: MoneyParams<Name>; readonly failure?: CallFailure }
  /** The platform has taken it. A payment may still be pending: its `state` says that. */
  | { readonly status: 'done'; readonly params: MoneyParams<Name>; readonly value: CallModel<Name> }
  /** The platform refused it, and nothing has moved; `failure.statusMessage` is its word. */
  | { readonly status: 'refused'; readonly params: MoneyParams<Name>; readonly failure: CallFailure };
