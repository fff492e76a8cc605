import type { i18n } from 'i18next';
import { loadMessageSet } from './loadMessageSet';

const lettersOnly = /^[A-Za-z]+$/;

/** Returns the words of failures in one language. */
export type FailureWords = (statusMessage: string) => string;

/**
 * Loads the error texts of a language, once. A message of letters only that has a text gives that text, any other its
 * own words, none at all unknownError (ERR-3).
 */
export async function loadFailureWords(instance: i18n, code: string, lang: string): Promise<FailureWords> {
  await loadMessageSet(instance, code, lang, 'errors');
  const translate = instance.getFixedT(lang, 'errors');
  return (statusMessage) => {
    if (lettersOnly.test(statusMessage) && instance.exists(statusMessage, { lng: lang, ns: 'errors' }))
      return translate(statusMessage);
    return statusMessage.trim() === '' ? translate('unknownError') : statusMessage;
  };
}
