import { useId, type ReactNode } from 'react';
import { useFormat } from '../context/useFormat';
import { useMessages } from '../context/useText';
import { RouteLink } from '../routing/RouteLink';
import { Icon } from './Icon';
import * as styles from './WallCell.css';

export interface WallCellProps {
  readonly title: string;
  readonly note?: string;
  /** How many there are, said by the way to them; null says that it leads to all. */
  readonly count?: number | null;
  /** Route of the page that the whole cell leads to. */
  readonly seeAll?: string | undefined;
  readonly seeAllLabel?: string;
  readonly surface?: keyof typeof styles.surfaces;
  /**
   * Columns and rows on the wall: for desktops, tablets and phones, `1x6 1x6 2x3`, or `1x6:1x7 1x6 2x3` where a wide
   * desktop differs.
   */
  readonly span?: string | undefined;
  /** What stands below a title, which is small then. */
  readonly children?: ReactNode;
}

/** A cell of a wall that holds words: a title as large as its longest word allows, a line, and at the foot a way on. */
export function WallCell({
  title,
  note = '',
  count = null,
  seeAll,
  seeAllLabel,
  surface = 'none',
  span,
  children,
}: WallCellProps) {
  const message = useMessages();
  const { number } = useFormat();
  const id = useId();
  const way =
    count === null
      ? (seeAllLabel ?? message('common.seeAll'))
      : message('common.gameCount', { count, formatted: number(count) });
  const Box = title ? 'section' : 'div';
  return (
    <Box
      className={`${styles.cell} ${styles.surfaces[surface]}`}
      {...(title ? { 'aria-labelledby': id } : {})}
      data-span={span}
      data-surface={surface}
      data-part="wall-cell"
    >
      {title ? (
        <h2
          id={id}
          className={`${styles.title} ${styles.sizes[children ? 'small' : sizeOf(title, note !== '')]}`}
          data-part="wall-title"
        >
          {title}
        </h2>
      ) : null}
      {note ? <p className={styles.note}>{note}</p> : null}
      {children}
      {seeAll ? (
        <RouteLink route={seeAll} className={styles.way} aria-label={`${way}: ${title}`}>
          {way}
          <Icon name="arrow-left" size={22} />
        </RouteLink>
      ) : null}
    </Box>
  );
}

/** A line below leaves less room: a title of several words shrinks. */
function sizeOf(title: string, hasNote: boolean): Exclude<keyof typeof styles.sizes, 'small'> {
  const longest = Math.max(...title.split(/[\s-]+/).map((word) => [...word].length));
  if (title.length <= 3) return 'short';
  if (hasNote && title.length > 8) return longest <= 9 ? 'long' : 'longest';
  return longest <= 6 ? 'middle' : longest <= 9 ? 'long' : 'longest';
}
