import { useEffect, useState } from 'react';
import type { MessageSet } from '../i18n/createI18n';
import { loadMessageSet } from '../i18n/loadMessageSet';
import { useApplication } from '../context/ApplicationContext';
import { useLocale } from '../context/currentLocale';

/** Loads a whole set of texts for the language of the page; true once it is there. */
export function useMessageSet(set: MessageSet): boolean {
  const { i18n, environment } = useApplication();
  const locale = useLocale();
  const [loaded, setLoaded] = useState('');
  useEffect(() => {
    loadMessageSet(i18n, locale.code, locale.lang, set).then(
      () => setLoaded(locale.code),
      (error: unknown) => environment.report(error, `texts ${set}`),
    );
  }, [i18n, environment, locale, set]);
  return loaded === locale.code;
}
