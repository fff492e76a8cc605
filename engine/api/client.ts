import type { LocaleCode } from '../config/compiled';
import type { CallOptions } from './callOptions';
import type { ClientSite } from './clientSite';
import type { FailurePolicy } from '../config/compiledRules';
import type { Environment } from '../environment';
import { loadEndpointsOf, type CallModel, type CallName, type CallParams } from './calls';
import type { Reply } from './envelope';
import { fetchWithRetry } from './fetchWithRetry';
import { createInFlightRequests } from './inFlightRequests';
import { readAnyForm } from './readers/readAnyForm';
import type { Reading } from './readers/readAnswer';
import { createDeviationReport } from './readers/readReply';
import type { LayoutState } from './layoutState';
import { hintsAtMaintenance, saysClosed } from './maintenanceHint';
import type { CallFailure, Result } from './result';
import type { CallContext, Identity, ErrorPresentation } from './endpoint';
import type { ErrorReporter } from './failedCall';
import { BodyMisfit, type WireRequest } from './wireRequest';
import {
  type AnyEndpoint,
  misfit,
  type WireFailure,
  isNotThere,
  isOutcomeUnknown,
  isTokenRefused,
  reasonOf,
  refusalOf,
} from './wireFailure';

/** The only client of the platform. */
export interface ApiClient {
  /**
   * Makes a call of the table and returns its model or its failure (ERR-4, ERR-5, ERR-7). It rejects only when `signal`
   * aborts, with the signal's reason.
   */
  call<Name extends CallName>(
    name: Name,
    params: CallParams<Name>,
    options?: CallOptions,
  ): Promise<Result<CallModel<Name>>>;
}

/** What a client needs: the environment, the site, and who listens to its failures. */
export interface ApiClientOptions {
  readonly environment: Pick<Environment, 'fetch' | 'setTimeout' | 'clearTimeout' | 'report' | 'log'> &
    Partial<Pick<Environment, 'local' | 'session' | 'now'>>;
  readonly site: ClientSite;
  /** Who is signed in, asked at every call. */
  readonly identity?: () => Identity | null;
  /** The page's language, asked at every call; sent as `Accept-Language`. */
  readonly locale?: () => LocaleCode;
  /** Absent: failures are given to the caller and told to nobody. */
  readonly errorReporter?: ErrorReporter;
  /** What the layout knows, and learns of answers (STATE-3); one may be reason to ask whether the site has closed. */
  readonly layoutStore?: {
    readonly layout: LayoutState;
    readonly update: (facts: Partial<LayoutState>) => void;
    /** Milliseconds that the platform's clock is ahead of this one. */
    readonly clockOffset?: number;
    readonly suspectMaintenance?: () => void;
  };
  /**
   * The startup gate: what reads wait for before they leave, asked at every one but `startup`; null: nothing. What a
   * player does never waits.
   */
  readonly startupGate?: () => Promise<unknown> | null;
  /** What takes a call's request in place of `environment.fetch`, asked at every call; undefined: nothing does. */
  readonly fetchOf?: (call: CallName) => Environment['fetch'] | undefined;
  /** What handles a call around its request, asked at every call; undefined: nothing does. */
  readonly handlerOf?: (call: CallName) => CallHandler | undefined;
  /** Aborts while the site is closed (LAYOUT-3), asked at every call: then none leaves, and those under way end. */
  readonly closed?: () => AbortSignal;
}

/** Handles a call, and sends its request, or does without. */
export type CallHandler = (
  name: CallName,
  params: unknown,
  options: CallOptions,
  send: Send,
) => Promise<Result<unknown>>;

type Send = (params: unknown, options: CallOptions) => Promise<Result<unknown>>;

