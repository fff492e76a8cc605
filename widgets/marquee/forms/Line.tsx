import { Icon, useMessages } from '../../../engine';
import { AllNotices } from '../AllNotices';
import { NoticeText } from '../NoticeText';
import type { MarqueeFormProps } from '../variants';
import * as styles from './Line.css';

/** The newest notice in one still line; the others unfold below it. `className` is that of a form that restyles it. */
export function Line({ label, items, className = '' }: MarqueeFormProps & { readonly className?: string }) {
  const message = useMessages();
  const [first] = items;
  if (!first) return null;
  return (
    <section className={`${styles.notices} ${className}`} aria-label={label} data-part="notice-line">
      <svg className={styles.sign} width="30" height="30" viewBox="0 0 30 30" fill="currentColor" aria-hidden="true">
        <path d="M3 11h6l11-7v22L9 19H3Z" />
        <path d="M23 9q4 6 0 12" fill="none" stroke="currentColor" strokeWidth="3" strokeLinecap="round" />
        <path d="M8 20h5v7H9Z" />
      </svg>
      <p className={styles.line} title={first.text}>
        <b className={styles.lead}>{first.lead ?? label} </b>
        <span className={styles.words}>
          <NoticeText item={{ ...first, lead: '' }} className={styles.link} />
        </span>
      </p>
      <AllNotices items={items} styles={styles}>
        <span className={styles.all}>{message('marquee.all')}</span>
        <Icon name="chevron-down" size={20} className={styles.chevron} />
      </AllNotices>
    </section>
  );
}
