import { useState } from 'react';
import { useFormat, useMessages, type FacetName, type GameFacet } from '../../../../engine';
import type { Choice } from './gamesQuery';
import { FacetRange } from './FacetRange';
import { groupKeys, isRange, orderedValues, valueName } from './facetWords';
import * as styles from './FacetGroups.css';

export interface FacetGroupsProps {
  readonly groups: readonly GameFacet[];
  readonly chosen: Choice['facets'];
  readonly onToggle: (name: FacetName, value: string) => void;
  /** Chooses these values of a group and no others. */
  readonly onChoose: (name: FacetName, values: readonly string[]) => void;
}

/** How many choices of a group are shown before somebody asks for more. */
const few = 6;

/** Groups of choices with the number of games that each would leave. */
export function FacetGroups({ groups, chosen, onToggle, onChoose }: FacetGroupsProps) {
  const message = useMessages();
  return groups.map((group) =>
    isRange(group.name) ? (
      <fieldset key={group.name} className={styles.group} data-part="facet-group" data-name={group.name}>
        <legend className={styles.title}>{message(groupKeys[group.name])}</legend>
        <FacetRange group={group} chosen={chosen[group.name]} onChoose={onChoose} />
      </fieldset>
    ) : (
      <Group key={group.name} group={group} chosen={chosen[group.name]} onToggle={onToggle} />
    ),
  );
}

function Group({
  group,
  chosen,
  onToggle,
}: {
  readonly group: GameFacet;
  readonly chosen: readonly string[];
  readonly onToggle: FacetGroupsProps['onToggle'];
}) {
  const message = useMessages();
  const format = useFormat();
  const { number } = format;
  const [isOpen, setOpen] = useState(false);
  const values = orderedValues(group);
  // What is chosen is never hidden.
  const shown =
    isOpen || values.length <= few + 1
      ? values
      : values.filter(({ value }, index) => index < few || chosen.includes(value));
  const rest = values.length - shown.length;
  return (
    <fieldset className={styles.group} data-part="facet-group" data-name={group.name}>
      <legend className={group.name === 'seats' ? styles.hiddenTitle : styles.title}>
        {message(groupKeys[group.name])}
      </legend>
      {shown.map(({ value, games, ...named }) => (
        <label key={value} className={styles.choice}>
          <input
            type="checkbox"
            className={group.name === 'seats' ? styles.toggle : styles.box}
            role={group.name === 'seats' ? 'switch' : undefined}
            name={group.name}
            value={value}
            checked={chosen.includes(value)}
            onChange={() => onToggle(group.name, value)}
            // Pressed before the page has been hydrated, it is heard then.
            data-replay=""
          />
          <span className={styles.name}>{valueName(group.name, { value, ...named }, message, format)}</span>
          <span className={styles.count}>{number(games)}</span>
        </label>
      ))}
      {rest > 0 || isOpen ? (
        <button type="button" className={styles.more} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? message('gameGrid.facets.fewerValues') : message('gameGrid.facets.moreValues', { count: rest })}
        </button>
      ) : null}
    </fieldset>
  );
}
