import { useCallback, useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { closeDialog } from '../abilities';
import { useApplication } from '../context/ApplicationContext';
import { useModals } from './useModals';

/** How long a modal takes to leave, in ms; its sheet says the same. */
const leavingMs = 150;

/**
 * What makes a dialog a modal of this site (STATE-7): Escape and a press beside it close it, the page behind stands
 * still, the focus goes in and comes back to its opener `focusRestoreMs` after closing. Returns what closes it.
 */
export function useModalDialog({
  dialog,
  isOpen,
  onGone,
}: {
  readonly dialog: RefObject<HTMLDialogElement | null>;
  readonly isOpen: boolean;
  readonly onGone: () => void;
}): () => void {
  const { environment, stores } = useApplication();
  const { close } = useModals();
  const latest = useRef({ close, onGone });
  useEffect(() => {
    latest.current = { close, onGone };
  });
  const { focusRestoreMs } = stores.site.site.timings;

  useEffect(() => {
    const frame = dialog.current;
    if (!isOpen || !frame) return;
    const { documentElement } = document;
    documentElement.dataset['modal'] = window.innerWidth > documentElement.clientWidth ? 'bar' : '';
    const stop = listen(frame, () => latest.current.close());
    return () => {
      stop();
      delete documentElement.dataset['modal'];
    };
  }, [dialog, isOpen]);

  // Before the frame closes itself, because that gives the focus back at once.
  useLayoutEffect(() => {
    const frame = dialog.current;
    if (isOpen || !frame) return;
    const opener = closed(frame);
    const back = environment.setTimeout(() => {
      if (opener?.isConnected && document.activeElement === document.body) opener.focus({ preventScroll: true });
    }, focusRestoreMs);
    const gone = environment.setTimeout(() => latest.current.onGone(), Math.max(leavingMs, focusRestoreMs));
    return () => {
      environment.clearTimeout(back);
      environment.clearTimeout(gone);
    };
  }, [dialog, isOpen, environment, focusRestoreMs]);

  return useCallback(() => latest.current.close(), []);
}

/** Closes the dialog; returns who had the focus before it, who does not get it back yet. */
function closed(frame: HTMLDialogElement): HTMLElement | null {
  const isInside = frame.contains(document.activeElement);
  closeDialog(frame);
  const opener = isInside && document.activeElement instanceof HTMLElement ? document.activeElement : null;
  opener?.blur();
  return opener === document.body ? null : opener;
}

/** Escape, the way back of a phone, and a press that begins and ends beside the dialog. */
function listen(frame: HTMLDialogElement, close: () => void): () => void {
  let began: EventTarget | null = null;
  const handlers = {
    pointerdown: (event: Event) => (began = event.target),
    click: (event: Event) => {
      if (event.target === frame && began === frame) close();
    },
    cancel: (event: Event) => {
      if (event.target !== frame) return;
      event.preventDefault();
      close();
    },
  };
  for (const [name, handler] of Object.entries(handlers)) frame.addEventListener(name, handler);
  return () => {
    for (const [name, handler] of Object.entries(handlers)) frame.removeEventListener(name, handler);
  };
}
