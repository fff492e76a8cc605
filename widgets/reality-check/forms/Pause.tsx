import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import {
  Button,
  RouteLink,
  elapsedText,
  useMessages,
  useModals,
  usePlayClock,
  useLocale,
  useStores,
} from '../../../engine';
import { IntervalChoice } from '../IntervalChoice';
import { NetResult } from '../NetResult';
import * as styles from '../RealityCheck.css';
import type { RealityCheckFormProps } from '../variants';

/**
 * Stops play for a moment: how long it has been, what was won or lost meanwhile, the ways to look closer, and the
 * choice to go on or to sign out.
 */
export const Pause = observer(function Pause({ choices }: RealityCheckFormProps) {
  const message = useMessages();
  const locale = useLocale();
  const { sessionLoader } = useStores();
  const { current, close } = useModals();
  const { elapsedMs, since } = usePlayClock();
  const [isLeaving, setIsLeaving] = useState(false);
  // Signing out changes the page behind, so the modal goes first.
  useEffect(() => {
    if (isLeaving && current === undefined) sessionLoader.loaded?.logout();
  }, [isLeaving, current, sessionLoader]);
  const handleLeave = () => {
    setIsLeaving(true);
    close();
  };
  return (
    <div className={styles.pause} data-part="reality-check">
      <p className={styles.words}>{message('realityCheck.text', { time: elapsedText(locale.lang, elapsedMs ?? 0) })}</p>
      <p className={styles.net} role="status">
        {since === '' ? null : <NetResult since={since} />}
      </p>
      <ul className={styles.links}>
        <li>
          <RouteLink route="bet-history" className={styles.link}>
            {message('realityCheck.history')}
          </RouteLink>
        </li>
        <li>
          <RouteLink route="responsible-gaming" className={styles.link}>
            {message('realityCheck.limits')}
          </RouteLink>
        </li>
      </ul>
      <IntervalChoice choices={choices} />
      <div className={styles.ways}>
        <Button onClick={handleLeave}>{message('session.logout')}</Button>
        <Button kind="primary" onClick={close}>
          {message('realityCheck.goOn')}
        </Button>
      </div>
    </div>
  );
});
