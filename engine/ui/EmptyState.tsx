import type { ReactNode } from 'react';
import * as styles from './EmptyState.css';
import { Icon } from './Icon';
import type { IconName } from './icons/iconNames';

/** What stands where nothing is: what is missing, why in one line, and at most one press that helps. */
export function EmptyState({
  icon,
  title,
  children,
  action,
}: {
  readonly icon: IconName;
  readonly title: string;
  readonly children?: ReactNode;
  readonly action?: ReactNode;
}) {
  return (
    <div className={styles.empty} role="status" data-part="empty">
      <Icon name={icon} />
      <p className={styles.title}>{title}</p>
      {children ? <p className={styles.text}>{children}</p> : null}
      {action ?? null}
    </div>
  );
}
