import { makeAutoObservable, observableRef, reaction, runInAction } from 'mobx';
import type { ApiClient } from '../api/client';
import type { CallFailure } from '../api/result';
import type { Environment } from '../environment';
import type { SessionView } from '../stores/sessionState';
import { IntentRecords, type IntentRecordParts } from './intentRecords';
import { LedgerPolling } from './ledgerPolling';
import { isKeptCall, isReadableCall, type MoneyCall, type MoneyParams, type MoneyView } from './moneyCalls';
import { readOutcome, settledView, viewOfAnswer, type KnownOutcome, type SettledView } from './readOutcome';

/** The status with which a platform refuses what it has already. */
const conflict = 409;

export interface MoneyIntentParts<Name extends MoneyCall> extends IntentRecordParts<Name> {
  readonly environment: Pick<Environment, 'now' | 'setTimeout' | 'clearTimeout' | 'randomId' | 'onWindowEvent'>;
  readonly api: ApiClient;
  readonly session: Pick<SessionView, 'user' | 'identity' | 'ended'>;
  /** Money has moved. */
  readonly onMoved: () => void;
  /** How long a call may take, in ms: until a little later the ledger may not have heard of it yet. */
  readonly callTimeoutMs: number;
}

/**
 * What a player wants done with money, once: a request id that stays until the outcome is known. Nothing is ever sent
 * again by itself. A lost answer is `checking`: the platform is asked, at growing intervals, until it tells. One intent
 * of a call at a time for an account, in all tabs; a reload goes on with it, another account neither sees nor ends it.
 */
export class MoneyIntent<Name extends MoneyCall> {
  view: MoneyView<Name> = { status: 'idle' };
  private requestId = '';
  private sentAt = 0;
  private readonly polling: LedgerPolling;
  private readonly records: IntentRecords<Name>;
  /** Why the platform refused to be sent it again, while the ledger is asked about the first time. */
  private refusal: CallFailure | null = null;
  /** Payments of this page that went through: to repeat one of these is a wish of its own. */
  private readonly own = new Set<string>();

  constructor(private readonly parts: MoneyIntentParts<Name>) {
    this.polling = new LedgerPolling(parts.environment, parts.callTimeoutMs);
    this.records = new IntentRecords(parts);
    makeAutoObservable<this, 'parts' | 'requestId' | 'sentAt' | 'polling' | 'refusal' | 'records' | 'own'>(
      this,
      {
        view: observableRef,
        parts: false,
        requestId: false,
        sentAt: false,
        polling: false,
        refusal: false,
        records: false,
        own: false,
      },
      { autoBind: true },
    );
    parts.environment.onWindowEvent('storage', () => this.view.status === 'unconfirmed' && this.recheck());
    reaction(
      () => parts.session.user?.visit,
      () => this.turnToPlayer(),
      { fireImmediately: true },
    );
  }

  /** Whether the outcome is not known yet: another intent must wait. */
  get isOpen(): boolean {
    return this.view.status === 'sending' || this.view.status === 'checking' || this.view.status === 'unconfirmed';
  }

  /**
   * Sends a new intent and returns its state after the call has ended. If an intent is open in this or another tab,
   * continues it and sends nothing. The same holds for an equal payment that another tab just completed. Guests send
   * nothing. Never rejects.
   */
  async send(params: MoneyParams<Name>): Promise<MoneyView<Name>> {
    if (this.isOpen || !this.parts.session.identity || this.adopt() || this.isJustDone(params)) return this.view;
    this.requestId = this.parts.environment.randomId();
    return this.attempt(params);
  }

  /**
   * Sends an intent again that is unconfirmed, or a payment of which the ledger has said nothing for long, under the
   * same request id: it counts once. Where another page has done something with it since, the ledger is asked first.
   */
  async retry(): Promise<MoneyView<Name>> {
    const { view } = this;
    if (view.status !== 'unconfirmed' && !(view.status === 'checking' && view.isSilent)) return view;
    return this.recheck() ? this.view : this.attempt(view.params, true);
  }

  /** Asks the ledger now instead of a little later. */
  check(): void {
    if (this.view.status === 'checking') void this.ask();
  }

  /**
   * Makes room for another intent, once the outcome is known or the ledger knows of none; where another page has done
   * something with it since, the ledger is asked again first.
   */
  reset(): void {
    const { status } = this.view;
    if (status === 'sending' || status === 'checking' || this.recheck()) return;
    if (status === 'unconfirmed') this.records.drop(this.requestId);
    this.turn({ status: 'idle' });
  }

