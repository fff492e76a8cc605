import { memo, Suspense, use, useCallback, useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { useApplication } from '../application/ApplicationContext';
import { isPlainPress } from '../routing/isPlainPress';
// Sheets of what may stand in such a stretch and loads late: the page is served with it.
import '../ui/Paginator.css';
import { readable, ready } from './readable';
import { useHydrated } from './useHydrated';
import type { WidgetPart } from './widget';

const controls = 'a, button, input, select';

/** How long somebody may only look, in ms. */
const glanceMs = 15_000;

/**
 * A stretch of the page that is served whole and taken over at the first sign of life, so that its code is no part of a first visit (NET-2).
 * A press that comes before the code is held and then its own. The code comes at once for players, and where the address chooses something.
 * `name` is the only one on its page; `needs` are the modules its children use.
 */
export function Late({ name, needs, children }: { readonly name: string; readonly needs: readonly WidgetPart[]; readonly children: ReactNode }) {
  const { environment, stores, widgets } = useApplication();
  const isHydrated = useHydrated();
  const place = useRef<HTMLDivElement>(null);
  const [code] = useState((): Promise<unknown> => {
    const load = () => Promise.all(needs.map((part) => widgets.variant(part.variants, part.name)));
    // There the children wait for their code by themselves.
    if (environment.isServer) return ready(undefined);
    if (isHydrated) return readable(load());
    const isWanted = stores.session.isExpected() || environment.search() !== '';
    return readable(new Promise<unknown>((resolve) => environment.onceActive(() => resolve(load()), isWanted ? 0 : glanceMs)));
  });
  const [served] = useState(() => (environment.isServer || isHydrated ? [] : [...document.querySelectorAll(`[data-late="${name}"] > *`)]));
  const [isThere, setThere] = useState(false);
  const pressed = useRef<number>(-1);

  useLayoutEffect(() => {
    if (isThere) {
      controlsIn(place.current)[pressed.current]?.click();
      return undefined;
    }
    // The root hears a press before anything in it does, and drops one on what it has not taken over.
    const hold = (event: MouseEvent) => {
      const { target } = event;
      if (!(target instanceof Element) || !place.current?.contains(target) || !isPlainPress(event)) return;
      event.preventDefault();
      event.stopPropagation();
      const control = target.closest('label')?.control ?? target.closest<HTMLElement>(controls);
      pressed.current = control ? controlsIn(place.current).indexOf(control) : -1;
    };
    window.addEventListener('click', hold, true);
    return () => window.removeEventListener('click', hold, true);
  }, [isThere]);

  const arrive = useCallback(() => setThere(true), []);
  return (
    <div ref={place} data-late={name}>
      <Stretch code={code} served={served} onArrival={arrive}>
        {children}
      </Stretch>
    </div>
  );
}

interface StretchProps {
  readonly code: Promise<unknown>;
  readonly served: readonly Node[];
  /** Called once the stretch has been taken over. */
  readonly onArrival: () => void;
  readonly children: ReactNode;
}

/** Renders again with nothing that happens around it: React lets go of served markup when its boundary does. */
const Stretch = memo(function Stretch({ code, served, onArrival, children }: StretchProps) {
  return (
    <Suspense fallback={<Served parts={served} />}>
      <Arriving code={code} onArrival={onArrival}>
        {children}
      </Arriving>
    </Suspense>
  );
});

function Arriving({ code, onArrival, children }: Omit<StretchProps, 'served'>) {
  use(code);
  useEffect(onArrival, [onArrival]);
  return children;
}

/** Keeps what was served in sight where React has let go of it all the same, as it does when the address changes. */
function Served({ parts }: { readonly parts: readonly Node[] }) {
  const fill = useCallback((here: HTMLElement | null) => here?.replaceChildren(...parts), [parts]);
  return <div ref={fill} />;
}

function controlsIn(place: HTMLElement | null): readonly HTMLElement[] {
  return [...(place?.querySelectorAll<HTMLElement>(controls) ?? [])];
}
