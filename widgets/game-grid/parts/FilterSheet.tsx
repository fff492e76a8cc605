import { useLayoutEffect, useRef } from 'react';
import { Button, closeDialog, Icon, openDialog, useFormat, useMessages } from '../../../engine';
import { FacetGroups, type FacetGroupsProps } from './browser/FacetGroups';
import * as styles from './FilterSheet.css';

export interface FilterSheetProps extends FacetGroupsProps {
  /** How many games the choices leave; null while nobody knows. */
  readonly total: number | null;
  readonly onClear: () => void;
  readonly onClose: () => void;
}

/**
 * The choices as a sheet over the page: they act at once, and the button at its foot says what they leave. Escape
 * closes it.
 */
export function FilterSheet({ total, onClear, onClose, ...groups }: FilterSheetProps) {
  const message = useMessages();
  const { number } = useFormat();
  const sheet = useRef<HTMLDialogElement>(null);
  // Closed while it still stands in the page: only then does the browser give the focus back.
  useLayoutEffect(() => {
    const dialog = sheet.current;
    if (!dialog) return undefined;
    openDialog(dialog);
    // What lies below does not move along.
    document.documentElement.style.setProperty('overflow', 'hidden');
    return () => {
      document.documentElement.style.removeProperty('overflow');
      closeDialog(dialog);
    };
  }, []);
  const hasChoice = Object.values(groups.chosen).some((values) => values.length > 0);
  return (
    <dialog
      ref={sheet}
      className={styles.sheet}
      aria-label={message('gameGrid.facets.label')}
      data-part="filter-sheet"
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      // A press beside the sheet falls on the dialog itself.
      onClick={(event) => {
        if (event.target === event.currentTarget) onClose();
      }}
    >
      <div className={styles.inside}>
        <header className={styles.head}>
          <h2 className={styles.title}>{message('gameGrid.facets.label')}</h2>
          {hasChoice ? (
            <Button kind="quiet" size="compact" onClick={onClear}>
              {message('gameGrid.facets.clear')}
            </Button>
          ) : null}
          <button type="button" className={styles.close} aria-label={message('common.close')} onClick={onClose}>
            <Icon name="close" />
          </button>
        </header>
        <div className={styles.groups}>
          <FacetGroups {...groups} />
        </div>
        <footer className={styles.foot}>
          <Button kind="primary" className={styles.show} aria-live="polite" onClick={onClose}>
            {total === null
              ? message('common.loading')
              : message('gameGrid.facets.show', { count: total, formatted: number(total) })}
          </Button>
        </footer>
      </div>
    </dialog>
  );
}
