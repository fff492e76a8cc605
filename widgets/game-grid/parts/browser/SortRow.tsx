import { useMessages } from '../../../../engine';
import { sorts, type Sort } from './gamesQuery';
import { sortKeys } from './sortKeys';
import * as styles from './SortRow.css';

/** The orders side by side, a line over the chosen one. */
export function SortRow({
  sort,
  hasSeats,
  onSort,
}: {
  readonly sort: Sort;
  readonly hasSeats: boolean;
  readonly onSort: (sort: Sort) => void;
}) {
  const message = useMessages();
  return (
    <div className={styles.row} role="group" aria-label={message('gameGrid.controls.sort')} data-part="browser-sorts">
      <span className={styles.word} aria-hidden="true">
        {message('gameGrid.controls.sort')}
      </span>
      {sorts
        .filter((name) => name !== 'seats' || hasSeats)
        .map((name) => (
          <button
            key={name}
            type="button"
            className={styles.order}
            aria-pressed={name === sort}
            onClick={() => onSort(name)}
          >
            {message(sortKeys[name])}
          </button>
        ))}
    </div>
  );
}
