import type { ReactNode } from 'react';
import * as styles from './RecordTable.css';
import { Skeleton } from './Skeleton';

/**
 * A column of records. On a phone `main` and `amount` make the first line, `meta` and `state` the second; `more`
 * follows with its title, and so does `figure`, which stands at the end of its column in a table. A browser translates
 * nothing of `amount` and `figure`.
 */
export interface RecordColumn<Row> {
  readonly key: string;
  readonly title: string;
  readonly cell: (row: Row) => ReactNode;
  readonly place: 'main' | 'amount' | 'meta' | 'state' | 'more' | 'figure';
}

/**
 * Records as a table, and on narrow screens as a list of the same cells: one markup, so that a screen reader hears a
 * table everywhere. While `isBusy` the last rows stay, dimmed; without any, skeletons of the same size stand.
 */
export function RecordTable<Row>({
  caption,
  columns,
  rows,
  rowKey,
  isBusy = false,
  expectedRows = 10,
  foot,
}: {
  readonly caption: string;
  readonly columns: readonly RecordColumn<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  readonly isBusy?: boolean;
  /** How many skeletons keep the room of the first answer. */
  readonly expectedRows?: number;
  /** Sums of what is shown, by column key. */
  readonly foot?: Readonly<Record<string, ReactNode>>;
}) {
  const isWaiting = rows.length === 0 && isBusy;
  return (
    <div className={styles.frame} data-part="record-table">
      <table className={styles.table} role="table" aria-busy={isBusy}>
        <caption className={styles.caption}>{caption}</caption>
        <thead className={`${styles.head} ${isWaiting ? styles.unsettled : ''}`} role="rowgroup">
          <tr role="row">
            {columns.map(({ key, title, place }) => (
              <th
                key={key}
                scope="col"
                role="columnheader"
                className={`${styles.title} ${isFigure(place) ? styles.end : ''}`}
              >
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className={styles.body} role="rowgroup">
          {rows.map((row) => (
            <tr key={rowKey(row)} role="row" className={styles.row}>
              {columns.map(({ key, title, cell, place }) => (
                <td
                  key={key}
                  role="cell"
                  className={`${styles.cell} ${styles.places[place]}`}
                  translate={isFigure(place) ? 'no' : undefined}
                  data-title={title}
                >
                  {cell(row)}
                </td>
              ))}
            </tr>
          ))}
          {isWaiting
            ? Array.from({ length: expectedRows }, (_, index) => (
                <tr key={index} role="row" className={styles.row}>
                  <td role="cell" className={styles.cell} colSpan={columns.length}>
                    <Skeleton className={styles.line} />
                  </td>
                </tr>
              ))
            : null}
        </tbody>
        {foot && rows.length > 0 ? (
          <tfoot className={styles.foot} role="rowgroup">
            <tr role="row" className={styles.row}>
              {columns.map(({ key, place }) => (
                <td
                  key={key}
                  role="cell"
                  className={`${styles.cell} ${styles.places[place]}`}
                  translate={isFigure(place) ? 'no' : undefined}
                >
                  {foot[key] ?? null}
                </td>
              ))}
            </tr>
          </tfoot>
        ) : null}
      </table>
    </div>
  );
}

function isFigure(place: RecordColumn<never>['place']): boolean {
  return place === 'amount' || place === 'figure';
}
