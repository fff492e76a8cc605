import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState } from 'react';
import { loadFailureWords } from '../i18n/failureWords';
import { useRoute } from '../routing/CurrentRoute';
import type { Words } from '../stores/noticesStore';
import { useApplication } from '../context/ApplicationContext';
import { FailureDialog } from './FailureDialog';
import { Toasts } from './Toasts';
import { useMessages } from '../context/useText';

/** What shows messages, once there are words for them. */
export const Notices = observer(function Notices() {
  const words = useWords();
  useExpiryExit(useApplication().stores.session.end === 'expired');
  return (
    words && (
      <>
        <Toasts words={words} />
        <FailureDialog words={words} />
      </>
    )
  );
});

/** The words of messages in the page's language (ERR-3); null until the error texts are there. */
function useWords(): ((words: Words) => string) | null {
  const { i18n } = useApplication();
  const { locale } = useRoute();
  const message = useMessages();
  const [known, setKnown] = useState<{
    readonly lang: string;
    readonly wordsOf: (statusMessage: string) => string;
  } | null>(null);
  useEffect(() => {
    const { code, lang } = locale;
    loadFailureWords(i18n, code, lang).then(
      (wordsOf) => setKnown({ lang, wordsOf }),
      () => setKnown({ lang, wordsOf: () => i18n.t('notice.offline', { lng: lang }) }),
    );
  }, [i18n, locale]);
  if (known?.lang !== locale.lang) return null;
  return (words) => (typeof words === 'string' ? message(words) : known.wordsOf(words.failure));
}

/**
 * Leads a player whose session has ended to the login entry, once (ERR-1, STATE-8); from a player's page the page's own
 * rule does.
 */
function useExpiryExit(hasExpired: boolean): void {
  const { page, enterLogin } = useRoute();
  const wasLed = useRef(false);
  useEffect(() => {
    const isDue = hasExpired && !wasLed.current;
    wasLed.current = hasExpired;
    if (isDue && page.access !== 'player') enterLogin({ replace: true });
  }, [hasExpired, page, enterLogin]);
}
