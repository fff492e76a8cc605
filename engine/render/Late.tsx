import { memo, Suspense, use, useCallback, useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { useApplication } from '../application/ApplicationContext';
import { isPlainPress } from '../routing/isPlainPress';
import { beforeGivingWay } from './beforeGivingWay';
import { controls, wordsOf } from './controls';
import { readable, ready } from './readable';
import { useHydrated } from './useHydrated';
import type { WidgetPart } from './widget';

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
    return readable(
      new Promise<unknown>((resolve) => environment.onceActive(() => resolve(beforeGivingWay(load(), `[data-late="${name}"]`)), isWanted ? 0 : glanceMs)),
    );
  });
  const [served] = useState(() => (environment.isServer || isHydrated ? [] : [...document.querySelectorAll(`[data-late="${name}"] > *`)]));
  const [isThere, setThere] = useState(false);
  const pressed = useRef('');
  const focused = useRef('');

  /** Where the focus went with the markup that gave way, it stands on the same control of what took its place. */
  const keepFocus = useCallback(() => {
    if (document.activeElement === document.body) controlCalled(focused.current, place.current)?.focus({ preventScroll: true });
  }, []);

  useLayoutEffect(() => {
    if (isThere) {
      keepFocus();
      return pressOnce(pressed.current, place.current);
    }
    const note = () => {
      const { activeElement } = document;
      focused.current = activeElement instanceof HTMLElement ? nameIn(place.current, activeElement) : '';
    };
    // Markup that gives way takes the focus with it: who has left by himself leaves a control that still stands there.
    const forget = ({ target }: FocusEvent) => {
      queueMicrotask(() => {
        if (target instanceof Element && target.isConnected && document.activeElement === document.body) focused.current = '';
      });
    };
    // The root hears a press before anything in it does, and drops one on what it has not taken over.
    const hold = (event: MouseEvent) => {
      const { target } = event;
      if (!(target instanceof Element) || !place.current?.contains(target) || !isPlainPress(event)) return;
      event.preventDefault();
      event.stopPropagation();
      const control = target.closest('label')?.control ?? target.closest<HTMLElement>(controls);
      pressed.current = control instanceof HTMLElement ? nameIn(place.current, control) : '';
    };
    note();
    window.addEventListener('click', hold, true);
    window.addEventListener('focusout', forget, true);
    window.addEventListener('focusin', note, true);
    return () => {
      window.removeEventListener('click', hold, true);
      window.removeEventListener('focusout', forget, true);
      window.removeEventListener('focusin', note, true);
    };
  }, [isThere, keepFocus]);

  const arrive = useCallback(() => setThere(true), []);
  return (
    <div ref={place} data-late={name}>
      <Stretch code={code} served={served} onReturn={keepFocus} onArrival={arrive}>
        {children}
      </Stretch>
    </div>
  );
}

interface StretchProps {
  readonly code: Promise<unknown>;
  readonly served: readonly Node[];
  /** Called when what was served stands there again. */
  readonly onReturn: () => void;
  /** Called once the stretch has been taken over. */
  readonly onArrival: () => void;
  readonly children: ReactNode;
}

/** Renders again with nothing that happens around it: React lets go of served markup when its boundary does. */
const Stretch = memo(function Stretch({ code, served, onReturn, onArrival, children }: StretchProps) {
  return (
    <Suspense fallback={<Served parts={served} onReturn={onReturn} />}>
      <Arriving code={code} onArrival={onArrival}>
        {children}
      </Arriving>
    </Suspense>
  );
});

function Arriving({ code, onArrival, children }: Omit<StretchProps, 'served' | 'onReturn'>) {
  use(code);
  useEffect(onArrival, [onArrival]);
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

function controlsIn(place: HTMLElement | null): readonly HTMLElement[] {
  return [...(place?.querySelectorAll<HTMLElement>(controls) ?? [])];
}

/** What tells a control from the others of a place, whatever comes and goes beside it: its kind and words, and which it is of those alike; '' elsewhere. */
function nameIn(place: HTMLElement | null, control: HTMLElement): string {
  const all = controlsIn(place);
  if (!all.includes(control)) return '';
  const words = wordsOf(control);
  return `${all.filter((other) => wordsOf(other) === words).indexOf(control)} ${words}`;
}

function controlCalled(name: string, place: HTMLElement | null): HTMLElement | undefined {
  return name === '' ? undefined : controlsIn(place).find((control) => nameIn(place, control) === name);
}

/** Presses a control, now or as soon as it stands there; gives what ends the waiting. */
function pressOnce(name: string, place: HTMLElement | null): (() => void) | undefined {
  const press = () => {
    const control = controlCalled(name, place);
    if (!control) return false;
    observer.disconnect();
    control.click();
    return true;
  };
  const observer = new MutationObserver(press);
  if (name === '' || !place || press()) return undefined;
  observer.observe(place, { childList: true, subtree: true });
  return () => observer.disconnect();
}
