import { useMessages } from '../../../engine';
import { IntervalChoice } from '../IntervalChoice';
import * as styles from '../RealityCheck.css';
import type { RealityCheckFormProps } from '../variants';

/** A card on a page: what a reality check is, and how often it comes. */
export function Setting({ choices }: RealityCheckFormProps) {
  const message = useMessages();
  return (
    <section className={styles.card} aria-label={message('realityCheck.setting')} data-part="reality-check-setting">
      <h2 className={styles.title}>{message('realityCheck.setting')}</h2>
      <p className={styles.text}>{message('realityCheck.about')}</p>
      <IntervalChoice choices={choices} />
    </section>
  );
}
