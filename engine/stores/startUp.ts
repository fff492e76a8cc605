import type { ApiClient } from '../api/client';
import type { Startup } from '../api/startupModels';
import type { Result } from '../api/result';
import type { Currency } from '../config/compiledCurrency';
import type { Environment } from '../environment';
import type { MaintenanceWatch } from './maintenanceWatch';
import type { SiteStore } from './siteStore';

/** How the site begins, and begins again after maintenance (STATE-9). */
export interface StartUp {
  /** Asks the platform at once, so that the answer is there when the page has been hydrated. */
  readonly ask: () => void;
  /** Begins, once the page has been hydrated; asks again while the site is closed (LAYOUT-3). */
  readonly start: () => void;
  /** What other calls wait for: the platform's word whether the site is open, but not for long. */
  readonly startupGate: () => Promise<unknown> | null;
}

export interface StartUpParts {
  readonly environment: Environment;
  readonly api: ApiClient;
  readonly site: SiteStore;
  /** The player and the content begin, once; their calls wait for the startup answer. */
  readonly onBegin: () => void;
  /** Maintenance is over: what was refused meanwhile may be asked again. */
  readonly onReopened: () => void;
  /** The theme that startup names is another one than the page came in; settles when it is on, or refused. */
  readonly onOtherTheme?: ((startup: Startup) => Promise<void>) | undefined;
}

/** How long other calls wait at most for the startup answer, in ms. */
const patienceMs = 600;

/**
 * The start of one application: maintenance, then content and site, then the theme; menus and chat follow what the site
 * store says.
 */
export function createStartUp({ environment, api, site, ...parts }: StartUpParts): StartUp {
  let asked: Promise<Result<Startup>> | null = null;
  let startupGate: Promise<unknown> | null = null;
  let isBusy = false;
  let hasBegun = false;
  let currency: Currency | null = null;

  /** The currency that the platform names, where it is not the site's; null for words that are no code. */
  async function otherCurrency({ site: { currency: code } }: Startup): Promise<Currency | null> {
    if (code === undefined || code === site.site.currency.code) return null;
    const { currencyCalled } = await import('../config/currencies');
    return currencyCalled(code);
  }

  const now = () => environment.now() + site.clockOffset;

  function ask(): void {
    if (asked) return;
    const own = site.site.maintenance;
    if (own && now() >= Date.parse(own.start) && now() < Date.parse(own.end)) {
      site.closed.abort();
      return;
    }
    asked = api.call('startup', {}).then(async (result) => {
      if (!result.ok) return result;
      // Nothing more is asked from this moment on; the page is replaced as soon as it has been hydrated.
      if (result.value.maintenance.isOn) site.closed.abort();
      currency = await otherCurrency(result.value).catch(() => null);
      return result;
    });
    let timer = 0;
    const patience = new Promise<void>((resolve) => {
      timer = environment.setTimeout(resolve, patienceMs);
    });
    startupGate = Promise.race([asked, patience]).finally(() => {
      environment.clearTimeout(timer);
      startupGate = null;
    });
  }

  function beginOnce(): void {
    if (hasBegun) return;
    hasBegun = true;
    parts.onBegin();
  }

  async function watchWindows(): Promise<MaintenanceWatch> {
    const { maintenanceWatchOf } = await import('./maintenanceWatch');
    return maintenanceWatchOf(environment, site, start);
  }

  async function run(): Promise<void> {
    if (!site.closed.signal.aborted) beginOnce();
    const result = await asked;
    asked = null;
    const startup = result?.ok ? result.value : null;
    const announced = startup?.maintenance ?? null;
    const isAnnounced = announced?.isOn ?? (announced?.startsAt ?? null) !== null;
    const hasWindow = isAnnounced || site.site.maintenance !== null;
    const windows = hasWindow ? await watchWindows() : null;
    const closing = windows?.closingNow(announced);
    if (windows && closing) {
      windows.close(closing);
      return;
    }
    if (startup) await apply(startup);
    if (site.maintenance) {
      site.endMaintenance();
      parts.onReopened();
    }
    beginOnce();
    site.open();
    windows?.watch(announced);
  }

  async function apply(startup: Startup): Promise<void> {
    site.applyStartup(startup, currency);
    const { theme } = site.site;
    const { themeCode = theme.code, themeColor = theme.color } = startup.site;
    if (themeCode !== theme.code || themeColor !== theme.color) await parts.onOtherTheme?.(startup);
  }

  function start(): void {
    if (isBusy || (hasBegun && !site.maintenance)) return;
    isBusy = true;
    if (site.maintenance) site.reopen();
    ask();
    void run()
      .catch((error: unknown) => environment.report(error, 'start-up'))
      .finally(() => (isBusy = false));
  }

  return {
    ask: () => {
      if (!hasBegun) ask();
    },
    start,
    startupGate: () => startupGate,
  };
}
