import * as styles from './PearlGame.css';

const fan =
  'M60 96 L40 96 Q36 88 42 83 C18 77 5 56 7 38 Q13 33 18 39 Q15 21 28 13 Q37 14 39 25 Q44 5 60 4 Q76 5 81 25 Q83 14 92 13 Q105 21 102 39 Q107 33 113 38 C115 56 102 77 78 83 Q84 88 80 96 Z';
const ribs = 'M56 84 24 36M57 82 40 26M60 82V12M63 82 80 26M64 84 96 36';

/** A shell, drawn in the colours of the site. Decoration: the button around it has the name. */
export function Shell() {
  return (
    <svg viewBox="0 0 120 100" className={styles.drawing} aria-hidden="true" focusable="false">
      <path d={fan} className={styles.body} />
      <path d={ribs} className={styles.ribs} />
      <path d="M40 96 Q36 88 42 83 Q60 88 78 83 Q84 88 80 96 Z" className={styles.hinge} />
    </svg>
  );
}
