import { useCallback, useRef, type RefObject } from 'react';
import { canAnimate } from '../../engine';

/** Where each of three shells goes while they change places; all end where they began. */
const paths = [
  [0, 1, 2, 0],
  [0, -1, 1, 0],
  [0, 0, -2, -1, 0],
] as const;

/** Lets the shells of a row change places, for show; nothing moves when motion is reduced. */
export function useShuffle(): { readonly row: RefObject<HTMLDivElement | null>; readonly shuffle: () => void } {
  const row = useRef<HTMLDivElement>(null);
  const shuffle = useCallback(() => {
    const element = row.current;
    if (!canAnimate(element)) return;
    const [first, second] = element.children;
    const step = (second?.getBoundingClientRect().x ?? 0) - (first?.getBoundingClientRect().x ?? 0);
    [...element.children].forEach((shell, index) => {
      const places = paths[index] ?? [];
      shell.animate(
        places.map((place, turn) => ({
          transform: `translate(${place * step}px, ${turn % 2 === 1 ? (index - 1) * 18 : 0}px)`,
        })),
        { duration: 900, easing: 'ease-in-out' },
      );
    });
  }, []);
  return { row, shuffle };
}
