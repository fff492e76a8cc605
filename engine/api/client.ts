import type { CompiledSite, FailurePolicy, LocaleCode } from '../config/compiled';
import type { Environment } from '../environment';
import { loadRowsOf, type CallModel, type CallName, type CallParams } from './calls';
import type { BodyMisfit } from './checkedBody';
import { errorOf, hasStatus, type Reply } from './envelope';
import { exchange } from './exchange';
import { createFlights } from './flights';
import type { Reading } from './readers/readAnswer';
import { createDeviationReport, readReply } from './readers/readReply';
import type { LayoutState } from '../stores/layoutState';
import type { CallFailure, Result } from './result';
import type { CallContext, CallRow, Identity, Voice } from './row';

/** The one door to the platform. */
export interface ApiClient {
  /**
   * Makes a call of the table and gives its model or its failure (ERR-4, ERR-5, ERR-7). It rejects only when `signal` aborts,
   * with the signal's reason.
   */
  call<Name extends CallName>(name: Name, params: CallParams<Name>, options?: CallOptions): Promise<Result<CallModel<Name>>>;
}

export interface CallOptions {
  /** Ends the caller's interest, for example when its page is left. */
  readonly signal?: AbortSignal;
  /** Who tells the player of a failure, where it differs from the row's. */
  readonly voice?: Voice;
}

/** A failed call, for those who tell of it. */
export interface FailedCall {
  readonly failure: CallFailure;
  /** No usable answer came: the failure is ours to name, and the platform refused nothing. */
  readonly isLost: boolean;
  readonly voice: Voice;
  /** Who was signed in when the call was made. */
  readonly identity: Identity | null;
}

/** Tells players of failures. It stands outside of the client, because it needs words and a place on the page. */
export interface FailureDesk {
  /** A call is made that may have to be told of. */
  readonly prepare: () => void;
  /** Tells of a failure by the error catalogue; true when the player needs no other word of it. Never rejects. */
  readonly tell: (failed: FailedCall) => Promise<boolean>;
}

export interface ApiClientOptions {
  readonly environment: Pick<Environment, 'fetch' | 'setTimeout' | 'clearTimeout' | 'report' | 'log'> & Partial<Pick<Environment, 'local'>>;
  readonly site: Pick<CompiledSite, 'domain' | 'externalId' | 'currency' | 'locales' | 'api' | 'timeZone' | 'failures' | 'offers' | 'adapters'> & {
    readonly timings: Pick<CompiledSite['timings'], 'callTimeoutMs'>;
  };
  /** Who is signed in, asked at every call. */
  readonly identity?: () => Identity | null;
  /** The page's language, asked at every call; sent as `Accept-Language`. */
  readonly locale?: () => LocaleCode;
  /** Absent: failures are given to the caller and told to nobody. */
  readonly desk?: FailureDesk;
  /** What the frame knows, and learns of answers (STATE-3). */
  readonly frame?: { readonly layout: LayoutState; readonly update: (facts: Partial<LayoutState>) => void };
  /** What reads wait for before they leave, asked at every one but `startup`; null: nothing. What a player does never waits. */
  readonly opening?: () => Promise<unknown> | null;
  /** What takes a call's request in place of `environment.fetch`, asked at every call; undefined: nothing does. */
  readonly fetchOf?: (call: CallName) => Environment['fetch'] | undefined;
  /** Aborts while the site is closed (LAYOUT-3), asked at every call: then none leaves, and those under way end. */
  readonly closed?: () => AbortSignal;
}

