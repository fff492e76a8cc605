import type { IntentState } from '../../schemas/generated/state';
import type { CallModel } from '../api/calls';
import type { Payment } from '../api/walletModels';
import type { SessionView } from '../stores/sessionState';
import type { IntentOwner, KeptIntents } from './keptIntents';
import { isKeptCall, type MoneyCall, type MoneyParams } from './moneyCalls';
import type { SettledIntent } from './settledIntent';
import type { TakenPayments } from './takenPayments';

/** Where the intents of a call are recorded. */
export interface IntentRecordParts<Name extends MoneyCall> {
  readonly name: Name;
  readonly session: Pick<SessionView, 'user'>;
  readonly kept: KeptIntents;
  readonly settled: SettledIntent;
  readonly taken: TakenPayments;
  /** Has the browser ask before the page is left, until the returned function is called. */
  readonly blockUnload: () => () => void;
}

/** What a browser remembers of the intents of one call, for the player who is signed in; of some calls nothing. */
export class IntentRecords<Name extends MoneyCall> {
  /** Lets the page be left again, where only the page knows of the intent. */
  private releaseUnload: (() => void) | undefined;

  constructor(private readonly parts: IntentRecordParts<Name>) {}

  /** The open intent. */
  open(): IntentState | undefined {
    const owner = this.owner();
    return owner && this.parts.kept.find(owner);
  }

  /** Keeps an intent until its outcome is known. Where no storage has room, the page is not left without a question. */
  keep(requestId: string, sentAt: number, params: MoneyParams<Name>): void {
    const { kept, blockUnload } = this.parts;
    const owner = this.owner();
    if (!owner) return;
    const strings = params as unknown as IntentState['params'];
    const { accountId, call } = owner;
    const isKept = kept.keep({ account_id: accountId, call, request_id: requestId, sent_at: sentAt, params: strings });
    if (!isKept) this.releaseUnload ??= blockUnload();
  }

  /** Forgets an open intent: its outcome is known, or the player gave it up. */
  drop(requestId: string): void {
    this.parts.kept.drop(requestId);
  }

  /** The page may be left: nothing is open on it any more. */
  release(): void {
    this.releaseUnload?.();
    this.releaseUnload = undefined;
  }

  /** Notes what went through. */
  noteDone(requestId: string, params: MoneyParams<Name>, value: CallModel<Name>): void {
    const { settled, taken } = this.parts;
    const owner = this.owner();
    if (!owner) return;
    settled.note(owner, params, requestId);
    taken.note(owner.accountId, requestId, value as Payment);
  }

  /** The request id under which some tab had just the same done a moment ago. */
  findDone(params: MoneyParams<Name>): string | undefined {
    const owner = this.owner();
    return owner && this.parts.settled.find(owner, params);
  }

  /** Notes that the platform has taken an intent, whatever the ledger says. */
  noteTaken(requestId: string): void {
    const owner = this.owner();
    if (owner) this.parts.taken.note(owner.accountId, requestId);
  }

  /** Whether the platform has taken an intent, so that a ledger that has not heard of it is behind. */
  isTaken(requestId: string): boolean {
    const owner = this.owner();
    return owner !== undefined && this.parts.taken.has(owner.accountId, requestId);
  }

  /** Whose intents are kept; undefined for a guest, and for a call of which none is. */
  private owner(): IntentOwner | undefined {
    const { name, session } = this.parts;
    return isKeptCall(name) && session.user ? { accountId: session.user.accountId, call: name } : undefined;
  }
}
