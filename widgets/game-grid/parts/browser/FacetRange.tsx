import { useRef, useState } from 'react';
import { isWhole, useFilledBefore, useFormat, useMessages, type FacetName, type GameFacet } from '../../../../engine';
import { orderedValues } from './facetWords';
import * as styles from './FacetRange.css';

export interface FacetRangeProps {
  readonly group: GameFacet;
  readonly chosen: readonly string[];
  /** Takes all values of the range; none where it is the whole. */
  readonly onChoose: (name: FacetName, values: readonly string[]) => void;
}

/**
 * Amounts that rise, as bars with a handle at either end; what is between the handles is chosen when they are let go.
 * Where the handles were moved before the page had been hydrated counts, too.
 */
export function FacetRange({ group, chosen, onChoose }: FacetRangeProps) {
  const message = useMessages();
  const { money } = useFormat();
  const [dragged, setDragged] = useState<readonly [number, number] | null>(null);
  const steps = orderedValues(group);
  const last = steps.length - 1;
  const places = steps.flatMap(({ value }, index) => (chosen.includes(value) ? index : []));
  const [from, to] = dragged ?? [
    Math.min(...places, places.length > 0 ? last : 0),
    places.length > 0 ? Math.max(...places) : last,
  ];
  const most = Math.max(1, ...steps.map(({ games }) => games));
  const value = (place: number) => steps[place]?.value ?? '0';
  // Both ends have a fraction where one needs it.
  const whole = isWhole(value(from)) && isWhole(value(to));
  const amount = (place: number) => money(value(place), { whole });
  const choose = (first: number, end: number) =>
    onChoose(group.name, first === 0 && end === last ? [] : steps.slice(first, end + 1).map(({ value }) => value));
  const settle = () => {
    if (!dragged) return;
    setDragged(null);
    choose(from, to);
  };
  const handles = useRef<HTMLDivElement>(null);
  useFilledBefore(handles, (values) => {
    // Nothing held one handle back from the other.
    const moved = values.map(Number);
    choose(Math.min(...moved), Math.max(...moved));
  });
  const handle = (place: number, name: string, move: (next: number) => readonly [number, number]) => (
    <input
      type="range"
      className={styles.handle}
      min={0}
      max={last}
      value={place}
      aria-label={name}
      aria-valuetext={amount(place)}
      onChange={(event) => setDragged(move(Number(event.target.value)))}
      onPointerUp={settle}
      onKeyUp={settle}
      onBlur={settle}
    />
  );
  return (
    <div className={styles.range} data-part="facet-range">
      <svg
        className={styles.bars}
        viewBox={`0 0 ${steps.length * 10} 46`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        {steps.map(({ value: step, games }, index) => {
          const height = Math.max(2, Math.round((44 * games) / most));
          return (
            <rect
              key={step}
              x={index * 10 + 0.7}
              y={46 - height}
              width="8.6"
              height={height}
              className={index >= from && index <= to ? styles.on : styles.off}
            />
          );
        })}
      </svg>
      <div ref={handles} className={styles.handles}>
        {handle(from, message(`gameGrid.facets.${group.name === 'stake' ? 'stake' : 'limit'}From`), (next) => [
          Math.min(next, to),
          to,
        ])}
        {handle(to, message(`gameGrid.facets.${group.name === 'stake' ? 'stake' : 'limit'}To`), (next) => [
          from,
          Math.max(next, from),
        ])}
      </div>
      <p className={styles.ends}>
        <span translate="no">{amount(from)}</span>
        <span translate="no">{amount(to)}</span>
      </p>
    </div>
  );
}
