import type { Startup } from '../api/startupModels';
import type { Environment } from '../environment';
import type { Maintenance } from '../api/layoutState';
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
}

/** Watches the windows of a site; `start` looks whether it is open again. Loads where there is any window. */
export function createMaintenanceWatch(environment: Environment, site: SiteStore, start: () => void): MaintenanceWatch {
  let timer: number | undefined;
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
    if (starts.length === 0) return;
    wakeAt(Math.min(...starts), () => {
      const closing = closingNow(announced);
      if (closing) close(closing);
      else watch(announced);
    });
  }

  return { closingNow, close, watch };
}
