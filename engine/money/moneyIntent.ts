import { makeAutoObservable, observableRef, reaction, runInAction } from 'mobx';
import type { ApiClient } from '../api/client';
import type { Environment } from '../environment';
import type { SessionView } from '../stores/sessionState';
import type { KeptIntents } from './keptIntents';
import type { SettledIntent } from './settledIntent';
import { isKeptCall, isReadableCall, type MoneyCall, type MoneyParams, type MoneyView } from './moneyCalls';
import { outcomeOfAnswer, readOutcome, type KnownOutcome } from './readOutcome';

export interface MoneyIntentParts<Name extends MoneyCall> {
  readonly name: Name;
  readonly environment: Pick<Environment, 'now' | 'setTimeout' | 'clearTimeout' | 'randomId'>;
  readonly api: ApiClient;
  readonly session: Pick<SessionView, 'user' | 'identity' | 'ended'>;
  /** Money has moved. */
  readonly onMoved: () => void;
  readonly kept: KeptIntents;
  readonly settled: SettledIntent;
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
  private asked = 0;
  /** How long this page has waited for the ledger since it checks, in ms. */
  private waited = 0;
  private timer: number | undefined;
  /** Payments of this page that went through: to repeat one of these is a wish of its own. */
  private readonly own = new Set<string>();

  constructor(private readonly parts: MoneyIntentParts<Name>) {
    makeAutoObservable<this, 'parts' | 'requestId' | 'sentAt' | 'asked' | 'waited' | 'timer' | 'own'>(
      this,
      {
        view: observableRef,
        parts: false,
        requestId: false,
        sentAt: false,
        asked: false,
        waited: false,
        timer: false,
        own: false,
      },
      { autoBind: true },
    );
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

  /** Sends an unconfirmed intent again, under the same request id: it counts once. */
  async retry(): Promise<MoneyView<Name>> {
    return this.view.status === 'unconfirmed' ? this.attempt(this.view.params) : this.view;
  }

  /** Asks the ledger now instead of a little later. */
  check(): void {
    if (this.view.status === 'checking') void this.ask();
  }

  /** Makes room for another intent, once the outcome is known or the ledger knows of none. */
  reset(): void {
    if (this.view.status === 'sending' || this.view.status === 'checking') return;
    this.parts.kept.drop(this.requestId);
    this.turn({ status: 'idle' });
  }

  private async attempt(params: MoneyParams<Name>): Promise<MoneyView<Name>> {
    const { name, api, environment } = this.parts;
    const { requestId } = this;
    this.sentAt = environment.now();
    this.keep(params);
    this.turn({ status: 'sending', params });
    const isStale = this.bound();
    const result = await api.call(name, { ...params, requestId });
    if (isStale()) return this.view;
    if (result.ok) this.settleAs(outcomeOfAnswer(name, result.value), params);
    else if (!result.failure.isOutcomeUnknown) this.settle({ status: 'refused', params, failure: result.failure });
    else if (isReadableCall(name)) this.checkFrom(params);
    else this.turn({ status: 'unconfirmed', params });
    return this.view;
  }

  /** Asks the ledger what became of it; what it has not heard of by now it will not hear any more. */
  private async ask(): Promise<void> {
    const { name, api, environment, callTimeoutMs } = this.parts;
    if (this.view.status !== 'checking' || !isReadableCall(name)) return;
    const { params } = this.view;
    const isStale = this.bound();
    const passed = environment.now() - this.sentAt;
    // Of a clock that was set back only the waiting on this page is known.
    const isDue = (passed < 0 ? this.waited : passed) >= callTimeoutMs * 1.25;
    this.stopWaiting();
    const result = await readOutcome(api, name, { requestId: this.requestId, params });
    if (isStale()) return;
    if (!result.ok || (result.value === null && !isDue)) this.wait();
    else if (result.value === null) this.turn({ status: 'unconfirmed', params });
    else this.settleAs(result.value as KnownOutcome<Name>, params);
  }

  private checkFrom(params: MoneyParams<Name>): void {
    this.asked = 0;
    this.waited = 0;
    this.turn({ status: 'checking', params });
    this.wait();
  }

  /** 2 s, then twice as long each time, up to 32 s. */
  private wait(): void {
    const { environment, callTimeoutMs } = this.parts;
    this.stopWaiting();
    const ms = (callTimeoutMs / 4) * 2 ** Math.min(4, this.asked);
    this.timer = environment.setTimeout(() => {
      this.waited += ms;
      void this.ask();
    }, ms);
    this.asked += 1;
  }

  private stopWaiting(): void {
    if (this.timer !== undefined) this.parts.environment.clearTimeout(this.timer);
    this.timer = undefined;
  }

  private settleAs(outcome: KnownOutcome<Name>, params: MoneyParams<Name>): void {
    if (outcome.status === 'done') this.settle({ status: 'done', params, value: outcome.value });
    else
      this.settle({
        status: 'refused',
        params,
        failure: { statusCode: 1, statusMessage: outcome.word, call: this.parts.name },
      });
  }

  private settle(view: MoneyView<Name>): void {
    const { name, kept, session, settled, onMoved } = this.parts;
    kept.drop(this.requestId);
    if (view.status === 'done') {
      this.own.add(this.requestId);
      if (isKeptCall(name) && session.user)
        settled.note({ accountId: session.user.accountId, call: name }, view.params, this.requestId);
    }
    this.turn(view);
    if (view.status === 'done' && name !== 'takeBreak') onMoved();
  }

  private turn(view: MoneyView<Name>): void {
    runInAction(() => {
      this.view = view;
    });
  }

  /** Called when the player changes or leaves: an open intent continues only when its owner is back. */
  private turnToPlayer(): void {
    this.stopWaiting();
    this.requestId = '';
    this.turn({ status: 'idle' });
    this.adopt();
  }

  /** Goes on with an intent that another page of this browser left open; whether there is one. */
  private adopt(): boolean {
    const { name, kept, session } = this.parts;
    const open =
      isKeptCall(name) && session.user ? kept.find({ accountId: session.user.accountId, call: name }) : undefined;
    if (!open) return false;
    this.requestId = open.request_id;
    this.sentAt = open.sent_at;
    this.checkFrom(open.params as unknown as MoneyParams<Name>);
    return true;
  }

  /** Goes on with what another tab had done a moment ago: the press here came before that was known. */
  private isJustDone(params: MoneyParams<Name>): boolean {
    const { name, environment, session, settled } = this.parts;
    if (!isKeptCall(name) || !session.user) return false;
    const requestId = settled.find({ accountId: session.user.accountId, call: name }, params);
    if (requestId === undefined || this.own.has(requestId)) return false;
    this.requestId = requestId;
    this.sentAt = environment.now();
    this.turn({ status: 'checking', params });
    void this.ask();
    return true;
  }

  private keep(params: MoneyParams<Name>): void {
    const { name, kept, session } = this.parts;
    if (!isKeptCall(name) || !session.user) return;
    const strings = params as unknown as Readonly<Record<string, string>> & { readonly amount: string };
    kept.keep({
      account_id: session.user.accountId,
      call: name,
      request_id: this.requestId,
      sent_at: this.sentAt,
      params: strings,
    });
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
