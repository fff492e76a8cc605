import { ButtonLink, SectionHeading } from '../../../../engine';
import type { CallToActionFormProps } from '../../../../widgets/call-to-action/variants';
import * as styles from './Club.css';

/** An invitation as a column: its first sentence set as a headline, the rest below it. */
export function Club({ title, text, button, route }: CallToActionFormProps) {
  const [, headline = text, rest = ''] = /^(.+?[.!?。！？])\s*(.*)$/su.exec(text) ?? [];
  return (
    <div data-part="club">
      <SectionHeading title={title} level={3} />
      {headline ? <p className={styles.headline}>{headline.replace(/[.。]$/u, '')}</p> : null}
      {rest ? <p className={styles.text}>{rest}</p> : null}
      <ButtonLink route={route} className={styles.button}>
        {button}
      </ButtonLink>
    </div>
  );
}
