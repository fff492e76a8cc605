import { useMemo } from 'react';
import { dateFormat } from '../i18n/intl';
import { zoneName } from '../i18n/zoneName';
import { useHydrated } from '../hydration/useHydrated';
import { useLocale } from './currentLocale';
import { useApplication } from './ApplicationContext';

/** Times of records, in the player's zone and the page's language (I18N-3). */
export interface Moments {
  /** Day and minute, `20 Nov, 20:31`; with the year where it is another one than now. */
  readonly moment: (iso: string) => string;
  /** The hour alone for a time of today, else day and hour: `20:31`, `20 Nov, 20:31`. */
  readonly hour: (iso: string) => string;
  /** A calendar day, `2026-11-20` → `20 Nov 2026`. */
  readonly day: (date: string) => string;
  /**
   * The player's zone in words, for example `Philippine Standard Time`; empty until the server's markup was hydrated.
   */
  readonly zone: string;
  /** Today in the player's zone, `2026-11-20`; null until the server's markup was hydrated. */
  readonly today: string | null;
}

/**
 * Returns times of records. Its formatters are made here, because a home page needs none of them. The server knows
 * neither the player's zone nor their day: what it writes, and what takes its markup over, is in UTC.
 */
export function useMoments(): Moments {
  const { stores } = useApplication();
  const { date } = useLocale();
  const isHydrated = useHydrated();
  return useMemo(() => {
    const inZone = isHydrated ? {} : ({ timeZone: 'UTC' } as const);
    const clock = dateFormat(date, { timeStyle: 'short', ...inZone });
    // A clock of 12 hours writes the hour without a zero before it.
    const hour = dateFormat(date, { timeStyle: 'short', timeZone: 'UTC' }).format(0).startsWith('0')
      ? '2-digit'
      : 'numeric';
    const short = { day: 'numeric', month: 'short', hour, minute: '2-digit', ...inZone } as const;
    const moment = dateFormat(date, short);
    const momentOfOtherYear = dateFormat(date, { ...short, year: 'numeric' });
    const day = dateFormat(date, { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' });
    const now = new Date(stores.now());
    const momentOf = (at: Date) => (at.getFullYear() === now.getFullYear() ? moment : momentOfOtherYear).format(at);
    const dayAndYear = dateFormat(date, { day: 'numeric', month: 'short', year: 'numeric', ...inZone });
    return {
      moment: (iso) => momentOf(new Date(iso)),
      hour: (iso) => {
        const at = new Date(iso);
        return dayAndYear.format(at) === dayAndYear.format(new Date(stores.now())) ? clock.format(at) : momentOf(at);
      },
      day: (written) => day.format(new Date(`${written}T00:00:00Z`)),
      zone: isHydrated ? zoneName(date, stores.now()) : '',
      today: isHydrated
        ? [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, '0')).join('-')
        : null,
    };
  }, [stores, date, isHydrated]);
}
