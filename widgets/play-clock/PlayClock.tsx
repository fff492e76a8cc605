import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { Icon, RouteLink, useMessages, useModals, usePlayClock, useStores, type WidgetProps } from '../../engine';
import type { PlayClockProps } from '../../schemas/generated/widgets';
import * as styles from './PlayClock.css';
import { wholeMinutes } from './wholeMinutes';

/** The modal with the reality check. */
const check = 'reality-check';

/**
 * A small clock of the visit, which leads to limits and breaks; when its time has come it opens the reality check, once
 * any other modal is closed.
 */
export const PlayClock = observer(function PlayClock({ minutes, place }: WidgetProps<PlayClockProps>) {
  const message = useMessages();
  const { session } = useStores();
  const { current, open } = useModals();
  const { elapsedMs, isDue, acknowledge } = usePlayClock(minutes);
  const latest = useRef({ current, acknowledge, open });
  useEffect(() => {
    latest.current = { current, acknowledge, open };
  });
  const before = useRef(current);
  useEffect(() => {
    const modals = latest.current;
    // Not in the beat in which another modal closes, because that one still has to go.
    const isTaken = before.current !== undefined || modals.current !== undefined;
    before.current = modals.current;
    // A tab behind stays quiet, so that the one in front is asked.
    if (!isDue || isTaken || document.visibilityState === 'hidden') return;
    modals.acknowledge();
    modals.open(check);
  }, [isDue, elapsedMs]);
  if (elapsedMs === null || !session.isAuthenticated) return null;
  const time = wholeMinutes(elapsedMs);
  return (
    <RouteLink
      route="responsible-gaming"
      className={styles.places[place]}
      aria-label={message('playClock.label', { time })}
      data-part="play-clock"
    >
      <Icon name="shield" size={14} /> <span translate="no">{time}</span>
    </RouteLink>
  );
});
