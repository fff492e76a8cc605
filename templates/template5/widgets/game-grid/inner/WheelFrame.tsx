import * as styles from './WheelFrame.css';

const radius = 338;
const bulbs = 48;
const spokes = 24;

/** The wheel itself: two rings with bulbs between them, spokes, legs and a hub with a star. Decoration only. */
export function WheelFrame() {
  return (
    <div className={styles.frame} aria-hidden="true">
      <svg className={styles.turning} viewBox="-360 -360 720 720">
        <circle className={styles.ring} r={radius + 14} />
        <circle className={styles.ring} r={radius - 14} />
        <circle className={styles.ring} r={radius * 0.56} />
        <path
          className={styles.spoke}
          d={Array.from({ length: spokes }, (_, index) => `M0 0L${at(index / spokes, radius - 14).join(' ')}`).join('')}
        />
        {Array.from({ length: bulbs }, (_, index) => {
          const [x, y] = at(index / bulbs, radius);
          return <circle key={index} className={styles.bulb[index % 2 ? 'pale' : 'bright']} cx={x} cy={y} r="6.6" />;
        })}
      </svg>
      <svg className={styles.still} viewBox="-360 -360 720 720">
        <path className={styles.leg} d="M0 0L-150 150M0 0L150 150" />
        <circle className={styles.hub} r="62" />
        <circle className={styles.plate} r="48" />
        <path className={styles.star} d={star(34)} />
      </svg>
    </div>
  );
}

/** A point on a circle; `share` is its part of a whole turn. */
function at(share: number, distance: number): readonly [number, number] {
  return [round(distance * Math.cos(share * 2 * Math.PI)), round(distance * Math.sin(share * 2 * Math.PI))];
}

function star(size: number): string {
  return `M${Array.from({ length: 10 }, (_, index) => at(index / 10 - 0.25, index % 2 ? size * 0.45 : size).join(' ')).join('L')}Z`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
