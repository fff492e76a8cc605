import * as styles from './Funfair.css';

const cabins = 12;

/** A fair at night: two tents, a big wheel and a firework. Decoration only. */
export function Funfair({ className }: { readonly className?: string }) {
  return (
    <svg viewBox="0 0 520 280" className={className} aria-hidden="true" focusable="false">
      <Firework x={70} y={80} size={40} />
      <BigWheel x={360} y={150} size={112} />
      <Tent x={150} y={216} scale={0.72} cloth={styles.second} />
      <Tent x={448} y={236} scale={0.5} cloth={styles.third} />
    </svg>
  );
}

function Firework({ x, y, size }: { readonly x: number; readonly y: number; readonly size: number }) {
  const rays = Array.from({ length: 14 }, (_, index) => index / 14);
  return (
    <g transform={`translate(${x} ${y})`} className={styles.secondLine}>
      <path d={rays.map((share) => `M${at(share, size * 0.35)}L${at(share, size * 0.8)}`).join('')} />
      <path className={styles.sparks} d={rays.map((share) => `M${at(share, size)}h.01`).join('')} />
    </g>
  );
}

function BigWheel({ x, y, size }: { readonly x: number; readonly y: number; readonly size: number }) {
  const places = Array.from({ length: cabins }, (_, index) => index / cabins + 0.02);
  return (
    <g transform={`translate(${x} ${y})`}>
      <g className={styles.metal}>
        <path
          strokeWidth="9"
          strokeLinecap="round"
          d={`M0 0L${-size * 0.5} ${size * 1.25}M0 0L${size * 0.5} ${size * 1.25}`}
        />
        <circle r={size} strokeWidth="7" />
        <circle r={size * 0.86} strokeWidth="3" />
        <path strokeWidth="3" d={places.map((share) => `M0 0L${at(share, size)}`).join('')} />
      </g>
      {places.map((share, index) => (
        <g key={share} transform={`translate(${at(share, size)})`}>
          <path className={[styles.second, styles.light, styles.third][index % 3]} d="M-16 2h32v8q0 18-16 18t-16-18Z" />
          <path
            className={[styles.accent, styles.third, styles.second, styles.band][index % 4]}
            d="M-18 2q0-14 18-14t18 14Z"
          />
        </g>
      ))}
      <circle className={styles.second} r={size * 0.16} />
      <path
        className={styles.accent}
        d={`M${Array.from({ length: 10 }, (_, index) => at(index / 10 - 0.25, size * (index % 2 ? 0.05 : 0.11))).join('L')}Z`}
      />
    </g>
  );
}

function Tent({
  x,
  y,
  scale,
  cloth,
}: {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  readonly cloth: string;
}) {
  const flaps = [-120, -80, -40, 0, 40, 80];
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <path className={cloth} d="M0-150L120-60H-120ZM-112-60H112L126 90H-126Z" />
      <path className={styles.light} d="M0-150L72-60H24ZM0-150L-24-60H-72ZM-67-60H-22L-30 90H-76ZM22-60H67L76 90H30Z" />
      <path className={styles.dark} d="M-24 90Q-22 10 0-8 22 10 24 90Z" />
      {flaps.map((left, index) => (
        <path key={left} className={index % 2 ? cloth : styles.light} d={`M${left}-62h40q0 24-20 24t-20-24Z`} />
      ))}
      <path className={styles.dark} d="M-2.500-196h5v46h-5Z" />
      <path className={styles.second} d="M2-196L44-184 2-170Z" />
    </g>
  );
}

/** A point on a circle as `x y`; `share` is its part of a whole turn. */
function at(share: number, distance: number): string {
  return `${Math.round(distance * Math.cos(share * 2 * Math.PI) * 10) / 10} ${Math.round(distance * Math.sin(share * 2 * Math.PI) * 10) / 10}`;
}
