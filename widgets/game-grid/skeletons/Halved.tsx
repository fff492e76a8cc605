import * as styles from './Halved.css';

/** A halved picture on its way: two flat halves, and a bar for the caption. */
export function Halved() {
  return (
    <div className={styles.card}>
      <div className={styles.halves} />
      <div className={styles.caption} />
    </div>
  );
}
