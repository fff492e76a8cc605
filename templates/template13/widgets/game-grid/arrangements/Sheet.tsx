import { SectionHeading, useMessages } from '../../../../../engine';
import type { ArrangementProps } from '../../../../../widgets/game-grid/variants';
import * as styles from './Sheet.css';

/**
 * Lines under each other that share their rules, below a row that names the columns; as many columns as the sheet has
 * room for.
 */
export function Sheet({ title, note, count, seeAll, items, isBusy, list, controls, paging, empty }: ArrangementProps) {
  const message = useMessages();
  return (
    <section className={styles.sheet} aria-label={title || undefined} aria-busy={isBusy} data-part="game-sheet">
      {title ? <SectionHeading title={title} note={note} count={count} seeAll={seeAll} /> : null}
      {controls}
      {empty ?? (
        <>
          <div className={styles.head} aria-hidden="true" data-part="sheet-head">
            <span className={styles.number}>#</span>
            <span>{message('gameGrid.columns.picture')}</span>
            <span>{message('gameGrid.columns.game')}</span>
            <span className={styles.wide}>{message('gameGrid.columns.kind')}</span>
            <span className={styles.figure}>{message('game.returnRate')}</span>
            <span className={styles.wide}>{message('game.lastRounds')}</span>
            <span className={styles.figure}>{message('gameGrid.columns.players')}</span>
          </div>
          <ol {...list} className={`${styles.list} ${list?.className ?? ''}`} role="list" data-part="sheet-lines">
            {items}
          </ol>
        </>
      )}
      {paging}
    </section>
  );
}