/** Makes the client of one application. It keeps nothing but requests under way. */
export function createApiClient({
  environment,
  site,
  identity = () => null,
  locale = () => site.locales.default,
  errorReporter,
  layoutStore,
  ...world
}: ApiClientOptions): ApiClient {
  const inFlight = createInFlightRequests<Reply>();
  const tellDeviations = createDeviationReport(environment);

  async function call(
    name: CallName,
    params: unknown,
    { signal, errorPresentation, isProbe = false }: CallOptions,
  ): Promise<Result<unknown>> {
    const who = identity();
    const use = { isPersonal: false };
    const context: CallContext = {
      site,
      locale: locale(),
      get now() {
        return environment.now ? environment.now() + (layoutStore?.clockOffset ?? 0) : undefined;
      },
      // A call that reads the session belongs to that session.
      get identity() {
        use.isPersonal = true;
        return who;
      },
    };
    let endpoint: AnyEndpoint | undefined;
    let request: WireRequest;
    try {
      endpoint = (await loadEndpointsOf(name))[name] as AnyEndpoint;
      request = requestOf(endpoint, params, context);
    } catch (error) {
      environment.report(error, `call ${name}`);
      // An endpoint that fails to load has no error presentation: its failure is that of a lost connection.
      return failed(
        name,
        error instanceof BodyMisfit ? misfit : networkFailure('read'),
        errorPresentation ?? endpoint?.errorPresentation ?? 'toast',
        who,
      );
    }
    const tone = errorPresentation ?? endpoint.errorPresentation;
    if (endpoint.repeatable && name !== 'startup') await world.startupGate?.();
    const ends = [world.closed?.(), use.isPersonal ? who?.ended : undefined].filter((end) => end !== undefined);
    const isOver = () => ends.some(({ aborted }) => aborted);
    if (isOver()) return overFor(name, endpoint);
    if (tone !== 'silent') errorReporter?.prepare();
    const fetch = world.fetchOf?.(name);
    const send = (...signals: readonly AbortSignal[]) =>
      fetchWithRetry(fetch ? { ...environment, fetch } : environment, {
        ...request,
        timeoutMs: site.timings.callTimeoutMs,
        retries: endpoint.repeatable ? 1 : 0,
        signals: [...signals, ...ends],
        // What start-up says of maintenance is what it was asked for (LAYOUT-3).
        ...(name === 'startup' ? { isAnswer: saysClosed } : {}),
      });
    // A call that changes something is never deduplicated.
    const reply = await (endpoint.repeatable || signal
      ? inFlight.join(
          endpoint.repeatable ? `${request.url} ${context.locale} ${request.body ?? ''}` : null,
          send,
          signal,
        )
      : send());
    if (isOver()) return overFor(name, endpoint);
    if (name !== 'startup' && hintsAtMaintenance(reply)) layoutStore?.suspectMaintenance?.();
    let reading: Reading<unknown> | null = null;
    let failure: WireFailure | null;
    try {
      const ownWords = use.isPersonal || tone === 'form' ? site.session.expiredMessages : [];
      const refusal = reply.kind === 'answer' ? refusalOf(endpoint, reply, ownWords) : null;
      if (reply.kind === 'answer' && refusal === null) reading = readAnyForm(endpoint, reply.body, site.timeZone);
      if (reading) tellDeviations(endpoint.path, reading.deviations);
      const isAnswer =
        reply.kind === 'answer' && reading?.value !== undefined && (endpoint.isProper?.(reply.body) ?? true);
      failure = refusal ?? (isAnswer ? null : networkFailure(endpoint.failure));
      if (failure === null) {
        const value = endpoint.model(reading?.value, context, params);
        if (endpoint.facts && layoutStore)
          layoutStore.update(endpoint.facts(value, layoutStore.layout, reading?.value));
        return { ok: true, value };
      }
    } catch (error) {
      // What no reader can read is an answer that was lost: what it tells of may have happened.
      environment.report(error, `call ${name}`);
      failure = networkFailure(endpoint.failure);
    }
    const line = `${endpoint.path}: ${failure.statusCode} ${failure.statusMessage} (${reasonOf(endpoint, reply, reading)})`;
    if (endpoint.failure === 'report') environment.report(new Error(line), `call ${name}`);
    else if (!isProbe) environment.log(line);
    const known = isNotThere(name, endpoint, reply)
      ? { isMissing: true }
      : isOutcomeUnknown(endpoint, failure, reply)
        ? { isOutcomeUnknown: true }
        : {};
    const isUnauthorised = use.isPersonal && who !== null && isTokenRefused(name, reply, failure);
    return failed(name, { ...failure, ...known }, tone, who, isUnauthorised);
  }

  function requestOf(endpoint: AnyEndpoint, params: unknown, context: CallContext): WireRequest {
    const language = site.locales.enabled.find(({ code }) => code === context.locale)?.lang ?? 'en';
    const headers = { accept: 'application/json', 'accept-language': language };
    const url = site.api.baseUrl.replace(/\/$/, '') + endpoint.path;
    if (endpoint.body === undefined) return { url, body: null, init: { method: endpoint.method, headers } };
    const made = endpoint.body(params, context);
    const { isBody } = endpoint;
    if (isBody && !isBody(made)) {
      const places = (isBody.errors ?? [])
        .map(({ instancePath, keyword }) => `${instancePath || '/'} (${keyword})`)
        .join();
      throw new BodyMisfit(`The body of ${endpoint.path} does not fit ${endpoint.definition}Request at ${places}.`);
    }
    const body = JSON.stringify(made);
    return {
      url,
      body,
      init: { method: endpoint.method, headers: { ...headers, 'content-type': 'application/json' }, body },
    };
  }

  function networkFailure(policy: FailurePolicy): WireFailure {
    return { ...site.failures.network[policy], isNetworkError: true };
  }

  /** The result of a call whose session or site is gone: the caller shows nothing. */
  function overFor(call: CallName, { repeatable }: AnyEndpoint): Result<never> {
    const failure = { ...site.failures.network.service, call, isNotified: true };
    return { ok: false, failure: repeatable ? failure : { ...failure, isOutcomeUnknown: true } };
  }

  /** Reports a failure. A silent network error is not reported, so that the error reporter need not load for it. */
  async function failed(
    name: CallName,
    { isNetworkError = false, ...words }: WireFailure,
    errorPresentation: ErrorPresentation,
    identity: Identity | null,
    isUnauthorised = false,
  ): Promise<Result<never>> {
    const failure: CallFailure = { ...words, call: name };
    const isNotified =
      !(isNetworkError && errorPresentation === 'silent') &&
      (await errorReporter?.notify({ failure, isNetworkError, errorPresentation, identity, isUnauthorised }));
    return { ok: false, failure: isNotified ? { ...failure, isNotified } : failure };
  }

  return {
    call: (name, params, options = {}) => {
      const send: Send = (...sent) => call(name, ...sent);
      return (world.handlerOf?.(name)?.(name, params, options, send) ?? send(params, options)) as Promise<
        Result<never>
      >;
    },
  };
}
