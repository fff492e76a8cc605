import type { TFunction } from 'i18next';
import { createContext, useContext } from 'react';
import type { CompiledLocale } from '../config/compiled';

/** The language of what is shown, and its texts. */
export interface CurrentLocaleValue {
  readonly locale: CompiledLocale;
  /** The text of a key, in that language. */
  readonly translate: TFunction;
  /** The text of a key that holds no placeholders, looked up once; undefined for any other. */
  readonly plain: (key: string) => string | undefined;
}

/** Stays the same object from page to page, so that words which stand on both do not render again. */
export const CurrentLocaleContext = createContext<CurrentLocaleValue | null>(null);

/** Keeps texts without placeholders, which pages show by the hundred; what is missing is looked up again, as texts come with their pages. */
export function createPlainTexts(translate: TFunction): (key: string) => string | undefined {
  const known = new Map<string, string>();
  return (key) => {
    const text = known.get(key) ?? translate(key, { skipInterpolation: true });
    if (text.includes('{')) return undefined;
    if (text !== key) known.set(key, text);
    return text;
  };
}

/** The language of the page that is shown, with its texts. What needs nothing else of the route asks here, and rests while pages change. */
export function useCurrentLocale(): CurrentLocaleValue {
  const value = useContext(CurrentLocaleContext);
  if (!value) throw new Error('useCurrentLocale() must stand inside an application made by createApplication().');
  return value;
}

/** The language of the page that is shown. */
export function useLocale(): CompiledLocale {
  return useCurrentLocale().locale;
}
