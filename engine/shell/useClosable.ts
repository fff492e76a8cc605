import { useState } from 'react';
import { useApplication } from '../context/ApplicationContext';
import { useHydrated } from '../hydration/useHydrated';
import { closedPartsKey } from './closedParts';

/**
 * Whether a part of the shell has been closed in this session, or with `forGood` in this browser, and what closes it
 * (SHELL-1). The focus, where it is in the part, goes to the next control of the shell, or to the content of the page.
 */
export function useClosable(part: string, { forGood = false } = {}): readonly [isClosed: boolean, close: () => void] {
  const { local, session } = useApplication().environment;
  const kept = forGood ? local : session;
  const isHydrated = useHydrated();
  const [parts, setParts] = useState(() => (kept.get(closedPartsKey) ?? '').split(' '));
  const close = () => {
    const closed = [...parts.filter(Boolean), part];
    kept.set(closedPartsKey, closed.join(' '));
    setParts(closed);
    passFocus(part);
  };
  return [isHydrated && parts.includes(part), close];
}

function passFocus(part: string): void {
  const closed = document.activeElement?.closest(`[data-part="${part}"]`);
  if (!closed) return;
  const others = [...(closed.closest('[data-part=shell]')?.querySelectorAll<HTMLElement>('a[href], button') ?? [])];
  const later = others.filter(
    (control) => closed.compareDocumentPosition(control) === Node.DOCUMENT_POSITION_FOLLOWING,
  );
  const earlier = others.filter(
    (control) => closed.compareDocumentPosition(control) === Node.DOCUMENT_POSITION_PRECEDING,
  );
  // What is not shown takes no focus.
  const takesFocus = (control: HTMLElement | null) => {
    control?.focus({ preventScroll: true });
    return control !== null && document.activeElement === control;
  };
  [...later, ...earlier.reverse(), document.getElementById('main')].some(takesFocus);
}
