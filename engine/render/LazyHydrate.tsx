import { memo, Suspense, use, useCallback, useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { useApplication } from '../context/ApplicationContext';
import { beforeReplace } from '../hydration/beforeReplace';
import { controlCalled, nameIn } from '../hydration/controls';
import { firstInteractionTimeoutMs } from '../hydration/firstInteraction';
import { holdPresses } from './holdPresses';
import { tracked, resolved } from '../registry/trackedPromise';
import { useHydrated } from '../hydration/useHydrated';
import type { WidgetPart } from '../registry/widget';

/**
 * Lazy hydration: a hydration boundary around a part of the page that is served whole and hydrated at the first user
 * interaction, so that its code is no part of a first visit (NET-2). A click that comes before the code is replayed on
 * the hydrated control (event replay). The code comes at once for players, and where the address chooses something.
 * `name` is the only one on its page; `needs` are the modules its children use.
 */
export function LazyHydrate({
  name,
  needs,
  children,
}: {
  readonly name: string;
  readonly needs: readonly WidgetPart[];
  readonly children: ReactNode;
}) {
  const { environment, stores, widgets } = useApplication();
  const isHydrated = useHydrated();
  const place = useRef<HTMLDivElement>(null);
  const [code] = useState((): Promise<unknown> => {
    const load = () => Promise.all(needs.map((part) => widgets.variant(part.variants, part.name)));
    // There the children wait for their code by themselves.
    if (environment.isServer) return resolved(undefined);
    if (isHydrated) return tracked(load());
    const isWanted = stores.session.isExpected() || environment.search() !== '';
    return tracked(
      new Promise<unknown>((resolve) =>
        environment.onFirstInteraction(
          () => resolve(beforeReplace(load(), `[data-lazy="${name}"]`)),
          isWanted ? 0 : firstInteractionTimeoutMs,
        ),
      ),
    );
  });
  const [served] = useState(() =>
    environment.isServer || isHydrated ? [] : [...document.querySelectorAll(`[data-lazy="${name}"] > *`)],
  );
  const [isThere, setThere] = useState(false);
  const pressed = useRef<string[]>([]);
  const focused = useRef('');

  /** If the replaced markup had the focus, focuses the same control in the new markup. */
  const keepFocus = useCallback(() => {
    if (document.activeElement === document.body)
      controlCalled(focused.current, place.current)?.focus({ preventScroll: true });
  }, []);

  useLayoutEffect(() => {
    if (isThere) {
      keepFocus();
      return pressInOrder(pressed.current, place.current);
    }
    const note = () => {
      const { activeElement } = document;
      focused.current = activeElement instanceof HTMLElement ? nameIn(place.current, activeElement) : '';
    };
    // Replaced markup loses the focus by being removed. If the control is still connected, the user has left it.
    const forget = ({ target }: FocusEvent) => {
      queueMicrotask(() => {
        if (target instanceof Element && target.isConnected && document.activeElement === document.body)
          focused.current = '';
      });
    };
    const letGo = holdPresses(place, (control) => {
      // Several boxes may be ticked; of all else the last press counts.
      pressed.current = pressed.current.filter((name) => name.includes(' INPUT '));
      if (control) pressed.current.push(nameIn(place.current, control));
    });
    note();
    window.addEventListener('focusout', forget, true);
    window.addEventListener('focusin', note, true);
    return () => {
      letGo();
      window.removeEventListener('focusout', forget, true);
      window.removeEventListener('focusin', note, true);
    };
  }, [isThere, keepFocus]);

  const handleHydrated = useCallback(() => setThere(true), []);
  return (
    <div ref={place} data-lazy={name}>
      <HydrationBoundary code={code} served={served} onReturn={keepFocus} onHydrated={handleHydrated}>
        {children}
      </HydrationBoundary>
    </div>
  );
}

interface HydrationBoundaryProps {
  readonly code: Promise<unknown>;
  readonly served: readonly Node[];
  /** Called when what was served stands there again. */
  readonly onReturn: () => void;
  /** Called once the boundary has been hydrated. */
  readonly onHydrated: () => void;
  readonly children: ReactNode;
}

/** Renders again with nothing that happens around it: React lets go of served markup when its boundary does. */
const HydrationBoundary = memo(function HydrationBoundary({
  code,
  served,
  onReturn,
  onHydrated,
  children,
}: HydrationBoundaryProps) {
  return (
    <Suspense fallback={<Served parts={served} onReturn={onReturn} />}>
      <Hydrated code={code} onHydrated={onHydrated}>
        {children}
      </Hydrated>
    </Suspense>
  );
});

function Hydrated({ code, onHydrated, children }: Omit<HydrationBoundaryProps, 'served' | 'onReturn'>) {
  use(code);
  useEffect(onHydrated, [onHydrated]);
  return children;
}

/** Keeps what was served in sight where React has let go of it all the same, as it does when the address changes. */
function Served({ parts, onReturn }: { readonly parts: readonly Node[]; readonly onReturn: () => void }) {
  const fill = useCallback(
    (here: HTMLElement | null) => {
      here?.replaceChildren(...parts);
      if (here) onReturn();
    },
    [parts, onReturn],
  );
  return <div ref={fill} />;
}

/**
 * Presses controls one after the other, each as soon as it stands there and what the one before has changed does.
 * Returns a function that ends the waiting.
 */
function pressInOrder(names: string[], place: HTMLElement | null): (() => void) | undefined {
  if (!place || names.length === 0) return undefined;
  const observer = new MutationObserver(press);
  function press() {
    const control = controlCalled(names[0] ?? '', place);
    if (control) names.shift();
    if (names.length === 0) observer.disconnect();
    control?.click();
  }
  observer.observe(place, { childList: true, subtree: true });
  press();
  return () => observer.disconnect();
}
