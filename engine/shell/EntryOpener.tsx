import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useApplication } from '../context/ApplicationContext';
import type { LoginEntry } from '../config/compiledActions';
import { useRoute } from '../routing/CurrentRoute';
import { loadModal } from './modalLoader';

/**
 * The history state of a guest who was sent to sign in. `keepScroll`: the page has not changed, so the modal opens
 * without waiting.
 */
type Entry = Extract<LoginEntry, { readonly kind: 'modal' }> & { readonly keepScroll?: boolean };

/**
 * Opens the modal that a login entry names, `delayMs` after the guest has arrived on its page (ENTRY-1, ENTRY-2). The
 * modal's payload loads meanwhile. Going on to another page calls it off.
 */
export function EntryOpener() {
  const application = useApplication();
  const { name, locale } = useRoute();
  const { pathname, search, state } = useLocation() as {
    readonly pathname: string;
    readonly search: string;
    readonly state: Entry;
  };
  const go = useNavigate();
  const { modal, route = name, delayMs, keepScroll } = state;
  useEffect(() => {
    if (name !== route) return;
    loadModal(application, locale, modal).catch(() => undefined);
    const timer = application.environment.setTimeout(
      () => {
        if (application.environment.path() !== pathname) return;
        // The entry below must not open it again when the player comes back to it.
        void go({ pathname, search }, { replace: true, state: { keepScroll: true } });
        void go({ pathname, search, hash: modal }, { state: { isOpened: true } });
      },
      keepScroll ? 0 : delayMs,
    );
    return () => application.environment.clearTimeout(timer);
  }, [application, locale, name, route, modal, delayMs, keepScroll, pathname, search, go]);
  return null;
}
