import { Suspense, use, useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { useApplication } from '../application/ApplicationContext';
import { isPlainPress } from '../routing/isPlainPress';
import { readable } from './readable';
import { useHydrated } from './useHydrated';
import type { WidgetPart } from './widget';

/** How long somebody may only look, in ms. */
const glanceMs = 15_000;

/**
 * A stretch of the page that is served whole and taken over at the first sign of life, so that its code is no part of a first visit (NET-2).
 * A press that comes before the code is held and then its own. It comes at once for players, and where the address chooses something. `needs`
 * are the modules its children use.
 */
export function Late({ needs, children }: { readonly needs: readonly WidgetPart[]; readonly children: ReactNode }) {
  const { environment, stores, widgets } = useApplication();
  const isHydrated = useHydrated();
  const place = useRef<HTMLDivElement>(null);
  const [code] = useState(() => {
    const load = () => Promise.all(needs.map(({ variants, name }) => widgets.variant(variants, name)));
    if (environment.isServer || isHydrated) return readable(load());
    const isWanted = stores.session.isExpected() || environment.search() !== '';
    return readable(new Promise<unknown>((resolve) => environment.onceActive(() => resolve(load()), isWanted ? 0 : glanceMs)));
  });
  const [isThere, setThere] = useState(false);
  const pressed = useRef<HTMLElement | null>(null);

  useLayoutEffect(() => {
    if (isThere) {
      pressed.current?.click();
      return undefined;
    }
    // The root hears a press before anything in it does, and drops one on what it has not taken over.
    const hold = (event: MouseEvent) => {
      const { target } = event;
      if (!(target instanceof HTMLElement || target instanceof SVGElement) || !place.current?.contains(target) || !isPlainPress(event)) return;
      event.preventDefault();
      event.stopPropagation();
      pressed.current = target.closest<HTMLElement>('a, button, label, input');
    };
    window.addEventListener('click', hold, true);
    return () => window.removeEventListener('click', hold, true);
  }, [isThere]);

  return (
    <div ref={place}>
      <Suspense fallback={null}>
        <Arriving code={code} onArrival={() => setThere(true)}>
          {children}
        </Arriving>
      </Suspense>
    </div>
  );
}

function Arriving({ code, onArrival, children }: { readonly code: Promise<unknown>; readonly onArrival: () => void; readonly children: ReactNode }) {
  use(code);
  const arrive = useRef(onArrival);
  useEffect(() => arrive.current(), []);
  return children;
}
