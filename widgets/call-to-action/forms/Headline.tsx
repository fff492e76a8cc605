import { ButtonLink } from '../../../engine';
import type { CallToActionFormProps } from '../variants';
import * as styles from './Headline.css';

/** The invitation in the largest letters of the page, a sentence, and one button. */
export function Headline({ title, text, button, route }: CallToActionFormProps) {
  return (
    <section className={styles.call} aria-label={title} data-part="call-headline">
      <h2 className={styles.title}>{title}</h2>
      {text ? <p className={styles.text}>{text}</p> : null}
      <ButtonLink route={route} kind="second" className={styles.button}>
        {button}
      </ButtonLink>
    </section>
  );
}
