import { RouteLink, type MarqueeItem } from '../../../../engine';
import type { MarqueeFormProps } from '../../../../widgets/marquee/variants';
import * as styles from './Pair.css';

/** The two newest notices at both sides of what stands in the middle; on phones the first alone. */
export function Pair({ label, items: [first, second] }: MarqueeFormProps) {
  if (!first) return null;
  return (
    <section className={styles.pair} aria-label={label} data-part="notice-pair">
      <Notice item={first} className={styles.notice} />
      {second ? <Notice item={second} className={styles.second} /> : null}
    </section>
  );
}

function Notice({
  item: { lead, text, route },
  className,
}: {
  readonly item: MarqueeItem;
  readonly className: string;
}) {
  const words = (
    <>
      {lead ? <b className={styles.lead}>{lead} </b> : null}
      <span>{text}</span>
    </>
  );
  return (
    <p className={className} title={lead ? `${lead} ${text}` : text}>
      {route ? (
        <RouteLink route={route} className={styles.link}>
          {words}
        </RouteLink>
      ) : (
        words
      )}
    </p>
  );
}
