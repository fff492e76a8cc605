import { useEffect, useRef, useState, type RefObject } from 'react';
import { useElapsed } from '../../engine';

/** Where a row of slides stands, and what moves it. */
export interface SlideTrack {
  /** Index of the slide in the middle. */
  readonly active: number;
  readonly isPlaying: boolean;
  readonly setPlaying: (isPlaying: boolean) => void;
  /** Shows a slide; before the first comes the last. */
  readonly show: (index: number) => void;
  /** For the element that pauses the slides while the pointer or the focus is inside. */
  readonly pauseHandlers: Readonly<Record<'onPointerEnter' | 'onPointerLeave' | 'onFocus' | 'onBlur', () => void>>;
}

/**
 * Follows a scrolling row of slides: which one is in the middle, and how to show another. It shows the next slide every
 * `interval` ms (0: never). Autoplay pauses while the pointer or the focus is inside (`pauseHandlers`), after
 * `setPlaying(false)`, and where the user prefers reduced motion.
 */
export function useSlideTrack(track: RefObject<HTMLUListElement | null>, count: number, interval: number): SlideTrack {
  const [active, setActive] = useState(0);
  const [isPlaying, setPlaying] = useState(true);
  // Pointer (1) and focus (2), each while it is inside.
  const [inside, setInside] = useState(0);

  useEffect(() => {
    const row = track.current;
    if (!row) return;
    const handleScroll = () => setActive(Math.max(0, Math.min(count - 1, Math.round(row.scrollLeft / step(row)))));
    row.addEventListener('scroll', handleScroll, { passive: true });
    return () => row.removeEventListener('scroll', handleScroll);
  }, [track, count]);

  const show = (index: number) => {
    const row = track.current;
    if (!row) return;
    row.scrollTo({ left: ((index + count) % count) * step(row) });
  };

  const now = useElapsed(interval > 0 ? interval : 3_600_000);
  const shown = useRef(now);
  const isAutoplaying = isPlaying && !inside && interval > 0 && count > 1;
  useEffect(() => {
    const isDue = shown.current !== null && shown.current !== now;
    shown.current = now;
    const row = track.current;
    // The style scrolls smoothly only where motion is welcome.
    if (!isDue || !isAutoplaying || !row || document.hidden || getComputedStyle(row).scrollBehavior !== 'smooth')
      return;
    row.scrollTo({ left: ((active + 1) % count) * step(row) });
  }, [track, now, isAutoplaying, active, count]);

  return {
    active,
    isPlaying,
    setPlaying,
    show,
    pauseHandlers: {
      onPointerEnter: () => setInside((now) => now | 1),
      onPointerLeave: () => setInside((now) => now & 2),
      onFocus: () => setInside((now) => now | 2),
      onBlur: () => setInside((now) => now & 1),
    },
  };
}

/** Distance from one slide to the next, px. */
function step(row: HTMLUListElement): number {
  const [first, second] = row.children;
  return first instanceof HTMLElement && second instanceof HTMLElement
    ? second.offsetLeft - first.offsetLeft
    : Math.max(1, row.clientWidth);
}
