import { useCallback, useEffect, useLayoutEffect, useRef, useState, type FocusEvent } from 'react';
import { useClock, watchSize, type ListPlace } from '../../../../engine';
import type { ListAttributes } from '../../variants';
import { movedTop, spacersAround, rangeAt, type ListMetrics, type RenderedRange } from './virtualList';
import * as styles from './virtualList.css';
import { isAlike, measureList } from './measureList';
import { useFastScroll } from './useFastScroll';

/** What a list remembers of where a player was, for the way back. */
export type MeasuredPlace = Omit<ListPlace, 'lang'>;

export interface VirtualListOptions {
  readonly count: number;
  /** How many stand there before anything has been measured: as many as the served page shows. */
  readonly initial: number;
  readonly isLong: boolean;
  readonly remembered: MeasuredPlace | undefined;
  readonly onPlace: (place: MeasuredPlace) => void;
}

/** Effects that must run before the paint; the server has neither. */
const useBeforePaint = typeof window === 'undefined' ? useEffect : useLayoutEffect;

/**
 * A virtualised list renders what is in view and a little more; spacers before and after stand for the rest, so the
 * list is as high as it will be from the first moment on. The card that has the focus stays, wherever the view goes. A
 * list that is not long is rendered whole.
 */
export function useVirtualList({ count, initial, isLong, remembered, onPlace }: VirtualListOptions) {
  const [element, setElement] = useState<HTMLElement | null>(null);
  const [metrics, setMetrics] = useState<ListMetrics | undefined>(remembered?.metrics);
  const [view, setView] = useState<RenderedRange>(remembered?.window ?? { start: 0, end: initial });
  // The focus moves without a render: what has it stands in the list anyway, until the view goes elsewhere.
  const focused = useRef<number | null>(null);
  const [kept, setKept] = useState<number | null>(null);
  // On the way back the list is high enough in the very commit that brings it, for whoever restores the scroll position
  // then.
  const width = useRef(remembered?.width ?? 0);
  const [firstSpacers] = useState(() =>
    isLong && remembered
      ? { ...spacersAround(remembered.window, count, remembered.metrics), row: remembered.metrics.row }
      : null,
  );
  const attach = useCallback(
    (list: HTMLElement | null) => {
      if (list && firstSpacers) setSpacers(list, firstSpacers);
      setElement(list);
    },
    [firstSpacers],
  );
  const shown = isLong ? within(view, count) : { start: 0, end: count };

  const { isScrollingFast, moved } = useFastScroll(useClock());
  const look = useCallback(() => {
    if (!element || !isLong || !metrics) return;
    const top = -element.getBoundingClientRect().top;
    moved(top);
    const next = rangeAt({ count, top, height: window.innerHeight, metrics });
    setView((known) => (known.start === next.start && known.end === next.end ? known : next));
    setKept(focused.current);
  }, [element, count, isLong, metrics, moved]);

  useBeforePaint(() => {
    if (!element) return;
    setSpacers(
      element,
      isLong && metrics
        ? { ...spacersAround({ start: shown.start, end: shown.end }, count, metrics), row: metrics.row }
        : null,
    );
  }, [element, isLong, metrics, shown.start, shown.end, count]);

  useBeforePaint(() => {
    if (!element) return undefined;
    const measure = () => {
      width.current = element.clientWidth;
      const now = measureList(element);
      if (now) setMetrics((known) => (isAlike(known, now) ? known : now));
    };
    const measureAgain = () => {
      if (element.clientWidth !== width.current) measure();
    };
    const resized = watchSize(measureAgain);
    // One that is as wide as it was when somebody left it stands as it did.
    if (isLong && (width.current === 0 || !resized)) measureAgain();
    if (!resized) return undefined;
    // Any other is measured when its page has been laid out anyway.
    resized.observe(element);
    return () => resized.disconnect();
  }, [element, isLong]);

  const measuredBefore = useRef(metrics);
  useBeforePaint(() => {
    const before = measuredBefore.current;
    measuredBefore.current = metrics;
    if (!element || !isLong || !before || !metrics || isAlike(before, metrics)) return;
    const top = -element.getBoundingClientRect().top;
    if (top > 0) window.scrollBy({ top: movedTop(top, before, metrics) - top, behavior: 'instant' });
  }, [element, isLong, metrics]);
  useEffect(() => {
    // With the next frame, which lays the page out anyway: asked here, it would be laid out within this task too.
    const frame = requestAnimationFrame(look);
    return () => cancelAnimationFrame(frame);
  }, [look]);
  useEffect(() => {
    if (!isLong) return undefined;
    document.addEventListener('scroll', look, { passive: true, capture: true });
    window.addEventListener('resize', look);
    return () => {
      document.removeEventListener('scroll', look, { capture: true });
      window.removeEventListener('resize', look);
    };
  }, [isLong, look]);
  useEffect(() => {
    if (isLong && metrics) onPlace({ window: view, metrics, width: width.current });
  }, [isLong, metrics, view, onPlace]);

  const list: ListAttributes = {
    ref: attach,
    className: isLong ? styles.long : '',
    onFocus: (event: FocusEvent) => {
      focused.current = placeOf(event.target);
    },
    onBlur: () => {
      focused.current = null;
      setKept(null);
    },
  };
  return {
    shown,
    kept: isLong && kept !== null && (kept < shown.start || kept >= shown.end) ? kept : null,
    columns: metrics?.columns ?? 1,
    /** The list is scrolling too fast to see what stands there. */
    isScrollingFast,
    isMeasured: isLong && metrics !== undefined,
    list,
  };
}

interface Spacers {
  readonly before: number;
  readonly after: number;
  readonly row: number;
}

function setSpacers({ style }: HTMLElement, spacers: Spacers | null): void {
  for (const name of ['before', 'after', 'row'] as const) {
    if (spacers?.[name]) style.setProperty(`--lv-${name}`, `${spacers[name]}px`);
    else style.removeProperty(`--lv-${name}`);
  }
}

function within({ start, end }: RenderedRange, count: number): RenderedRange {
  return start < count ? { start, end: Math.min(end, count) } : { start: 0, end: Math.min(end - start, count) };
}

/** The place of the list item around an element, from its `data-place`. */
function placeOf(element: Element): number | null {
  const place = element.closest<HTMLElement>('[data-place]')?.dataset['place'];
  return place === undefined ? null : Number(place);
}
