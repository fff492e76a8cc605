import type { ReactNode } from 'react';
import * as styles from './Badge.css';
import { Icon } from './Icon';
import type { IconName } from './icons/iconNames';

export type BadgeTone = 'ok' | 'warn' | 'info' | 'bad' | 'neutral';

const icons: Readonly<Record<BadgeTone, IconName>> = {
  ok: 'check',
  warn: 'alert',
  info: 'info',
  bad: 'close',
  neutral: 'info',
};

/** The state of something in a word, with a sign: colour alone says nothing. State hues never follow the theme. */
export function Badge({ tone, children }: { readonly tone: BadgeTone; readonly children: ReactNode }) {
  return (
    <span className={`${styles.badge} ${styles.tones[tone]}`} data-part="badge">
      <Icon name={icons[tone]} />
      {children}
    </span>
  );
}
