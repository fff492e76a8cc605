import type { ReactNode } from 'react';
import { NoticeText } from './NoticeText';
import type { MarqueeFormProps } from './variants';

interface AllNoticesProps {
  readonly items: MarqueeFormProps['items'];
  /** Class names of the form that shows them. */
  readonly styles: Readonly<Record<'more' | 'summary' | 'list' | 'link', string>>;
  /** What unfolds them. */
  readonly children: ReactNode;
}

/** Every notice, folded away; nothing where the one that stands before is the only one. */
export function AllNotices({ items, styles, children }: AllNoticesProps) {
  if (items.length < 2) return null;
  return (
    <details className={styles.more}>
      <summary className={styles.summary}>{children}</summary>
      <ul className={styles.list}>
        {items.map((item) => (
          <li key={item.id}>
            <NoticeText item={item} className={styles.link} />
          </li>
        ))}
      </ul>
    </details>
  );
}
