import { useEffect, useRef, type RefObject } from 'react';
import { closeDialog, openDialog } from '../abilities';
import { useApplication } from '../context/ApplicationContext';
import { watchTopDialog } from './topDialog';

/**
 * Keeps a dialog above everything while it is open: above a modal that opens later, too. The page behind stands still.
 * Closing it gives the focus back to what had it, after the platform's pause; to the page's content where that is gone.
 */
export function useFailureDialog(dialog: RefObject<HTMLDialogElement | null>, isOpen: boolean): void {
  const { environment, stores } = useApplication();
  const { focusRestoreMs } = stores.site.site.timings;
  const opener = useRef<Element>(null);
  useEffect(() => {
    const frame = dialog.current;
    if (!isOpen || !frame) return undefined;
    opener.current = document.activeElement;
    const release = holdPage();
    const stop = watchTopDialog((top) => {
      if (!frame.open || top === frame) return;
      // The browser lays dialogs in the order in which they are opened.
      closeDialog(frame);
      openDialog(frame);
    });
    openDialog(frame);
    return () => {
      stop();
      closeDialog(frame);
      release();
    };
  }, [dialog, isOpen]);
  useEffect(() => {
    if (isOpen || !opener.current) return undefined;
    // The browser gives the focus back at once.
    const back = document.activeElement;
    if (back instanceof HTMLElement) back.blur();
    const timer = environment.setTimeout(() => {
      for (const target of [back, opener.current, document.getElementById('main')])
        if (document.activeElement === document.body && target instanceof HTMLElement) target.focus();
      opener.current = null;
    }, focusRestoreMs);
    return () => environment.clearTimeout(timer);
  }, [isOpen, environment, focusRestoreMs]);
}

/** Keeps the page from scrolling, as modals do; returns what lets it scroll again. */
function holdPage(): () => void {
  const { documentElement } = document;
  const { dataset } = documentElement;
  if (dataset['modal'] !== undefined) return () => undefined;
  dataset['modal'] = window.innerWidth > documentElement.clientWidth ? 'bar' : '';
  return () => {
    if (!document.querySelector('dialog[open]')) delete dataset['modal'];
  };
}
