import { Icon, RouteLink } from '../../../../engine';
import type { CallToActionFormProps } from '../../../../widgets/call-to-action/variants';
import * as styles from './Round.css';

/** A sign in a disc, beside it the heading as a link over the whole cell, and a sentence. */
export function Round({ title, text, route, icon }: CallToActionFormProps) {
  return (
    <div className={styles.cell} data-part="call-round">
      <span className={styles.disc}>
        <Icon name={icon || 'star'} size={38} />
      </span>
      <div className={styles.words}>
        <h2 className={styles.title}>
          <RouteLink route={route} className={styles.link}>
            {title}
          </RouteLink>
        </h2>
        {text ? <p className={styles.text}>{text}</p> : null}
      </div>
    </div>
  );
}
