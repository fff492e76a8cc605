import { useCallback } from 'react';
import type { Text } from '../config/compiled';
import { useCurrentLocale, type TextValues, type Translate } from './currentLocale';
import { useStores } from './ApplicationContext';
import { useObserved } from './useObserved';

/** Returns texts of message keys in the current language: `message('common.gameCount', { count: 12 })`. */
export function useMessages(): Translate {
  return useCurrentLocale().translate;
}

/**
 * Returns the words of a descriptor's text; `{siteName}`, `{currency}`, `{playerName}` and `{operator.…}` are known,
 * `values` adds more.
 */
export function useText(): (text: Text, values?: TextValues) => string {
  const { locale, translate } = useCurrentLocale();
  const { site, session } = useStores();
  const readSite = useCallback(() => site.site, [site]);
  const readPlayer = useCallback(() => session.fullName || session.accountId, [session]);
  const {
    name: siteName,
    currency: { code: currency },
    locales,
    operator,
  } = useObserved(readSite, readSite);
  const playerName = useObserved(readPlayer, nobody);
  return useCallback(
    (text, values) => {
      const known: TextValues = { siteName, currency, playerName, operator: operator?.words ?? {}, ...values };
      if ('key' in text) {
        const unfilled = values ? '{' : translate(text.key);
        return unfilled.includes('{') ? translate(text.key, known) : unfilled;
      }
      const words = text[locale.code] ?? text[locales.default] ?? Object.values(text)[0] ?? '';
      return words.replace(/\{(\w+)\}/g, (whole, name: string) => {
        const value = Object.hasOwn(known, name) ? known[name] : whole;
        return typeof value === 'object' ? whole : String(value);
      });
    },
    [translate, siteName, currency, locales, operator, playerName, locale],
  );
}

function nobody(): string {
  return '';
}
