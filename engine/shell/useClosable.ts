import { useState } from 'react';
import { useApplication } from '../application/ApplicationContext';
import { useHydrated } from '../render/useHydrated';
import { closedPartsKey } from './closedParts';

/** Whether a part of the shell has been closed in this session, and what closes it (SHELL-1). */
export function useClosable(part: string): readonly [isClosed: boolean, close: () => void] {
  const { session } = useApplication().environment;
  const isHydrated = useHydrated();
  const [parts, setParts] = useState(() => (session.get(closedPartsKey) ?? '').split(' '));
  const close = () => {
    const closed = [...parts.filter(Boolean), part];
    session.set(closedPartsKey, closed.join(' '));
    setParts(closed);
  };
  return [isHydrated && parts.includes(part), close];
}
