import type { RefObject } from 'react';
import type { Wheel } from '../../engine';
import * as styles from './LuckyWheel.css';

const radius = 180;
const rim = 196;

/**
 * The wheel as a drawing: a wedge for each prize, clockwise from the top, and a pointer. Its prizes are told by
 * `label`.
 */
export function WheelDisc({
  segments,
  nameOf,
  label,
  discRef,
}: {
  readonly segments: Wheel['segments'];
  readonly nameOf: (prize: Wheel['segments'][number]['prize']) => string;
  readonly label: string;
  readonly discRef: RefObject<SVGGElement | null>;
}) {
  const step = 360 / Math.max(1, segments.length);
  return (
    <svg viewBox="-204 -214 408 418" className={styles.wheel} role="img" aria-label={label}>
      <circle r={rim} className={styles.rim} />
      <g ref={discRef} className={styles.disc}>
        {segments.map(({ id, prize }, index) => (
          <g key={id} transform={`rotate(${index * step})`}>
            <path d={wedge(step)} className={styles.wedges[prize.kind]} />
            <text
              transform="rotate(-90)"
              x={radius - 30}
              textAnchor="end"
              dominantBaseline="central"
              className={styles.labels[prize.kind]}
            >
              {nameOf(prize)}
            </text>
          </g>
        ))}
        {segments.map(({ id }, index) => (
          <circle key={id} r="5" cy={-188} transform={`rotate(${(index + 0.5) * step})`} className={styles.bulb} />
        ))}
      </g>
      <circle r="34" className={styles.hub} />
      <circle r="12" className={styles.pin} />
      <path d="M0 -164 L-17 -206 Q0 -216 17 -206 Z" className={styles.pointer} />
    </svg>
  );
}

/** A wedge of that many degrees, its middle at the top. */
function wedge(degrees: number): string {
  const half = (degrees * Math.PI) / 360;
  const [x, y] = [radius * Math.sin(half), -radius * Math.cos(half)].map((value) => Math.round(value * 100) / 100);
  return `M0 0 L${-(x ?? 0)} ${y} A${radius} ${radius} 0 0 1 ${x} ${y} Z`;
}
