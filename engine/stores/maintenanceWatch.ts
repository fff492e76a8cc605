import { createOpenPayments } from '../api/openPayments';
import type { Startup } from '../api/startupModels';
import type { Environment } from '../environment';
import type { Maintenance } from '../api/layoutState';
import { pagesOfGroup } from './hideMissingGroup';
import type { SiteStore } from './siteStore';

/** A window that is on, and when to look again, in ms of the platform's clock; null: only when the player asks. */
export interface Closing extends Maintenance {
  readonly lookAt: number | null;
}

/**
 * How long after its end a window is looked at, since clocks agree to a second at best; and how often once it is
 * overdue, in ms.
 */
const graceMs = 2_000;
const overdueMs = 60_000;

/** How often an open payment is looked at that the closing waits for, in ms. */
const holdMs = 3_000;

/** The longest time a timer takes, in ms. */
const longestMs = 2 ** 31 - 1;

/** Windows of maintenance by the platform's clock: what they mean now, and what is to come (LAYOUT-3). */
export interface MaintenanceWatch {
  /** The closing that is on now, by what the platform announced and by the site's own window. */
  readonly closingNow: (announced: Startup['maintenance'] | null) => Closing | null;
  /** Closes the site and looks again when the window ends. */
  readonly close: (closing: Closing) => void;
  /** Closes the site when a window begins that is still ahead. */
  readonly watch: (announced: Startup['maintenance'] | null) => void;
  /**
   * Does what an announcement during a visit asks for: closes the site, or watches what is still ahead. A payment that
   * is open on its page is never cut off: the site closes when it has ended, or its page is left. On other pages the
   * closing waits as long as a payment's call may take.
   */
  readonly follow: (announced: Startup['maintenance'] | null) => void;
}

const watches = new WeakMap<SiteStore, MaintenanceWatch>();

/** The one watch of a site: what a later answer announces replaces what an earlier one did. */
export function maintenanceWatchOf(...parts: Parameters<typeof createMaintenanceWatch>): MaintenanceWatch {
  const [, site] = parts;
  const watch = watches.get(site) ?? createMaintenanceWatch(...parts);
  watches.set(site, watch);
  return watch;
}

/** Watches the windows of a site; `start` looks whether it is open again. Loads where there is any window. */
export function createMaintenanceWatch(environment: Environment, site: SiteStore, start: () => void): MaintenanceWatch {
  let timer: number | undefined;
  let heldAt: number | null = null;
  const payments = createOpenPayments(environment);
  const now = () => environment.now() + site.clockOffset;

  /** Runs at a moment of the platform's clock, instead of what was to run before. */
  function wakeAt(moment: number, run: () => void): void {
    if (timer !== undefined) environment.clearTimeout(timer);
    timer = environment.setTimeout(
      () => (now() < moment ? wakeAt(moment, run) : run()),
      Math.min(longestMs, Math.max(0, moment - now())),
    );
  }

  /** The window that the site's own descriptor names, as the platform would announce it. */
  function ownWindow(): Startup['maintenance'] | null {
    const own = site.site.maintenance;
    return own && { isOn: null, startsAt: own.start, endsAt: own.end };
  }

  /**
   * The closing that a window means now, if any. One that the platform calls on stays on past its end, and one that it
   * calls off is off whenever it is.
   */
  function closingOf({ isOn, startsAt, endsAt }: Startup['maintenance']): Closing | null {
    if (isOn === false) return null;
    const end = endsAt === null ? null : Date.parse(endsAt);
    if (end !== null && now() < end)
      return isOn || (startsAt !== null && now() >= Date.parse(startsAt))
        ? { startsAt, endsAt, lookAt: end + graceMs }
        : null;
    return isOn ? { startsAt, endsAt: null, lookAt: end === null ? null : now() + overdueMs } : null;
  }

  function closingNow(announced: Startup['maintenance'] | null): Closing | null {
    const own = ownWindow();
    return (announced && closingOf(announced)) ?? (own && closingOf(own));
  }

  function close({ startsAt, endsAt, lookAt }: Closing): void {
    site.close({ startsAt, endsAt });
    if (lookAt !== null) wakeAt(lookAt, start);
  }

  function watch(announced: Startup['maintenance'] | null): void {
    const windows = [ownWindow(), announced].filter((window) => window?.isOn !== false);
    const starts = windows
      .flatMap((window) => (window?.startsAt ? [Date.parse(window.startsAt)] : []))
      .filter((start) => start > now());
    // A window that was called off since is not waited for.
    if (timer !== undefined) environment.clearTimeout(timer);
    if (starts.length > 0) wakeAt(Math.min(...starts), () => follow(announced));
  }

  function follow(announced: Startup['maintenance'] | null): void {
    const closing = closingNow(announced);
    if (!closing) watch(announced);
    else if (isHeld()) wakeAt(now() + holdMs, () => follow(announced));
    else {
      heldAt = null;
      close(closing);
    }
  }

  function isHeld(): boolean {
    if (!payments.isOpen()) return false;
    heldAt ??= environment.now();
    const { routes, timings } = site.site;
    const isOnItsPage = routes.some(
      ({ name, path }) => pagesOfGroup.cashier.includes(name) && environment.path().endsWith(path),
    );
    return isOnItsPage || Math.abs(environment.now() - heldAt) < timings.callTimeoutMs + holdMs;
  }

  return { closingNow, close, watch, follow };
}
