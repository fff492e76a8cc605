import { useState } from 'react';
import { useApplication } from '../application/ApplicationContext';

/** Whether the site runs from the home screen, as an app, and not in a browser's tab. */
export function useIsInstalled(): boolean {
  const { environment } = useApplication();
  const [isInstalled] = useState(() => environment.media('(display-mode: standalone)').matches);
  return isInstalled;
}
