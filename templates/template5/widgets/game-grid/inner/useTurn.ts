import { useRef, type FocusEvent, type MouseEvent, type PointerEvent, type RefObject } from 'react';
import { matchesMedia } from '../../../../../engine';

/** Degrees from one game to the next: twelve make a whole turn, seven are above the hub. */
const step = 30;
const places = 12;
/** The place at the top, counted from the left. */
const top = 3;
/** Pixels a pointer moves before a press becomes a drag. */
const slack = 8;

/**
 * Turns a wheel by its custom property `--lv-turn`: by steps, by dragging, and by itself when the focus goes to a game
 * below the horizon. Only steps move when motion is reduced, and they jump.
 */
export function useTurn(wheel: RefObject<HTMLElement | null>) {
  const turn = useRef(0);
  const drag = useRef<{
    readonly from: number;
    readonly turn: number;
    readonly x: number;
    readonly y: number;
    isMoving: boolean;
  } | null>(null);
  const wasDragged = useRef(false);

  const set = (degrees: number) => {
    turn.current = degrees;
    wheel.current?.style.setProperty('--lv-turn', `${degrees}deg`);
  };

  /**
   * The step nearest to `wanted` that leaves a game at the top; past either end of a list shorter than the wheel comes
   * the other end.
   */
  const settle = (wanted: number, isStep: boolean) => {
    const count = wheel.current?.querySelector('ul')?.childElementCount ?? places;
    const [least, most] = count < places ? [top + 1 - count, top] : [-Infinity, Infinity];
    const within = wanted >= least && wanted <= most;
    const kept = isStep ? (wanted > most ? least : most) : Math.min(most, Math.max(least, wanted));
    set((within ? wanted : kept) * step);
  };

  const angleOf = (event: PointerEvent) => {
    const box = event.currentTarget.getBoundingClientRect();
    const list = event.currentTarget.querySelector('ul')?.getBoundingClientRect() ?? box;
    return (
      (Math.atan2(event.clientY - (list.top + list.height / 2), event.clientX - (list.left + list.width / 2)) * 180) /
      Math.PI
    );
  };

  return {
    turnBy: (steps: number) => settle(Math.round(turn.current / step) + steps, true),
    handlers: {
      onPointerDown: (event: PointerEvent) => {
        wasDragged.current = false;
        if (event.button !== 0 || matchesMedia('(prefers-reduced-motion: reduce)')) return;
        drag.current = {
          from: angleOf(event),
          turn: turn.current,
          x: event.clientX,
          y: event.clientY,
          isMoving: false,
        };
      },
      onPointerMove: (event: PointerEvent) => {
        const start = drag.current;
        if (!start) return;
        if (!start.isMoving) {
          if (Math.hypot(event.clientX - start.x, event.clientY - start.y) < slack) return;
          start.isMoving = true;
          wasDragged.current = true;
          event.currentTarget.setPointerCapture(event.pointerId);
          wheel.current?.style.setProperty('--lv-turn-time', '0ms');
        }
        set(start.turn + shortest(angleOf(event) - start.from));
      },
      onPointerUp: () => {
        if (drag.current?.isMoving) {
          wheel.current?.style.removeProperty('--lv-turn-time');
          settle(Math.round(turn.current / step), false);
        }
        drag.current = null;
      },
      onPointerCancel: () => void (drag.current = null),
      onDragStart: (event: MouseEvent) => event.preventDefault(),
      /** The press that ends a drag starts no game. */
      onClickCapture: (event: MouseEvent) => {
        if (!wasDragged.current) return;
        wasDragged.current = false;
        event.preventDefault();
        event.stopPropagation();
      },
      onFocus: (event: FocusEvent) => {
        const item = event.target.closest('li');
        const index = item?.parentElement ? [...item.parentElement.children].indexOf(item) : -1;
        if (index < 0) return;
        const place = mod(index + turn.current / step, places);
        if (place > 2 * top + 0.1) set(turn.current + shortest((top - place) * step));
      },
    },
  };
}

function shortest(degrees: number): number {
  return mod(degrees + 180, 360) - 180;
}

function mod(value: number, by: number): number {
  return ((value % by) + by) % by;
}
