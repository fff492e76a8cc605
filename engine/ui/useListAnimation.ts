import { useCallback } from 'react';
import { useApplication } from '../context/ApplicationContext';
import { firstInteractionTimeoutMs } from '../hydration/firstInteraction';

/**
 * For a list whose entries come, go and change places: they move there in the site's time, ease-in-out, and not at all
 * for people who prefer less motion (VIEW-3). Returns the list's ref. Loads with the first user interaction, so it
 * costs nothing before.
 */
export function useListAnimation(): (list: HTMLElement | null) => (() => void) | undefined {
  const { environment, stores } = useApplication();
  const duration = stores.site.site.timings.listAnimationMs;
  return useCallback(
    (list) => {
      if (!list) return undefined;
      let stop: (() => void) | undefined = () => undefined;
      const animate = async () => {
        const { default: autoAnimate } = await import('@formkit/auto-animate');
        if (!stop) return;
        const { disable } = autoAnimate(list, { duration, easing: 'ease-in-out' });
        stop = disable;
      };
      environment.onFirstInteraction(() => {
        if (stop) animate().catch((error: unknown) => environment.report(error, 'list animation'));
      }, firstInteractionTimeoutMs);
      return () => {
        stop?.();
        stop = undefined;
      };
    },
    [environment, duration],
  );
}
