import { useCallback, useMemo, useRef } from 'react';
import { useLocation, useNavigate, type Location } from 'react-router-dom';
import { useApplication, useStores } from '../context/ApplicationContext';
import { useRoute } from '../routing/CurrentRoute';

/** The site's modals, of which one is open at a time (STATE-7). */
export interface Modals {
  /** The one that is open. */
  readonly current: string | undefined;
  /** Opens one in place of whichever is open; an unknown name does nothing. */
  readonly open: (name: string, query?: Readonly<Record<string, string>>) => void;
  /**
   * Opens one unasked: not over another, and not while a further page is on its way, which that would call off. Whether
   * it did.
   */
  readonly offer: (name: string) => boolean;
  /** Loads what it needs, for example while a finger or the focus is on what opens it. */
  readonly prepare: (name: string) => void;
  /** Closes the one that is open: Back, where it was opened from the page, else its name is taken from the address. */
  readonly close: () => void;
}

/** What the history keeps of a modal that was opened from the page below. */
const openedState = { isOpened: true } as const;

/** Opens and closes modals. */
export function useModals(): Modals {
  const { modals } = useStores().site.site;
  const location = useLocation() as Location<{ readonly isOpened?: boolean } | null>;
  const go = useNavigate();
  const current = modals.find((name) => location.hash === `#${name}`);
  const closing = useRef<string | null>(null);

  const open = useCallback(
    (name: string, query: Readonly<Record<string, string>> = {}) => {
      if (!modals.includes(name)) return;
      const { pathname, state } = location;
      const search = new URLSearchParams([
        ...new URLSearchParams(location.search),
        ...Object.entries(query),
      ]).toString();
      void go({ pathname, search, hash: name }, current ? { replace: true, state } : { state: openedState });
    },
    [modals, location, current, go],
  );
  const close = useCallback(() => {
    if (!current || closing.current === location.key) return;
    closing.current = location.key;
    const { pathname, search, state } = location;
    if (state?.isOpened) void go(-1);
    else void go({ pathname, search }, { replace: true, state: { keepScroll: true } });
  }, [current, location, go]);
  const application = useApplication();
  const { environment } = application;
  const offer = useCallback(
    (name: string) => {
      const isFree = current === undefined && environment.path() === location.pathname;
      if (isFree) open(name);
      return isFree;
    },
    [current, environment, location, open],
  );
  const { locale } = useRoute();
  const prepare = useCallback(
    (name: string) =>
      void import('./modalLoader').then(({ loadModal }) => loadModal(application, locale, name)).catch(() => undefined),
    [application, locale],
  );
  return useMemo(() => ({ current, open, offer, close, prepare }), [current, open, offer, close, prepare]);
}
