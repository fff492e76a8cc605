import { useId, useState } from 'react';
import { Icon, useMessages } from '../../../../engine';
import { AgeMark } from '../../../../widgets/site-footer/AgeMark';
import { LegalBlock } from './inner/LegalBlock';
import type { SiteFooterFormProps } from '../../../../widgets/site-footer/variants';
import * as styles from './Foldout.css';

/** The foot of a rail: the age mark as a button, which unfolds links, licence and ways to pay beside it. */
export function Foldout({ groups, age, licence }: SiteFooterFormProps) {
  const message = useMessages();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const label = message('siteFooter.label');
  return (
    <div className={styles.foot} data-part="footer-foldout">
      <button type="button" className={styles.button} popoverTarget={id} aria-expanded={isOpen}>
        {age ? <AgeMark mark={age} className={styles.age} /> : <Icon name="info" size={22} />}
        <span className={styles.label}>{label}</span>
      </button>
      <div
        id={id}
        popover="auto"
        className={styles.sheet}
        aria-label={label}
        role="group"
        onToggle={({ newState }) => setOpen(newState === 'open')}
      >
        <LegalBlock groups={groups} age={age} licence={licence} />
      </div>
    </div>
  );
}
