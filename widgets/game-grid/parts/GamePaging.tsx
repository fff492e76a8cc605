import { Button, Paginator, useFormat, useMessages } from '../../../engine';
import * as styles from './GamePaging.css';

export interface GamePagingProps {
  readonly kind: 'pages' | 'more';
  readonly page: number;
  readonly pageSize: number;
  readonly total: number;
  readonly shown: number;
  readonly isBusy: boolean;
  readonly onPage: (page: number) => void;
}

/** Ways to further games: numbered pages, or one button that adds a page. */
export function GamePaging({ kind, page, pageSize, total, shown, isBusy, onPage }: GamePagingProps) {
  const message = useMessages();
  const { number } = useFormat();
  if (kind === 'pages') return <Paginator total={total} page={page} itemsPerPage={pageSize} onPage={onPage} />;
  return (
    <div className={styles.more}>
      <p className={styles.shown} role="status">
        {message('gameGrid.shown', { shown: number(shown), total: number(total) })}
      </p>
      {shown < total ? (
        <Button isBusy={isBusy} onClick={() => onPage(page + 1)}>
          {message('gameGrid.more')}
        </Button>
      ) : null}
    </div>
  );
}