  private async attempt(params: MoneyParams<Name>, isAgain = false): Promise<MoneyView<Name>> {
    const { name, api, environment } = this.parts;
    const { requestId } = this;
    this.sentAt = environment.now();
    this.records.keep(requestId, this.sentAt, params);
    this.turn({ status: 'sending', params });
    const isStale = this.bound();
    const result = await api.call(name, { ...params, requestId });
    if (isStale()) return this.view;
    const outcome = viewOfAnswer(name, result, params);
    if (outcome?.status === 'done' || (outcome && !isAgain)) this.settle(outcome);
    else if (isReadableCall(name)) {
      this.checkFrom(params, outcome?.failure);
      if (outcome) void this.ask();
    } else this.turn({ status: 'unconfirmed', params, ...(outcome ? { failure: outcome.failure } : {}) });
    return this.view;
  }

  /** Asks the ledger what became of it; what it has not heard of by now it will not hear any more. */
  private async ask(): Promise<void> {
    const { name, api } = this.parts;
    if (this.view.status !== 'checking' || !isReadableCall(name)) return;
    const { params } = this.view;
    const isStale = this.bound();
    const isDue = this.isDue();
    this.polling.stop();
    const result = await readOutcome(api, name, { requestId: this.requestId, params });
    if (isStale()) return;
    if (result.ok && result.value !== null) this.settle(settledView(name, result.value as KnownOutcome<Name>, params));
    else if (result.ok && isDue) this.giveUp(params);
    else this.askLater(params, result.ok);
  }

  private askLater(params: MoneyParams<Name>, isHeard: boolean): void {
    const { polling } = this;
    if (isHeard) polling.heard();
    const isSilent = isKeptCall(this.parts.name) && polling.isSilent(this.sentAt);
    this.turn({ status: 'checking', params, ...(isSilent ? { isSilent } : {}) });
    polling.later(() => void this.ask());
  }

  /** Whether a ledger that knows nothing of it now says that it was never taken. */
  private isDue(): boolean {
    if (this.records.isTaken(this.requestId)) return false;
    // The first sending was given up before the second, unless this was refused as one that stands there already.
    const isRefused = this.refusal !== null && this.refusal.statusCode !== conflict;
    return isRefused || this.polling.isDue(this.sentAt);
  }

  /** The ledger knows of none. */
  private giveUp(params: MoneyParams<Name>): void {
    const { name } = this.parts;
    if (this.refusal) this.settle({ status: 'refused', params, failure: this.refusal });
    else if (!isKeptCall(name) || this.records.open()?.request_id === this.requestId)
      this.turn({ status: 'unconfirmed', params });
    // Another page has ended it meanwhile, and may have begun another.
    else if (!this.adopt()) this.turn({ status: 'idle' });
  }

  /**
   * "Not confirmed" was true when the ledger was asked last. Where another page has sent, ended or replaced the intent
   * since, asks again; returns whether it does.
   */
  private recheck(): boolean {
    const { view } = this;
    if ((view.status !== 'unconfirmed' && view.status !== 'checking') || !isKeptCall(this.parts.name)) return false;
    const stored = this.records.open();
    if (stored?.request_id === this.requestId && stored.sent_at === this.sentAt) return false;
    if (!this.adopt()) this.checkFrom(view.params);
    void this.ask();
    return true;
  }

  private checkFrom(params: MoneyParams<Name>, refusal: CallFailure | null = null): void {
    this.refusal = refusal;
    this.polling.restart();
    this.turn({ status: 'checking', params });
    this.polling.later(() => void this.ask());
  }

  private settle(view: SettledView<Name>): void {
    const { name, onMoved } = this.parts;
    const { requestId, records } = this;
    records.drop(requestId);
    if (view.status === 'done') {
      this.own.add(requestId);
      records.noteDone(requestId, view.params, view.value);
    }
    this.turn(view);
    if (view.status === 'done' && name !== 'takeBreak') onMoved();
  }

  private turn(view: MoneyView<Name>): void {
    runInAction(() => {
      this.view = view;
    });
    if (!this.isOpen) this.records.release();
  }

  /** Called when the player changes or leaves: an open intent continues only when its owner is back. */
  private turnToPlayer(): void {
    this.polling.stop();
    this.requestId = '';
    this.turn({ status: 'idle' });
    this.adopt();
  }

  /** Goes on with an intent that another page of this browser left open; whether there is one. */
  private adopt(): boolean {
    const open = this.records.open();
    if (!open) return false;
    this.requestId = open.request_id;
    this.sentAt = open.sent_at;
    this.checkFrom(open.params as unknown as MoneyParams<Name>);
    return true;
  }

  /** Goes on with what another tab had done a moment ago: the press here came before that was known. */
  private isJustDone(params: MoneyParams<Name>): boolean {
    const requestId = this.records.findDone(params);
    if (requestId === undefined || this.own.has(requestId)) return false;
    this.records.noteTaken(requestId);
    this.requestId = requestId;
    this.checkFrom(params);
    void this.ask();
    return true;
  }

  /** Tells, later, whether something has happened since: to the intent, or to the session. */
  private bound(): () => boolean {
    const {
      requestId,
      view: { status },
    } = this;
    const { signal } = this.parts.session.ended;
    return () => signal.aborted || this.requestId !== requestId || this.view.status !== status;
  }
}
