import { observer } from 'mobx-react-lite';
import { useEffect, useState, type ComponentType } from 'react';
import { createPortal } from 'react-dom';
import { useApplication } from '../context/ApplicationContext';
import './FailureDialog.css';
import * as styles from './Notices.css';
import { useMessages } from '../context/useText';

/** How long the line stays that stands in for messages, in ms. */
const plainMs = 10_000;

/**
 * The place of short messages and of the dialog of failures. Its live region stands from the start, so that screen
 * readers hear the first message; what shows them loads when one is expected. Where that fails to load, the connection
 * is gone, and that is said; the next message tries again.
 */
export const NoticeRegion = observer(function NoticeRegion() {
  const { environment, stores } = useApplication();
  const { notices, alerts, isExpected } = stores.notices;
  const message = useMessages();
  const [Shown, setShown] = useState<ComponentType | 'missing' | null>(null);
  const isWaiting = notices.length + alerts.length > 0;
  const isWanted = isExpected || isWaiting;
  useEffect(() => {
    if (isWanted)
      import('./Notices').then(
        ({ Notices }) => setShown(() => Notices),
        () => setShown('missing'),
      );
  }, [isWanted, isWaiting]);
  const isPlain = Shown === 'missing' && isWaiting;
  useEffect(() => {
    if (!isPlain) return undefined;
    const timer = environment.setTimeout(() => stores.notices.clear(), plainMs);
    return () => environment.clearTimeout(timer);
  }, [isPlain, environment, stores]);
  const line = (
    <p className={styles.plain} role="alert">
      {message('notice.offline')}
    </p>
  );
  // What lies below an open modal is inert.
  const modal = isPlain && document.querySelector('dialog[open]');
  const told = modal ? createPortal(line, modal) : line;
  return (
    <div role="status" aria-live="polite" data-part="notices">
      {isPlain ? told : Shown && Shown !== 'missing' && <Shown />}
    </div>
  );
});
