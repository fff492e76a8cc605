import {
  Icon,
  useFormat,
  useListAnimation,
  useMessages,
  facetNames,
  type FacetName,
  type GameFacet,
} from '../../../../engine';
import { chosenCount, type Choice } from './gamesQuery';
import { isRange, orderedValues, valueName } from './facetWords';
import * as styles from './ChosenLine.css';

export interface ChosenLineProps {
  readonly choice: Choice;
  /** Groups that know the names of what is chosen. */
  readonly groups: readonly GameFacet[];
  /** How many games the choices leave; null while nobody knows. */
  readonly total: number | null;
  readonly onToggle: (name: FacetName, value: string) => void;
  readonly onChoose: (name: FacetName, values: readonly string[]) => void;
  readonly onClear: () => void;
}

/**
 * A chip goes away with its press: the focus goes to the next one or, behind the last, to the one before. With the last
 * choice the line goes, too.
 */
function leaveChip(chip: HTMLElement): void {
  const place = chip.closest('li');
  const next = [place?.nextElementSibling, place?.previousElementSibling].flatMap(
    (other) => other?.querySelector<HTMLElement>('button[aria-label]') ?? [],
  )[0];
  if (next) next.focus();
  else focusChoices(chip.closest('[data-part=game-browser]'));
}

/** Gives the focus to what looks for games in a browser of games, or else to what chooses among them first. */
export function focusChoices(browser: Element | null): void {
  const find = (selector: string) => browser?.querySelector<HTMLElement>(selector);
  (find('input[type=search]') ?? find('button, select'))?.focus();
}

/** How many games were found, and what is chosen, each choice with a way to take it back. */
export function ChosenLine({ choice, groups, total, onToggle, onChoose, onClear }: ChosenLineProps) {
  const message = useMessages();
  const format = useFormat();
  const { number } = format;
  const animated = useListAnimation();
  return (
    <div className={styles.line} data-part="browser-line">
      <p className={styles.count} role="status">
        {total === null ? '' : message('gameGrid.found', { count: total, formatted: number(total) })}
      </p>
      {chosenCount(choice) > 0 ? (
        <ul ref={animated} className={styles.chips} role="list" aria-label={message('gameGrid.facets.chosenList')}>
          {facetNames
            .flatMap((group) => chipsOf(group))
            .map(({ key, name, take }) => (
              <li key={key}>
                <button
                  type="button"
                  className={styles.chip}
                  aria-label={message('gameGrid.facets.remove', { name })}
                  onClick={({ currentTarget }) => {
                    leaveChip(currentTarget);
                    take();
                  }}
                >
                  {name}
                  <Icon name="close" size={14} />
                </button>
              </li>
            ))}
          <li>
            <button type="button" className={styles.clear} onClick={onClear}>
              {message('gameGrid.facets.clear')}
            </button>
          </li>
        </ul>
      ) : null}
    </div>
  );

  /** A chip a choice; what goes from one amount to another is one chip. */
  function chipsOf(group: FacetName) {
    const known = groups.find(({ name }) => name === group)?.values ?? [];
    const values = choice.facets[group].map(
      (value) => known.find((other) => other.value === value) ?? { value, games: 0 },
    );
    const nameOf = (value: (typeof values)[number]) => valueName(group, value, message, format);
    if (!isRange(group))
      return values.map((value) => ({
        key: `${group} ${value.value}`,
        name: nameOf(value),
        take: () => onToggle(group, value.value),
      }));
    const [first, ...rest] = orderedValues({ name: group, values });
    const last = rest.at(-1);
    return first
      ? [
          {
            key: group,
            name: last ? `${nameOf(first)} – ${nameOf(last)}` : nameOf(first),
            take: () => onChoose(group, []),
          },
        ]
      : [];
  }
}
