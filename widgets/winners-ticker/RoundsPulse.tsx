import type { RefObject } from 'react';
import { usePolling } from '../../engine';

const everyMs = 4000;

/** Reads the rounds again and again while their list can be seen. */
export function RoundsPulse({ list, read }: { readonly list: RefObject<Element | null>; readonly read: () => void }) {
  const run = () => {
    read();
    return Promise.resolve();
  };
  usePolling(run, { everyMs, target: list });
  return null;
}
