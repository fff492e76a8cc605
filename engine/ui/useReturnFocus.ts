import { useEffect, useRef, type RefObject } from 'react';

/**
 * Gives the focus back to the link of what was open, once its list stands there again; to the first link where it is
 * not in the list (WCAG 2.4.3). `open` is what the link's address says of it.
 */
export function useReturnFocus(open: string | undefined, list: RefObject<HTMLElement | null>): void {
  const before = useRef(open);
  useEffect(() => {
    const left = before.current;
    before.current = open;
    if (left === undefined || open !== undefined || document.activeElement !== document.body) return;
    const links = [...(list.current?.querySelectorAll('a') ?? [])];
    const own = links.find(({ search }) => [...new URLSearchParams(search).values()].includes(left));
    (own ?? links[0])?.focus();
  }, [open, list]);
}
