import { useState, type ReactNode } from 'react';
import { StopButton, useMedia, useMessages } from '../../engine';
import * as styles from './useStop.css';

export interface Stop {
  /** Whether the figures stand still. */
  readonly isStill: boolean;
  /** Stops the figures and lets them go on; null where they stand still anyway. */
  readonly stop: ReactNode;
}

/** The way to stop figures that grow (WCAG 2.2.2); for players who want less motion they stand still. */
export function useStop(): Stop {
  const message = useMessages();
  const isCalm = useMedia('(prefers-reduced-motion: reduce)');
  const [isStopped, setStopped] = useState(false);
  const labels = { stop: message('jackpots.pause'), go: message('jackpots.play') };
  return {
    isStill: isCalm || isStopped,
    stop: isCalm ? null : (
      <StopButton className={styles.stop} isStopped={isStopped} labels={labels} onToggle={setStopped} />
    ),
  };
}
