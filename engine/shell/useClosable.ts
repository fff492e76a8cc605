import { useState } from 'react';
import { useApplication } from '../context/ApplicationContext';
import { useHydrated } from '../hydration/useHydrated';
import { closedPartsKey } from './closedParts';

/**
 * Whether a part of the shell has been closed in this session, or with `forGood` in this browser, and what closes it
 * (SHELL-1).
 */
export function useClosable(part: string, { forGood = false } = {}): readonly [isClosed: boolean, close: () => void] {
  const { local, session } = useApplication().environment;
  const kept = forGood ? local : session;
  const isHydrated = useHydrated();
  const [parts, setParts] = useState(() => (kept.get(closedPartsKey) ?? '').split(' '));
  const close = () => {
    const closed = [...parts.filter(Boolean), part];
    kept.set(closedPartsKey, closed.join(' '));
    setParts(closed);
  };
  return [isHydrated && parts.includes(part), close];
}
