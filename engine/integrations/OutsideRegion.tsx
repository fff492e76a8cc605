import { observer } from 'mobx-react-lite';
import { lazy, Suspense, useEffect, useState, type ComponentType } from 'react';
import { useApplication } from '../context/ApplicationContext';
import './ConsentBanner.css';

/** If it fails to load, no outside code runs, and the page works without it. */
const Outside = lazy(() =>
  import('./Outside').then(
    ({ Outside: default_ }): Loaded => ({ default: default_ }),
    (): Loaded => ({ default: Nothing }),
  ),
);

interface Loaded {
  readonly default: ComponentType;
}

function Nothing() {
  return null;
}

/** How long code from outside waits for the first user interaction, in ms. */
const timeoutMs = 3000;

/**
 * The place of outside code. It loads once the site is known to be open, and stands in no page that is under
 * maintenance (LAYOUT-3, STATE-9).
 */
export const OutsideRegion = observer(function OutsideRegion() {
  const { environment, stores } = useApplication();
  const [isWanted, setIsWanted] = useState(false);
  useEffect(() => environment.onFirstInteraction(() => setIsWanted(true), timeoutMs), [environment]);
  return isWanted && stores.site.isOpen ? (
    <Suspense fallback={null}>
      <Outside />
    </Suspense>
  ) : null;
});
