import type { TFunction } from 'i18next';
import { createContext } from 'react';
import { useInside } from './ApplicationContext';
import type { CompiledLocale } from '../config/compiled';
import type { CompiledOperator } from '../config/compiledOperator';

/** Values of placeholders by name; those of the operator stand under `operator`. */
export type TextValues = Readonly<Record<string, string | number | CompiledOperator['words']>>;

/** The text of a key with its placeholders filled. Without values they stay as they are written. */
export type Translate = (key: string, values?: TextValues) => string;

/** The language of what is shown, and its texts. */
export interface CurrentLocaleValue {
  readonly locale: CompiledLocale;
  readonly translate: Translate;
}

/** Stays the same object from page to page, so that words which stand on both do not render again. */
export const CurrentLocaleContext = createContext<CurrentLocaleValue | null>(null);

/**
 * Keeps texts that take no values, which pages show by the hundred; what is missing is looked up again, as texts come
 * with their pages.
 */
export function createTranslate(lookUp: TFunction): Translate {
  const known = new Map<string, string>();
  return (key, values) => {
    if (values) return lookUp(key, values);
    const text = known.get(key) ?? lookUp(key, { skipInterpolation: true });
    if (text !== key) known.set(key, text);
    return text;
  };
}

/**
 * The language of the page that is shown, with its texts. What needs nothing else of the route asks here, and rests
 * while pages change.
 */
export function useCurrentLocale(): CurrentLocaleValue {
  return useInside(CurrentLocaleContext);
}

/** The language of the page that is shown. */
export function useLocale(): CompiledLocale {
  return useCurrentLocale().locale;
}
