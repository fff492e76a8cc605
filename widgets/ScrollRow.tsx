import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Icon, useMessages, watchSize } from '../engine';
import * as styles from './ScrollRow.css';

interface ScrollRowProps {
  /** Puts the arrows into the heading above the row. */
  readonly heading: (arrows: ReactNode) => ReactNode;
  /** What the row holds, for the names of its arrows. */
  readonly label: string;
  /** `<li>` elements; their own classes give the widths. */
  readonly children: ReactNode;
  readonly className?: string;
}

/**
 * One row that scrolls sideways: by touch, by wheel, by moving the focus, and with a mouse by two arrows, most of its
 * width a press.
 */
export function ScrollRow({ heading, label, children, className = '' }: ScrollRowProps) {
  const message = useMessages();
  const row = useRef<HTMLUListElement>(null);
  const [isAtStart, setAtStart] = useState(true);
  const [isAtEnd, setAtEnd] = useState(false);
  const measure = () => {
    const { scrollLeft = 0, scrollWidth = 0, clientWidth = 0 } = row.current ?? {};
    const passed = Math.abs(scrollLeft);
    setAtStart(passed < 4);
    setAtEnd(passed + clientWidth > scrollWidth - 4);
  };
  useEffect(() => {
    if (!row.current) return undefined;
    const observer = watchSize(measure);
    observer?.observe(row.current);
    return () => observer?.disconnect();
  }, []);
  const arrow = (direction: 1 | -1, isOff: boolean) => (
    <button
      type="button"
      className={styles.arrow}
      aria-label={message(direction === 1 ? 'common.scrollOn' : 'common.scrollBack', { title: label })}
      aria-disabled={isOff}
      onClick={() => row.current?.scrollBy({ left: direction * row.current.clientWidth * 0.8 })}
    >
      <Icon name={direction === 1 ? 'chevron-right' : 'chevron-left'} />
    </button>
  );
  return (
    <>
      {heading(
        <span className={styles.arrows} data-part="arrows">
          {arrow(-1, isAtStart)}
          {arrow(1, isAtEnd)}
        </span>,
      )}
      <ul
        ref={row}
        role="list"
        className={`${styles.row} ${isAtEnd ? '' : styles.fading} ${className}`}
        onScroll={measure}
        data-part="scroll-row"
      >
        {children}
      </ul>
    </>
  );
}
