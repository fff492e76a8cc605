import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import { isChanged, isField } from './servedFields';
import { useHydrated } from './useHydrated';

/**
 * Tells what a player typed or chose in served fields before they were hydrated. React leaves it in the fields, raises
 * no event for it, and puts its own value there with the next render.
 *
 * `place` is a field or holds fields. `take` hears the values of all of them, once, where one is not as it was served.
 * It hears nothing of fields that were never served.
 */
export function useFilledBefore(place: RefObject<HTMLElement | null>, take: (values: readonly string[]) => void): void {
  const isHydrated = useHydrated();
  const isToLook = useRef(!isHydrated);
  const look = useEffectEvent(() => {
    const { current } = place;
    if (!isToLook.current || !current) return;
    isToLook.current = false;
    const fields = [current, ...current.querySelectorAll('input, select')].filter(isField);
    if (fields.some(isChanged)) take(fields.map(({ value }) => value));
  });
  // Nothing is rendered between hydration and this effect, and the router can be told from here on.
  useEffect(() => look(), []);
}
