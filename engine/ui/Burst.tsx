import { useEffect, useRef } from 'react';
import { canAnimate } from '../rareAbilities';
import * as styles from './Burst.css';

const tones = ['first', 'second', 'third'] as const;
const pieces = Array.from({ length: 21 }, (_, index) => index);

/**
 * Paper that flies when something was won, in the middle of the element around it. Decoration: nothing moves when
 * motion is reduced.
 */
export function Burst() {
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const element = place.current;
    if (!canAnimate(element)) return;
    [...element.children].forEach((piece, index) => {
      const angle = (index / pieces.length) * 2 * Math.PI;
      const reach = 90 + ((index * 37) % 70);
      const x = Math.cos(angle) * reach;
      const y = Math.sin(angle) * reach;
      piece.animate(
        [
          { opacity: 1, transform: 'translate(-50%, -50%) rotate(0turn)' },
          { opacity: 1, transform: `translate(${x}px, ${y}px) rotate(1turn)`, offset: 0.6 },
          { opacity: 0, transform: `translate(${x * 1.1}px, ${y + 60}px) rotate(2turn)` },
        ],
        { duration: 1100 + (index % 5) * 90, easing: 'cubic-bezier(0.15, 0.8, 0.4, 1)' },
      );
    });
  }, []);
  return (
    <span ref={place} className={styles.burst} aria-hidden="true" data-part="burst">
      {pieces.map((index) => (
        <i key={index} className={`${styles.piece} ${styles.tones[tones[index % tones.length] ?? 'first']}`} />
      ))}
    </span>
  );
}
