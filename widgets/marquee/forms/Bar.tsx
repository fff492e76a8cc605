import { Icon, RouteLink, useMessages } from '../../../engine';
import { NoticeText } from '../NoticeText';
import type { MarqueeFormProps } from '../variants';
import * as styles from './Bar.css';

/** The newest notice on a panel of its own, with the way to all of them. */
export function Bar({ label, items }: MarqueeFormProps) {
  const message = useMessages();
  const [item] = items;
  if (!item) return null;
  return (
    <section className={styles.bar} aria-label={label} data-part="notice-bar">
      <Icon name="megaphone" size={19} className={styles.sign} />
      <p className={styles.text}>
        {item.lead ? <b className={styles.lead}>{item.lead} </b> : null}
        <span>
          <NoticeText item={item} className={styles.link}>
            {item.text}
          </NoticeText>
        </span>
      </p>
      <RouteLink route="news" className={styles.all}>
        {message('marquee.all')}
      </RouteLink>
    </section>
  );
}
