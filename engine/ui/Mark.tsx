import { safeAddress } from '../api/readers/safeAddress';
import { useId } from 'react';
import * as styles from './Mark.css';

/**
 * A single-colour picture, for example a studio's sign, in the colour of the text around it. Decoration: its name
 * stands beside it.
 */
export function Mark({
  src,
  size = 20,
  className,
}: {
  readonly src: string;
  readonly size?: number;
  readonly className?: string;
}) {
  const id = useId();
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      className={className ? `${styles.mark} ${className}` : styles.mark}
      aria-hidden="true"
      focusable="false"
    >
      <mask id={id} className={styles.mask}>
        <image href={safeAddress(src)} width="24" height="24" />
      </mask>
      <rect width="24" height="24" fill="currentColor" mask={`url(#${id})`} />
    </svg>
  );
}
