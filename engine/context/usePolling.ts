import { watchView } from '../abilities';
import { useEffect, useRef, type RefObject } from 'react';
import { useApplication } from './ApplicationContext';

/**
 * Runs `run` every `everyMs` while the page is in front and, where `target` is given, while that can be seen; at once
 * when it comes back into view after longer than that. One run ends before the next begins.
 */
export function usePolling(
  run: () => Promise<unknown>,
  {
    everyMs,
    isOn = true,
    target,
  }: { readonly everyMs: number; readonly isOn?: boolean; readonly target?: RefObject<Element | null> },
): void {
  const { environment } = useApplication();
  const latest = useRef(run);
  useEffect(() => {
    latest.current = run;
  }, [run]);
  useEffect(() => {
    if (!isOn) return undefined;
    let isOver = false;
    let isInView = false;
    let isRunning = false;
    let ranAt = environment.now();
    let timer = 0;

    function plan(): void {
      environment.clearTimeout(timer);
      if (isOver || isRunning || !isInView || document.visibilityState === 'hidden') return;
      timer = environment.setTimeout(() => void turn(), Math.max(0, ranAt + everyMs - environment.now()));
    }
    async function turn(): Promise<void> {
      isRunning = true;
      ranAt = environment.now();
      await latest.current().catch(() => undefined);
      isRunning = false;
      plan();
    }

    const observer =
      target === undefined
        ? null
        : watchView((entries) => {
            isInView = entries.at(-1)?.isIntersecting === true;
            plan();
          });
    isInView = observer === null;
    if (target?.current) observer?.observe(target.current);
    document.addEventListener('visibilitychange', plan);
    plan();
    return () => {
      isOver = true;
      environment.clearTimeout(timer);
      observer?.disconnect();
      document.removeEventListener('visibilitychange', plan);
    };
  }, [environment, everyMs, isOn, target]);
}
