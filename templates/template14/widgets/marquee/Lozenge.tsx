import { NoticeText } from '../../../../widgets/marquee/NoticeText';
import { UnfoldingNotice } from '../../../../widgets/marquee/UnfoldingNotice';
import type { MarqueeFormProps } from '../../../../widgets/marquee/variants';
import * as styles from './Lozenge.css';

/** The newest notice in one quiet line behind a lozenge; the others unfold below it. */
export function Lozenge({ label, items }: MarqueeFormProps) {
  const [first] = items;
  if (!first) return null;
  return (
    <UnfoldingNotice label={label} items={items} part="notice-lozenge" styles={styles}>
      <p className={styles.line} title={first.text}>
        <b className={styles.lead}>{first.lead ?? label}</b>{' '}
        <NoticeText item={{ ...first, lead: '' }} className={styles.link} />
      </p>
    </UnfoldingNotice>
  );
}
