import { Icon, useMessages } from '../../../../engine';
import { AllNotices } from '../../../../widgets/marquee/AllNotices';
import { Notice } from '../../../../widgets/marquee/Notice';
import type { MarqueeFormProps } from '../../../../widgets/marquee/variants';
import * as styles from './Lozenge.css';

/** The newest notice in one quiet line behind a lozenge; the others unfold below it. */
export function Lozenge({ label, items }: MarqueeFormProps) {
  const message = useMessages();
  const [first] = items;
  if (!first) return null;
  return (
    <section className={styles.notices} aria-label={label} data-part="notice-lozenge">
      <p className={styles.line} title={first.text}>
        <b className={styles.lead}>{first.lead ?? label}</b>{' '}
        <Notice item={{ ...first, lead: '' }} className={styles.link} />
      </p>
      <AllNotices items={items} styles={styles}>
        {message('marquee.all')}
        <Icon name="chevron-down" size={16} />
      </AllNotices>
    </section>
  );
}
