import { useEffect, useEffectEvent } from 'react';
import { useApplication } from './ApplicationContext';

/** Runs something each time the line is back, while `isOn`. */
export function useOnline(run: () => void, isOn = true): void {
  const { environment } = useApplication();
  const handleOnline = useEffectEvent(run);
  useEffect(() => (isOn ? environment.onWindowEvent('online', () => handleOnline()) : undefined), [environment, isOn]);
}
