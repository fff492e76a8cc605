import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { closeDialog, openDialog } from '../abilities';
import { useStores } from '../context/ApplicationContext';
import { useHydrated } from '../hydration/useHydrated';
import './ModalContent.css';
import * as styles from './ModalFrame.css';
import { ModalSkeleton } from './ModalSkeleton';

const ModalContent = lazy(() => import('./ModalContent').then((module) => ({ default: module.ModalContent })));
const EntryOpener = lazy(() => import('./EntryOpener').then((module) => ({ default: module.EntryOpener })));

/**
 * The one place where modals show: the address names the one that is open, `#partners` (STATE-7), so that a reload
 * keeps it and Back closes it. The frame opens at once, on the browser's top layer; what is in it loads with the first
 * of them.
 */
export function ModalFrame() {
  const { modals } = useStores().site.site;
  const { hash, search, state } = useLocation() as {
    readonly hash: string;
    readonly search: string;
    readonly state: { readonly modal?: string } | null;
  };
  const go = useNavigate();
  const dialog = useRef<HTMLDialogElement>(null);
  // The server knows no hash.
  const isHydrated = useHydrated();
  const name = isHydrated ? modals.find((modal) => hash === `#${modal}`) : undefined;
  // What closes stays until it is out of sight.
  const [shown, setShown] = useState(name);
  if (name && name !== shown) setShown(name);
  const isOpen = name !== undefined;
  useEffect(() => {
    const frame = dialog.current;
    if (!isOpen || !frame) return;
    openDialog(frame);
    return () => closeDialog(frame);
  }, [isOpen]);
  return (
    <dialog
      ref={dialog}
      className={styles.frame}
      aria-labelledby="modal-title"
      // Closed by the browser itself, before the code that asks is here.
      onClose={(event) => name && !event.currentTarget.open && void go({ search }, { replace: true })}
      data-part="modal"
    >
      {shown ? (
        <Suspense
          fallback={
            <div className={styles.panel}>
              <ModalSkeleton />
            </div>
          }
        >
          <ModalContent
            key={shown}
            name={shown}
            isOpen={shown === name}
            dialog={dialog}
            onGone={() => setShown(undefined)}
          />
        </Suspense>
      ) : null}
      {isHydrated && state?.modal && !name ? (
        <Suspense>
          <EntryOpener />
        </Suspense>
      ) : null}
    </dialog>
  );
}