/** Makes the client of one application. It keeps nothing but requests under way. */
export function createApiClient({
  environment,
  site,
  identity = () => null,
  locale = () => site.locales.default,
  desk,
  frame,
  ...world
}: ApiClientOptions): ApiClient {
  const flights = createFlights<Reply>();
  const tellDeviations = createDeviationReport(environment);

  async function call(name: CallName, params: unknown, { signal, voice }: CallOptions): Promise<Result<unknown>> {
    const who = identity();
    const use = { isPersonal: false };
    const context: CallContext = {
      site,
      locale: locale(),
      // Whoever asks who is signed in makes a call of that session.
      get identity() {
        use.isPersonal = true;
        return who;
      },
    };
    let row: Row | undefined;
    let request: WireRequest;
    try {
      row = (await loadRowsOf(name))[name] as Row;
      request = requestOf(row, params, context);
    } catch (error) {
      environment.report(error, `call ${name}`);
      // A row that cannot be had says nothing of its voice: the connection is gone, whatever was asked.
      return failed(name, (error as Partial<BodyMisfit>).failure ?? lost('read'), voice ?? row?.voice ?? 'toast', who);
    }
    const tone = voice ?? row.voice;
    if (row.repeatable && name !== 'startup') await world.opening?.();
    const ends = [world.closed?.(), use.isPersonal ? who?.ended : undefined].filter((end) => end !== undefined);
    const isOver = () => ends.some(({ aborted }) => aborted);
    if (isOver()) return overFor(name);
    if (tone !== 'silent') desk?.prepare();
    const fetch = world.fetchOf?.(name);
    const reply = await flights.join(
      row.repeatable ? `${request.url} ${context.locale} ${request.body ?? ''}` : null,
      (abort) =>
        exchange(fetch ? { ...environment, fetch } : environment, {
          ...request,
          timeoutMs: site.timings.callTimeoutMs,
          retries: row.repeatable ? 1 : 0,
          signals: [abort, ...ends],
        }),
      signal,
    );
    if (isOver()) return overFor(name);
    const reading = reply.kind === 'answer' && errorOf(reply.status, reply.statusText, reply.body) === null ? readReply(row, reply.body, site.timeZone) : null;
    if (reading) tellDeviations(row.path, reading.deviations);
    const failure = toFailure(row, reply, reading);
    if (failure === null) {
      const value = row.model(reading?.value, context, params);
      if (row.facts && frame) frame.update(row.facts(value, frame.layout, reading?.value));
      return { ok: true, value };
    }
    const line = `${row.path}: ${failure.statusCode} ${failure.statusMessage} (${reasonOf(row, reply, reading)})`;
    if (row.failure === 'report') environment.report(new Error(line), `call ${name}`);
    else environment.log(line);
    return failed(name, isNotThere(name, row, reply) ? { ...failure, isMissing: true } : failure, tone, who);
  }

  function requestOf(row: Row, params: unknown, context: CallContext): WireRequest {
    const language = site.locales.enabled.find(({ code }) => code === context.locale)?.lang ?? 'en';
    const headers = { accept: 'application/json', 'accept-language': language };
    const url = site.api.baseUrl.replace(/\/$/, '') + row.path;
    if (row.body === undefined) return { url, body: null, init: { method: row.method, headers } };
    const body = JSON.stringify(row.body(params, context));
    return { url, body, init: { method: row.method, headers: { ...headers, 'content-type': 'application/json' }, body } };
  }

  /** What a reply that is no answer to go on with is called; null for one that is. */
  function toFailure(row: Row, reply: Reply, reading: Reading<unknown> | null): WireFailure | null {
    if (reply.kind === 'unreachable') return lost(row.failure);
    if (reading === null) return errorOf(reply.status, reply.statusText, reply.body);
    return reading.value !== undefined && (row.isProper?.(reply.body) ?? true) ? null : lost(row.failure);
  }

  function lost(policy: FailurePolicy): WireFailure {
    return { ...site.failures.network[policy], isLost: true };
  }

  /** A call of a session, or of a site, that is over: nothing that anybody needs to hear of. */
  function overFor(call: CallName): Result<never> {
    return { ok: false, failure: { ...site.failures.network.service, call, isTold: true } };
  }

  /** Has it told; nobody hears of a silent lost connection, and what would tell of it is not loaded for it. */
  async function failed(name: CallName, { isLost = false, ...words }: WireFailure, voice: Voice, identity: Identity | null): Promise<Result<never>> {
    const failure: CallFailure = { ...words, call: name };
    const isTold = !(isLost && voice === 'silent') && (await desk?.tell({ failure, isLost, voice, identity }));
    return { ok: false, failure: isTold ? { ...failure, isTold } : failure };
  }

  return { call: (name, params, options = {}) => call(name, params, options) as Promise<Result<never>> };
}

type Row = CallRow<unknown, unknown, unknown>;

/** Why there is no answer, in the words of the wire; lost, when it is not the platform that says so. */
interface WireFailure {
  readonly statusCode: number;
  readonly statusMessage: string;
  readonly isLost?: boolean;
  readonly isMissing?: boolean;
}

/** The platform has no such call of ours (CALL-X). A game that it does not know is refused in words of its own; what a player does is never told by this. */
function isNotThere(name: CallName, { origin, repeatable }: Row, { status, ...reply }: { readonly status?: number; readonly body?: unknown }): boolean {
  if (origin !== 'livery' || (status !== 404 && status !== 501)) return false;
  if (name === 'launchGame') return status === 501 || !hasStatus(reply.body);
  // Where a payment stands is unknown, whatever comes instead of an answer.
  return repeatable && name !== 'depositStatus' && name !== 'withdrawalStatus';
}

interface WireRequest {
  readonly url: string;
  readonly init: RequestInit;
  /** The body as text, part of what makes two requests the same. */
  readonly body: string | null;
}

/** For engineers: what came instead of an answer, or where it does not fit. */
function reasonOf(row: Row, reply: Reply, reading: Reading<unknown> | null): string {
  if (reply.kind === 'unreachable') return String(reply.error);
  const misfits = (reading?.deviations ?? []).filter(({ done }) => done === 'refused').map(({ path, came }) => `${path} (${came})`);
  return reading ? `the answer lacks what ${row.definition}Answer requires at ${misfits.join() || '/'}` : `HTTP ${reply.status}`;
}
