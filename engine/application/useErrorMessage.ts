import { useCallback } from 'react';
import type { CallFailure } from '../api/result';
import { useRoute } from '../routing/CurrentRoute';
import { useApplication } from './ApplicationContext';

/**
 * The words of a failure (ERR-3): the translated message when it is letters only and known, else the platform's own words, else
 * unknownError. The error texts load with the first failure.
 */
export function useErrorMessage(): (failure: CallFailure) => Promise<string> {
  const { i18n } = useApplication();
  const { locale } = useRoute();
  return useCallback(
    async ({ statusMessage }) => {
      const { loadMessageSet } = await import('../i18n/loadMessageSet');
      await loadMessageSet(i18n, locale.code, locale.lang, 'errors');
      const t = i18n.getFixedT(locale.lang, 'errors');
      if (/^[A-Za-z]+$/.test(statusMessage) && i18n.exists(statusMessage, { lng: locale.lang, ns: 'errors' })) return t(statusMessage);
      return statusMessage.trim() === '' ? t('unknownError') : statusMessage;
    },
    [i18n, locale],
  );
}
