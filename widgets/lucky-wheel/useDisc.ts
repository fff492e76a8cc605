import { useCallback, useRef, type RefObject } from 'react';
import { canAnimate } from '../../engine';

/** A disc that turns. Where motion is reduced, or not to be had, it stands at its place at once. */
export interface Disc {
  readonly ref: RefObject<SVGGElement | null>;
  /** Turns until told where to stop. */
  readonly begin: () => void;
  /** Stops with that segment of `count` on top; settles when it stands. */
  readonly stopAt: (index: number, count: number) => Promise<void>;
  /** Stops where it was before. */
  readonly rest: () => void;
}

const turnMs = 900;
const stopMs = 4200;

/** The wheel's disc: a ref for its group, and how to turn it to a prize. */
export function useDisc(): Disc {
  const ref = useRef<SVGGElement>(null);
  const angle = useRef(0);
  const spinning = useRef<Animation | null>(null);

  const show = (degrees: number) => {
    spinning.current?.cancel();
    spinning.current = null;
    angle.current = degrees % 360;
    if (ref.current) ref.current.style.transform = `rotate(${angle.current}deg)`;
  };
  const begin = useCallback(() => {
    if (!canAnimate(ref.current)) return;
    spinning.current = ref.current.animate(turnOf(angle.current, angle.current + 360), {
      duration: turnMs,
      iterations: Infinity,
    });
  }, []);
  const rest = useCallback(() => show(angle.current), []);
  const stopAt = useCallback(async (index: number, count: number) => {
    const target = (360 - (index * 360) / count) % 360;
    const element = ref.current;
    if (canAnimate(element)) {
      const now = angle.current + 360 * (spinning.current?.effect?.getComputedTiming().progress ?? 0);
      const end = now + 4 * 360 + ((((target - now) % 360) + 360) % 360);
      spinning.current?.cancel();
      spinning.current = element.animate(turnOf(now, end), {
        duration: stopMs,
        easing: 'cubic-bezier(0.12, 0.72, 0.1, 1)',
        fill: 'forwards',
      });
      // Cancelled when the page is left.
      await spinning.current.finished.catch(() => undefined);
    }
    show(target);
  }, []);
  return { ref, begin, stopAt, rest };
}

function turnOf(from: number, to: number): Keyframe[] {
  return [{ transform: `rotate(${from}deg)` }, { transform: `rotate(${to}deg)` }];
}
