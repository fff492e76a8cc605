import { useState } from 'react';
import { Icon, useMessages } from '../../../engine';
import { NoticeText } from '../NoticeText';
import type { MarqueeFormProps } from '../variants';
import * as styles from './Notice.css';

/** One notice a time in a still line, the label over the menu column; a press brings the next. */
export function Notice({ label, items }: MarqueeFormProps) {
  const message = useMessages();
  const [shown, setShown] = useState(0);
  const item = items[shown % items.length];
  if (!item) return null;
  const { lead = '', text, route } = item;
  return (
    <section className={styles.notice} aria-label={label}>
      <span className={styles.label} data-part="notice-label">
        <Icon name="bell" size={16} />
        {label}
      </span>
      <p className={styles.text} title={`${lead} ${text}`.trim()} aria-live="polite">
        <span>
          <NoticeText item={item} className={styles.link}>
            {route ? lead || text : lead}
          </NoticeText>
        </span>{' '}
        <span>{lead || !route ? text : ''}</span>
      </p>
      {items.length > 1 ? (
        <button
          type="button"
          className={styles.next}
          aria-label={message('marquee.next')}
          onClick={() => setShown(shown + 1)}
        >
          <Icon name="chevron-right" size={16} />
        </button>
      ) : null}
    </section>
  );
}
