import { Icon, useFormat, useListAnimation, useMessages, facetNames, type FacetName, type GameFacet } from '../../../../engine';
import { chosenCount, type Choice } from './gamesQuery';
import { valueName } from './facetWords';
import * as styles from './ChosenLine.css';

export interface ChosenLineProps {
  readonly choice: Choice;
  /** Groups that know the names of what is chosen. */
  readonly groups: readonly GameFacet[];
  /** How many games the choices leave; null while nobody knows. */
  readonly total: number | null;
  readonly onToggle: (name: FacetName, value: string) => void;
  readonly onClear: () => void;
}

/** How many games were found, and what is chosen, each choice with a way to take it back. */
export function ChosenLine({ choice, groups, total, onToggle, onClear }: ChosenLineProps) {
  const message = useMessages();
  const { number } = useFormat();
  const animated = useListAnimation();
  return (
    <div className={styles.line} data-part="browser-line">
      <p className={styles.count} role="status">
        {total === null ? '' : message('gameGrid.found', { count: total, formatted: number(total) })}
      </p>
      {chosenCount(choice) > 0 ? (
        <ul ref={animated} className={styles.chips} role="list" aria-label={message('gameGrid.facets.chosenList')}>
          {facetNames.flatMap((group) =>
            choice.facets[group].map((value) => {
              const known = groups.find(({ name }) => name === group)?.values.find((other) => other.value === value) ?? { value };
              const name = valueName(known, message);
              return (
                <li key={`${group} ${value}`}>
                  <button type="button" className={styles.chip} aria-label={message('gameGrid.facets.remove', { name })} onClick={() => onToggle(group, value)}>
                    {name}
                    <Icon name="close" size={14} />
                  </button>
                </li>
              );
            }),
          )}
          <li>
            <button type="button" className={styles.clear} onClick={onClear}>
              {message('gameGrid.facets.clear')}
            </button>
          </li>
        </ul>
      ) : null}
    </div>
  );
}
