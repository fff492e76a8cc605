import { Suspense, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { closeDialog, openDialog } from '../abilities';
import { useStores } from '../context/ApplicationContext';
import { useHydrated } from '../hydration/useHydrated';
import { Boundary } from '../render/Boundary';
import { lazyPart } from '../render/lazyPart';
import './ModalContent.css';
import * as styles from './ModalFrame.css';
import { ModalSkeleton } from './ModalSkeleton';

const ModalContent = lazyPart(() => import('./ModalContent').then((module) => module.ModalContent));
const EntryOpener = lazyPart(() => import('./EntryOpener').then((module) => module.EntryOpener));

/**
 * The one place where modals show: the address names the one that is open, `#partners` (STATE-7), so that a reload
 * keeps it and Back closes it. The frame opens at once, on the browser's top layer; what is in it loads with the first
 * of them. Where that fails to load, the frame says so and tries again at a press, and the page behind stays.
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
  const isSent = isHydrated && state?.modal && !name;
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
      {shown || isSent ? (
        <Boundary key={shown} what="modal">
          <Suspense
            fallback={
              <div className={styles.panel}>
                <ModalSkeleton />
              </div>
            }
          >
            {shown ? (
              <ModalContent name={shown} isOpen={shown === name} dialog={dialog} onGone={() => setShown(undefined)} />
            ) : null}
            {isSent ? <EntryOpener /> : null}
          </Suspense>
        </Boundary>
      ) : null}
    </dialog>
  );
}
