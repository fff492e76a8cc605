import { useEffect, useState } from 'react';
import { useClock, useMessages } from '../../../../engine';
import * as styles from './SlowNote.css';

const patienceMs = 4000;

/** Says that games are still on their way, once that takes long; the skeletons stay meanwhile. */
export function SlowNote() {
  const message = useMessages();
  const clock = useClock();
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    const timer = clock.setTimeout(() => setSlow(true), patienceMs);
    return () => clock.clearTimeout(timer);
  }, [clock]);
  return (
    <p className={isSlow ? styles.note : styles.quiet} role="status">
      {isSlow ? message('gameGrid.slow') : ''}
    </p>
  );
}
