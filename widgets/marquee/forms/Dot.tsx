import { NoticeText } from '../NoticeText';
import type { MarqueeFormProps } from '../variants';
import * as styles from './Dot.css';

/** The newest notice in a few words behind a dot. */
export function Dot({ label, items }: MarqueeFormProps) {
  const [item] = items;
  if (!item) return null;
  return (
    <p className={styles.note} data-part="notice-dot" title={label}>
      <NoticeText item={item} className={styles.link}>
        {item.lead ?? item.text}
      </NoticeText>
    </p>
  );
}
