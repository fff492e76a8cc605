import type { StartupAnswer } from '../../schemas/generated/api';
import { startCalls } from './calls/start';
import type { ApiClientOptions } from './client';
import { exactTime } from './readers/exactTime';
import { createDeviationReport, readReply } from './readers/readReply';
import type { Startup } from './startupModels';

/**
 * Asks what the platform says of the site, with the least code, because every page asks it (CALL-SITE-1). Null for
 * anything but a proper answer: then the client asks, which retries and names failures (ERR-5).
 */
export async function askStartup({
  environment,
  site,
  locale = () => site.locales.default,
}: ApiClientOptions): Promise<Startup | null> {
  const endpoint = startCalls.startup;
  const { path, method, body } = endpoint;
  const context = { site, identity: null, locale: locale() };
  const language = site.locales.enabled.find(({ code }) => code === context.locale)?.lang ?? 'en';
  try {
    const response = await environment.fetch(site.api.baseUrl.replace(/\/$/, '') + path, {
      method,
      headers: { accept: 'application/json', 'accept-language': language, 'content-type': 'application/json' },
      body: JSON.stringify(body?.({}, context)),
      signal: AbortSignal.timeout(site.timings.callTimeoutMs),
    });
    const answer: unknown = await response.json();
    const { statusCode, message } = (answer ?? {}) as {
      readonly statusCode?: string | number | boolean | null;
      readonly message?: unknown;
    };
    // The usual words of success, in fewer bytes than `errorOf` has for all of them: of any other, the client asks.
    const status = String(message === 'OK' || (statusCode ?? ''));
    if (!response.ok || !/^(1|true|ok|success|)$/i.test(status)) return null;
    let reading = readReply(endpoint, answer, exactTime);
    // Times that are no ISO 8601, forms of single frameworks, and texts for HTML are read by code that the page asks
    // with.
    if (
      reading.deviations.some(({ came, done }) => done !== 'converted' && came !== 'null') ||
      /&#?\w+;|<\w/.test(JSON.stringify(answer))
    )
      reading = await import('./pageClient').then(
        ({ readAnyForm }) => readAnyForm(endpoint, answer, site.timeZone),
        () => reading,
      );
    const { value, deviations } = reading;
    if (value === undefined) return null;
    createDeviationReport(environment)(path, deviations);
    return endpoint.model(value as StartupAnswer, context, {});
  } catch {
    return null;
  }
}
