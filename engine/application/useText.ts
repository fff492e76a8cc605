import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { Text } from '../config/compiled';
import { useRoute } from '../routing/CurrentRoute';
import { useApplication, useStores } from './ApplicationContext';
import { useObserved } from './useObserved';

type Values = Readonly<Record<string, string | number>>;

/** Gives texts of message keys in the current language: `message('common.gameCount', { count: 12 })`. */
export function useMessages(): (key: string, values?: Values) => string {
  const { i18n } = useApplication();
  const { locale } = useRoute();
  const { t } = useTranslation(undefined, { i18n, lng: locale.lang });
  return useCallback((key, values) => t(key, values ?? {}), [t]);
}

/** Gives the words of a descriptor's text; `{siteName}`, `{currency}` and `{playerName}` are known, `values` adds more. */
export function useText(): (text: Text, values?: Values) => string {
  const { i18n } = useApplication();
  const { locale } = useRoute();
  const { site, session } = useStores();
  const { t } = useTranslation(undefined, { i18n, lng: locale.lang });
  const readSite = useCallback(() => site.site, [site]);
  const readPlayer = useCallback(() => session.fullName || session.accountId, [session]);
  const { name: siteName, currency, locales } = useObserved(readSite, readSite);
  const playerName = useObserved(readPlayer, nobody);
  return useCallback(
    (text, values) => {
      const known = { siteName, currency, playerName, ...values };
      if ('key' in text) return t(text.key, known);
      const words = text[locale.code] ?? text[locales.default] ?? Object.values(text)[0] ?? '';
      return words.replace(/\{(\w+)\}/g, (whole, name: string) => String((known as Values)[name] ?? whole));
    },
    [t, siteName, currency, locales, playerName, locale],
  );
}

function nobody(): string {
  return '';
}
