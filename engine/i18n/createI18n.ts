import { createInstance, type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next/initReactI18next';
import type { MessageSlice } from './messageSlice';

export const messageSets = ['ui', 'validation', 'errors', 'messages', 'misc'] as const;
export type MessageSet = (typeof messageSets)[number];

/**
 * An i18next instance of one application. Languages are BCP 47 tags, keys are flat (`home.hotNow`) and name no set
 * unless two sets hold the same one (`errors:unknownError`); texts arrive in slices with each page, and whole sets load
 * only where something asks for them (I18N-1).
 */
export function createI18n(lang: string): i18n {
  const instance = createInstance();
  instance.use(initReactI18next);
  void instance.init({
    lng: lang,
    fallbackLng: false,
    ns: [...messageSets],
    defaultNS: 'ui',
    fallbackNS: ['messages', 'misc', 'validation'],
    resources: {},
    initAsync: false,
    keySeparator: false,
    interpolation: { prefix: '{', suffix: '}', escapeValue: false },
    react: { useSuspense: false },
  });
  return instance;
}

/** Adds a page's texts to what is there. */
export function addMessages(instance: i18n, lang: string, slice: MessageSlice): void {
  for (const [set, texts] of Object.entries(slice)) instance.addResources(lang, set, texts);
}
