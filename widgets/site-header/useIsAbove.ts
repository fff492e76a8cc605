import { useEffect, useState, type RefObject } from 'react';

/** Whether an element has been scrolled out of the window at its top; false until that is known. */
export function useIsAbove(element: RefObject<HTMLElement | null>): boolean {
  const [isAbove, setAbove] = useState(false);
  useEffect(() => {
    if (!element.current || typeof IntersectionObserver === 'undefined') return undefined;
    const observer = new IntersectionObserver(([entry]) => {
      if (entry) setAbove(!entry.isIntersecting && entry.boundingClientRect.bottom <= 0);
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return isAbove;
}
