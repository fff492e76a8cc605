import { Mark } from './Mark';
import * as styles from './ProviderLogo.css';

/**
 * A studio as its logo would stand on a wall: its sign and its name in one of six letterings, the same wherever it
 * stands; two in three go without the sign.
 */
export function ProviderLogo({
  code,
  name,
  mark,
}: {
  readonly code: string;
  readonly name: string;
  readonly mark?: string | undefined;
}) {
  const hand = [...code].reduce((total, sign) => total + sign.charCodeAt(0), 0) % 6;
  return (
    <span className={styles.logo} data-part="provider-logo" data-hand={hand}>
      {mark && hand < 3 ? <Mark src={mark} /> : null}
      <span className={styles.name}>{name}</span>
    </span>
  );
}
