import { useCallback } from 'react';
import type { Text } from '../config/compiled';
import { useCurrentLocale } from '../routing/currentLocale';
import { useStores } from './ApplicationContext';
import { useObserved } from './useObserved';

type Values = Readonly<Record<string, string | number>>;

/** Gives texts of message keys in the current language: `message('common.gameCount', { count: 12 })`. */
export function useMessages(): (key: string, values?: Values) => string {
  const { translate, plain } = useCurrentLocale();
  return useCallback((key, values) => (values ? undefined : plain(key)) ?? translate(key, values ?? {}), [translate, plain]);
}

/** Gives the words of a descriptor's text; `{siteName}`, `{currency}` and `{playerName}` are known, `values` adds more. */
export function useText(): (text: Text, values?: Values) => string {
  const { locale, translate, plain } = useCurrentLocale();
  const { site, session } = useStores();
  const readSite = useCallback(() => site.site, [site]);
  const readPlayer = useCallback(() => session.fullName || session.accountId, [session]);
  const { name: siteName, currency, locales } = useObserved(readSite, readSite);
  const playerName = useObserved(readPlayer, nobody);
  return useCallback(
    (text, values) => {
      const unfilled = 'key' in text && !values ? plain(text.key) : undefined;
      if (unfilled !== undefined) return unfilled;
      const known = { siteName, currency, playerName, ...values };
      if ('key' in text) return translate(text.key, known);
      const words = text[locale.code] ?? text[locales.default] ?? Object.values(text)[0] ?? '';
      return words.replace(/\{(\w+)\}/g, (whole, name: string) => String((known as Values)[name] ?? whole));
    },
    [translate, plain, siteName, currency, locales, playerName, locale],
  );
}

function nobody(): string {
  return '';
}
