import { useCallback } from 'react';
import type { CallFailure } from '../api/result';
import { useLocale } from './currentLocale';
import { useApplication } from './ApplicationContext';

/** What the words of a failure depend on. */
export type WordedFailure = Pick<CallFailure, 'statusMessage' | 'isNotified'>;

/**
 * The words of a failure (ERR-3), for who shows them in its own place; empty where the player has been told already.
 * The error texts load with the first failure; where they fail to load, the connection is gone and the words say so.
 * The platform names them: @messages errors:*
 */
export function useErrorMessage(): (failure: WordedFailure) => Promise<string> {
  const { i18n } = useApplication();
  const locale = useLocale();
  return useCallback(
    async ({ statusMessage, isNotified = false }) => {
      if (isNotified) return '';
      try {
        const { loadFailureWords } = await import('../i18n/failureWords');
        return (await loadFailureWords(i18n, locale.code, locale.lang))(statusMessage);
      } catch {
        return i18n.t('notice.offline', { lng: locale.lang });
      }
    },
    [i18n, locale],
  );
}
