import { NoticeText } from '../../../../widgets/marquee/NoticeText';
import { UnfoldingNotice } from '../../../../widgets/marquee/UnfoldingNotice';
import type { MarqueeFormProps } from '../../../../widgets/marquee/variants';
import * as styles from './Ruled.css';

/** The newest notice between double rules that end at it; the others unfold below it. */
export function Ruled({ label, items }: MarqueeFormProps) {
  const [first] = items;
  if (!first) return null;
  return (
    <UnfoldingNotice label={label} items={items} part="notice-ruled" styles={styles}>
      <p className={styles.line}>
        <b className={styles.lead}>{first.lead ?? label} </b>
        <NoticeText item={{ ...first, lead: '' }} className={styles.link} />
      </p>
    </UnfoldingNotice>
  );
}
