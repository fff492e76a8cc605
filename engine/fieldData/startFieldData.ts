import { when } from 'mobx';
import { onCLS, onFCP, onINP, onLCP, onTTFB, type Metric } from 'web-vitals';
import type { Application } from '../context/ApplicationContext';
import { connectionOf } from '../application/preloading';
import type { CompiledSite } from '../config/compiled';
import { consentOf } from '../integrations/consent';
import { readAddress } from '../routing/address';
import { watchFaults } from './faults';
import { createFieldBus, type FieldEvent } from './fieldBus';
import { sendReport } from './sendReport';

/** Whether this visit reports, for all its documents; kept as long as the browser's session. */
const sampleKey = 'livery.reports';

/** What an endpoint is sent. */
export interface FieldReport {
  readonly version: 1;
  readonly site: string;
  /** The build of code and configuration. */
  readonly build: string;
  /** The page that the document was opened with, by its route. */
  readonly page: string;
  readonly locale: string;
  /** By the width of the window: the platform's breakpoints. */
  readonly viewport: string;
  /** As the browser tells it: `4g`, `3g`; empty where it does not. */
  readonly connection: string;
  readonly events: readonly FieldEvent[];
}

/**
 * Measures the visit and reports it to the site's endpoint, from the moment the player agrees on, where the site asks
 * for that. What a browser can not measure is left out. Returns what ends it.
 */
export function startFieldData(
  application: Application,
  { endpoint, share }: NonNullable<CompiledSite['fieldData']>,
): () => void {
  const { environment, stores } = application;
  const consent = consentOf(environment, () => stores.site.site.features.consent);
  let end: (() => void) | undefined;
  const stop = when(
    () => consent.allows('analytics'),
    () => {
      if (isSampled(environment, share)) end = measure(application, () => consent.allows('analytics'), endpoint);
    },
  );
  return () => {
    stop();
    end?.();
  };
}

function measure({ environment, stores, build }: Application, isAllowed: () => boolean, endpoint: string): () => void {
  const { page, locale } = pageOfDocument(stores.site.site);
  const send = (events: readonly FieldEvent[]) => {
    const report: FieldReport = {
      version: 1,
      site: stores.site.site.domain,
      build,
      page,
      locale,
      viewport: stores.viewport.name,
      connection: connectionOf()?.effectiveType ?? '',
      events,
    };
    sendReport(environment, endpoint, JSON.stringify(report));
  };
  const bus = createFieldBus(isAllowed, send);
  const tell = ({ name, value, rating }: Metric) =>
    bus.publish({ kind: 'vital', name, value: Math.round(value * 1000) / 1000, rating });
  for (const measureOne of [onCLS, onFCP, onINP, onLCP, onTTFB]) measureOne(tell);
  const stopFaults = watchFaults(environment, bus.publish);
  // The measures end with the same event, some of them a moment later.
  const handleHidden = () => {
    if (document.visibilityState === 'hidden') queueMicrotask(bus.flush);
  };
  document.addEventListener('visibilitychange', handleHidden);
  window.addEventListener('pagehide', bus.flush);
  return () => {
    stopFaults();
    document.removeEventListener('visibilitychange', handleHidden);
    window.removeEventListener('pagehide', bus.flush);
  };
}

/** Draws once for a visit whether it reports. */
function isSampled({ session, randomId }: Application['environment'], share: number): boolean {
  const kept = session.get(sampleKey);
  if (kept !== null) return kept === '1';
  const isDrawn = Number.parseInt(randomId().slice(0, 8), 16) / 2 ** 32 < share;
  session.set(sampleKey, isDrawn ? '1' : '0');
  return isDrawn;
}

/** The page that the document was opened with: another may be shown by now. */
function pageOfDocument(site: CompiledSite): { readonly page: string; readonly locale: string } {
  const [opened] = performance.getEntriesByType('navigation');
  const { pathname } = new URL(opened?.name ?? window.location.href, window.location.origin);
  const { route, locale } = readAddress(site, pathname);
  return { page: route?.name ?? 'not-found', locale: locale.code };
}
