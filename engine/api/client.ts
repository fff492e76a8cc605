import type { CompiledSite, LocaleCode } from '../config/compiled';
import type { Environment } from '../environment';
import { loadRowsOf, type CallModel, type CallName, type CallParams } from './calls';
import type { BodyMisfit } from './checkedBody';
import { errorOf, type Reply } from './envelope';
import { exchange } from './exchange';
import { networkFailure } from './failures';
import { createFlights } from './flights';
import type { CallFailure, Result } from './result';
import type { CallContext, CallRow, Identity } from './row';

/** The one door to the platform. */
export interface ApiClient {
  /**
   * Makes a call of the table and gives its model or its failure (ERR-4, ERR-5, ERR-7). It rejects only when `signal` aborts,
   * with the signal's reason.
   */
  call<Name extends CallName>(name: Name, params: CallParams<Name>, options?: { readonly signal?: AbortSignal }): Promise<Result<CallModel<Name>>>;
}

export interface ApiClientOptions {
  readonly environment: Pick<Environment, 'fetch' | 'setTimeout' | 'clearTimeout' | 'report'>;
  readonly site: Pick<CompiledSite, 'domain' | 'externalId' | 'currency' | 'locales' | 'api'> & {
    readonly timings: Pick<CompiledSite['timings'], 'callTimeoutMs'>;
  };
  /** Who is signed in, asked at every call. */
  readonly identity?: () => Identity | null;
  /** The page's language, asked at every call; sent as `Accept-Language`. */
  readonly locale?: () => LocaleCode;
}

/** Makes the client of one application. It keeps nothing but requests under way. */
export function createApiClient({ environment, site, identity = () => null, locale = () => site.locales.default }: ApiClientOptions): ApiClient {
  const flights = createFlights<Reply>();

  async function call(name: CallName, params: unknown, signal: AbortSignal | undefined): Promise<Result<unknown>> {
    const context: CallContext = { site, identity: identity(), locale: locale() };
    const [row, request] = await prepared(name, params, context);
    if (row === null) return failed(name, request);
    const reply = await flights.join(
      row.repeatable ? `${request.url} ${context.locale} ${request.body ?? ''}` : null,
      (abort) => exchange(environment, { ...request, timeoutMs: site.timings.callTimeoutMs, retries: row.repeatable ? 1 : 0, signal: abort }),
      signal,
    );
    return resultOf(name, row, reply, context, params);
  }

  /** The row and what it sends; no row, and the failure instead, where its code did not load or its body does not fit. */
  async function prepared(
    name: CallName,
    params: unknown,
    context: CallContext,
  ): Promise<readonly [Row, WireRequest] | readonly [null, BodyMisfit['failure']]> {
    try {
      const row = (await loadRowsOf(name))[name] as Row;
      return [row, requestOf(row, params, context)];
    } catch (error) {
      environment.report(error, `call ${name}`);
      return [null, (error as Partial<BodyMisfit>).failure ?? networkFailure('read')];
    }
  }

  function requestOf(row: Row, params: unknown, context: CallContext): WireRequest {
    const language = site.locales.enabled.find(({ code }) => code === context.locale)?.lang ?? 'en';
    const headers = { accept: 'application/json', 'accept-language': language };
    const url = site.api.baseUrl.replace(/\/$/, '') + row.path;
    if (row.body === undefined) return { url, body: null, init: { method: row.method, headers } };
    const body = JSON.stringify(row.body(params, context));
    return { url, body, init: { method: row.method, headers: { ...headers, 'content-type': 'application/json' }, body } };
  }

  function resultOf(name: CallName, row: Row, reply: Reply, context: CallContext, params: unknown): Result<unknown> {
    if (reply.kind === 'unreachable') return failed(name, networkFailure(row.failure));
    const error = errorOf(reply.status, reply.statusText, reply.body);
    if (error !== null) return failed(name, error);
    if (!row.isAnswer(reply.body)) {
      environment.report(new Error(`The answer of ${row.path} does not fit ${row.definition}Answer at ${misfitOf(row)}.`), `call ${name}`);
      return failed(name, networkFailure(row.failure));
    }
    return { ok: true, value: row.model(reply.body, context, params) };
  }

  return { call: (name, params, options) => call(name, params, options?.signal) as Promise<Result<never>> };
}

type Row = CallRow<unknown, unknown, unknown>;

interface WireRequest {
  readonly url: string;
  readonly init: RequestInit;
  /** The body as text, part of what makes two requests the same. */
  readonly body: string | null;
}

function failed(call: CallName, failure: Omit<CallFailure, 'call'>): Result<never> {
  return { ok: false, failure: { ...failure, call } };
}

function misfitOf(row: Row): string {
  return (row.isAnswer.errors ?? []).map(({ instancePath, keyword }) => `${instancePath || '/'} (${keyword})`).join();
}
