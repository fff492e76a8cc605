import { useId } from 'react';
import * as styles from './Bunting.css';

const swag = 360;
const pennants = 8;
const colors = [
  styles.pennant.first,
  styles.pennant.second,
  styles.pennant.light,
  styles.pennant.third,
  styles.pennant.deep,
] as const;

/** Flags on a rope, drawn once and repeated from the middle of the page to both sides. Decoration only. */
export function Bunting() {
  const id = useId();
  return (
    <svg className={styles.bunting} aria-hidden="true" focusable="false">
      <defs>
        <pattern id={id} width={swag} height="118" patternUnits="userSpaceOnUse">
          {Array.from({ length: pennants }, (_, index) => (
            <Pennant key={index} index={index} />
          ))}
          <path className={styles.rope} d={`M0 8Q${swag / 2} 120 ${swag} 8`} />
        </pattern>
      </defs>
      <svg x="50%" overflow="visible">
        <rect x={-swag * 5} width={swag * 10} height="118" fill={`url(#${id})`} />
      </svg>
    </svg>
  );
}

function Pennant({ index }: { readonly index: number }) {
  const left = index * 45 + 4;
  const right = left + 37;
  const middle = (left + right) / 2;
  const lean = (sag(left) - sag(right)) * 0.6;
  const color = colors[index % colors.length] ?? styles.pennant.first;
  return (
    <>
      <path
        className={color}
        d={`M${left} ${sag(left)}L${right} ${sag(right)} ${round(middle + lean)} ${round(sag(middle) + 46)}Z`}
      />
      {color === styles.pennant.light ? (
        <circle className={styles.dot} cx={middle} cy={round(sag(middle) + 14)} r="6" />
      ) : null}
    </>
  );
}

/** How far the rope hangs at a place, in px: a parabola over one swag. */
function sag(x: number): number {
  return round(8 + 224 * (x / swag) * (1 - x / swag));
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
