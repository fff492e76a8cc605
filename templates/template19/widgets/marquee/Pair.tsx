import type { MarqueeItem } from '../../../../engine';
import { NoticeText } from '../../../../widgets/marquee/NoticeText';
import type { MarqueeFormProps } from '../../../../widgets/marquee/variants';
import * as styles from './Pair.css';

/** The two newest notices at both sides of what stands in the middle; on phones the first alone. */
export function Pair({ label, items: [first, second] }: MarqueeFormProps) {
  if (!first) return null;
  return (
    <section className={styles.pair} aria-label={label} data-part="notice-pair">
      <Side item={first} className={styles.notice} />
      {second ? <Side item={second} className={styles.second} /> : null}
    </section>
  );
}

function Side({ item, className }: { readonly item: MarqueeItem; readonly className: string }) {
  const { lead, text } = item;
  return (
    <p className={className} title={lead ? `${lead} ${text}` : text}>
      <NoticeText item={item} className={styles.link} leadClassName={styles.lead} />
    </p>
  );
}
