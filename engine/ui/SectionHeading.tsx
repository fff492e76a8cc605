import type { ReactNode } from 'react';
import { useFormat } from '../context/useFormat';
import { useMessages } from '../context/useText';
import { RouteLink } from '../routing/RouteLink';
import * as styles from './SectionHeading.css';

export interface SectionHeadingProps {
  readonly title: string;
  readonly note?: string;
  /** How many there are; null shows none. */
  readonly count?: number | null;
  /** Route of the page with all of them. */
  readonly seeAll?: string | undefined;
  readonly seeAllLabel?: string;
  readonly level?: 2 | 3;
  readonly id?: string;
  /** Buttons at the end, for example arrows. */
  readonly children?: ReactNode;
}

/** The heading of a part of a page: title, a line beside it, a way to all of it. */
export function SectionHeading({
  title,
  note,
  count = null,
  seeAll,
  seeAllLabel,
  level = 2,
  id,
  children,
}: SectionHeadingProps) {
  const message = useMessages();
  const { number } = useFormat();
  const Heading = `h${level}` as const;
  return (
    <header className={styles.heading} data-part="section-heading">
      <Heading className={styles.title} id={id} data-part="section-title">
        {title}
      </Heading>
      {note ? (
        <span className={styles.note} data-part="section-note">
          {note}
        </span>
      ) : null}
      {count === null ? null : (
        <span className={styles.note} data-part="section-note">
          {message('common.gameCount', { count, formatted: number(count) })}
        </span>
      )}
      {seeAll ? (
        <RouteLink
          route={seeAll}
          className={styles.seeAll}
          data-part="section-link"
          aria-label={`${seeAllLabel ?? message('common.seeAll')}: ${title}`}
        >
          {seeAllLabel ?? message('common.seeAll')}
        </RouteLink>
      ) : null}
      {children}
    </header>
  );
}
