import { useMemo } from 'react';
import { createFormat, type Format } from '../i18n/format';
import { useHydrated } from '../hydration/useHydrated';
import { useLocale } from './currentLocale';
import { useStores } from './ApplicationContext';

/**
 * Money, numbers and times in the page's language and the site's currency (I18N-3); the player's zone once the page is
 * hydrated.
 */
export function useFormat(): Format {
  const { site } = useStores();
  const { date, lang } = useLocale();
  const { currency } = site.site;
  const zone = useHydrated() ? undefined : 'UTC';
  return useMemo(() => createFormat(date, currency, zone, lang), [date, currency, zone, lang]);
}
