import { ButtonLink } from '../../../engine';
import type { CallToActionFormProps } from '../variants';
import * as styles from './Panel.css';

/** A quiet panel with one button. */
export function Panel({ title, text, button, route, emphasis }: CallToActionFormProps) {
  return (
    <div className={styles.panel} data-part="call-to-action">
      <strong className={styles.title}>{title}</strong>
      {text ? <p className={styles.text}>{text}</p> : null}
      <ButtonLink route={route} kind={emphasis} size="compact" className={styles.button}>
        {button}
      </ButtonLink>
    </div>
  );
}
