import { useEffect, useState, type RefObject } from 'react';
import { watchView } from '../../../../../engine';

/** Whether an element has been scrolled out of the window at its top; false until that is known. */
export function useIsAbove(element: RefObject<HTMLElement | null>): boolean {
  const [isAbove, setAbove] = useState(false);
  useEffect(() => {
    if (!element.current) return undefined;
    const observer = watchView(([entry]) => {
      if (entry) setAbove(!entry.isIntersecting && entry.boundingClientRect.bottom <= 0);
    });
    observer?.observe(element.current);
    return () => observer?.disconnect();
  }, [element]);
  return isAbove;
}
