import { observer } from 'mobx-react-lite';
import { useEffect, useState, type ComponentType } from 'react';
import { useApplication } from '../context/ApplicationContext';
import './ConsentBanner.css';

/** How long code from outside waits for the first user interaction, in ms. */
const timeoutMs = 3000;

/**
 * The place of outside code. It loads once the site is known to be open, and stands in no page that is under
 * maintenance (LAYOUT-3, STATE-9). If it fails to load, no outside code runs, and the page works without it.
 */
export const OutsideRegion = observer(function OutsideRegion() {
  const { environment, stores } = useApplication();
  const [isWanted, setIsWanted] = useState(false);
  useEffect(() => environment.onFirstInteraction(() => setIsWanted(true), timeoutMs), [environment]);
  const isDue = isWanted && stores.site.isOpen;
  const [Outside, setOutside] = useState<ComponentType>();
  useEffect(() => {
    if (isDue)
      import('./Outside').then(
        (module) => setOutside(() => module.Outside),
        () => undefined,
      );
  }, [isDue]);
  return isDue && Outside ? <Outside /> : null;
});
