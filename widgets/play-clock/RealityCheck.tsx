import { useEffect, useRef } from 'react';
import { Button, Skeleton, sumOf, useFormat, useMessages, usePlayerRead } from '../../engine';
import * as styles from './PlayClock.css';

/** Stops play for a moment: how long it has been, what was won or lost meanwhile, and the choice to go on or to sign out. */
export function RealityCheck({
  since,
  time,
  onGoOn,
  onLeave,
}: {
  readonly since: string;
  readonly time: string;
  readonly onGoOn: () => void;
  readonly onLeave: () => void;
}) {
  const message = useMessages();
  const { money } = useFormat();
  const dialog = useRef<HTMLDialogElement>(null);
  const sums = usePlayerRead('statement', { from: since }).value;
  useEffect(() => {
    const frame = dialog.current;
    frame?.showModal();
    return () => frame?.close();
  }, []);
  const net = sums ? sumOf(sums.winnings, sums.stakes.startsWith('-') ? sums.stakes.slice(1) : `-${sums.stakes}`) : null;
  return (
    <dialog ref={dialog} className={styles.check} aria-labelledby="reality-check-title" onCancel={onGoOn} data-part="reality-check">
      <h2 id="reality-check-title" className={styles.title}>
        {message('playClock.title')}
      </h2>
      <p className={styles.words}>{message('playClock.text', { time })}</p>
      <p className={styles.net}>
        {net === null ? (
          <Skeleton className={styles.waiting} />
        ) : net.startsWith('-') ? (
          message('playClock.lost', { amount: money(net.slice(1)) })
        ) : (
          message('playClock.won', { amount: money(net) })
        )}
      </p>
      <div className={styles.ways}>
        <Button kind="primary" onClick={onLeave}>
          {message('session.logout')}
        </Button>
        <Button onClick={onGoOn}>{message('playClock.goOn')}</Button>
      </div>
    </dialog>
  );
}
