import type { CompiledSite, LocaleCode } from '../config/compiled';
import type { Environment } from '../environment';
import { loadRowsOf, type CallModel, type CallName, type CallParams } from './calls';
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
    const row = await rowOf(name);
    if (row === null) return failed(name, networkFailure('read'));
    const content = row.body?.(params, context);
    if (row.isBody?.(content) === false) return misfit(name, row, 'Request', row.isBody, { statusCode: 400, statusMessage: 'badRequest' });
    const request = requestOf(row, content, context);
    const reply = await flights.join(
      row.repeatable ? `${request.url} ${context.locale} ${request.body ?? ''}` : null,
      (abort) => exchange(environment, { ...request, timeoutMs: site.timings.callTimeoutMs, retries: row.repeatable ? 1 : 0, signal: abort }),
      signal,
    );
    return resultOf(name, row, reply, context, params);
  }

  async function rowOf(name: CallName): Promise<Row | null> {
    try {
      return ((await loadRowsOf(name)) as Readonly<Record<string, Row>>)[name] ?? null;
    } catch (error) {
      environment.report(error, `call ${name}`);
      return null;
    }
  }

  function requestOf(row: Row, content: object | undefined, context: CallContext): WireRequest {
    const language = site.locales.enabled.find(({ code }) => code === context.locale)?.lang ?? 'en';
    const headers = { accept: 'application/json', 'accept-language': language };
    const url = site.api.baseUrl.replace(/\/$/, '') + row.path;
    if (content === undefined) return { url, body: null, init: { method: row.method, headers } };
    const body = JSON.stringify(content);
    return { url, body, init: { method: row.method, headers: { ...headers, 'content-type': 'application/json' }, body } };
  }

  function resultOf(name: CallName, row: Row, reply: Reply, context: CallContext, params: unknown): Result<unknown> {
    if (reply.kind === 'unreachable') return failed(name, networkFailure(row.failure));
    const error = errorOf(reply.status, reply.statusText, reply.body);
    if (error !== null) return failed(name, error);
    if (!row.isAnswer(reply.body)) return misfit(name, row, 'Answer', row.isAnswer, networkFailure(row.failure));
    return { ok: true, value: row.model(reply.body, context, params) };
  }

  function misfit(name: CallName, row: Row, kind: 'Answer' | 'Request', { errors }: Row['isAnswer'], failure: Omit<CallFailure, 'call'>): Result<never> {
    const [first] = errors ?? [];
    const place = first === undefined ? 'an unknown place' : `${first.instancePath || '/'} (${first.keyword})`;
    environment.report(new Error(`The ${kind.toLowerCase()} of ${row.path} does not fit ${row.definition}${kind} at ${place}.`), `call ${name}`);
    return failed(name, failure);
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
