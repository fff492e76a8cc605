import { observer } from 'mobx-react-lite';
import { Icon, useStores, useText, type WidgetProps } from '../../engine';
import type { BenefitListProps } from '../../schemas/generated/widgets';
import * as styles from './BenefitList.css';

/**
 * A panel of points before a large mark, or a row of them as seals; nothing where none is left of what the site has.
 */
export const BenefitList = observer(function BenefitList({
  title,
  items,
  surface,
  mark,
}: WidgetProps<BenefitListProps>) {
  const text = useText();
  const { features } = useStores().site.site;
  const shown = items.filter(({ feature }) => feature === undefined || features[feature]);
  const heading = text(title);
  if (shown.length === 0) return null;
  return (
    <section className={styles[surface]} aria-label={heading} data-part="benefit-list">
      {surface === 'accent' && mark ? (
        <span className={styles.mark} aria-hidden="true">
          <Icon name={mark} size={220} />
        </span>
      ) : null}
      <h2 className={styles.title}>{heading}</h2>
      <ul className={styles.list} role="list">
        {shown.map(({ icon, title: point, text: sentence }, place) => (
          <li key={place} className={styles.item}>
            <span className={styles.sign}>
              <Icon name={icon} size={22} />
            </span>
            <span className={styles.words}>
              <strong>{text(point)}</strong>
              {sentence ? <span className={styles.text}>{text(sentence)}</span> : null}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
});
