import { Button, Paginator, useFormat, useMessages } from '../../../../engine';
import * as styles from './BrowserPaging.css';

export interface BrowserPagingProps {
  readonly kind: 'pages' | 'more' | 'endless';
  readonly page: number;
  readonly pageSize: number;
  readonly total: number;
  /** How many stand in the list so far, of a page those on it. */
  readonly shown: number;
  /** The address of a page, with `[page]` for its number. */
  readonly linkUrl: string;
  /** A page was pressed. */
  readonly onTurn: (page: number) => void;
  /** `byKey` tells a press of a key from that of a pointer. */
  readonly onMore: (byKey: boolean) => void;
}

/**
 * Ways to further games: numbered pages, or one button that adds a page to those that are there. Both say where a
 * player is (PAGER-1).
 */
export function BrowserPaging({ kind, page, pageSize, total, shown, linkUrl, onTurn, onMore }: BrowserPagingProps) {
  const message = useMessages();
  const { number } = useFormat();
  if (kind === 'endless') return null;
  if (kind === 'pages') {
    const first = (page - 1) * pageSize + 1;
    return shown === 0 ? null : (
      <div className={styles.pages} data-part="browser-paging">
        <p className={styles.shown} role="status">
          {message('gameGrid.paging.range', {
            from: number(first),
            until: number(first + shown - 1),
            total: number(total),
          })}
        </p>
        <Paginator total={total} page={page} itemsPerPage={pageSize} linkUrl={linkUrl} onPage={onTurn} />
      </div>
    );
  }
  if (total <= pageSize) return null;
  return (
    <div className={styles.more} data-part="browser-more">
      <p className={styles.shown} role="status">
        {message('gameGrid.paging.shown', { shown: number(shown), total: number(total) })}
      </p>
      <progress className={styles.progress} value={shown} max={total} aria-hidden="true" />
      {shown < total ? (
        <Button className={styles.button} onClick={(event) => onMore(event.detail === 0)}>
          {message('gameGrid.paging.more')}
        </Button>
      ) : null}
    </div>
  );
}
