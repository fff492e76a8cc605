import { useCallback, useEffect, useState, type RefObject } from 'react';

/** Full screen of one element; null where the browser has none, for example on small iPhones. */
export interface FullScreen {
  readonly isOn: boolean;
  readonly toggle: () => void;
}

/** Shows an element alone on the screen, and leaves that again with the page. */
export function useFullScreen(target: RefObject<HTMLElement | null>): FullScreen | null {
  const [isOn, setIsOn] = useState(false);
  const [canDo, setCanDo] = useState(false);
  useEffect(() => {
    const follow = () => {
      setCanDo(document.fullscreenEnabled);
      setIsOn(target.current !== null && document.fullscreenElement === target.current);
    };
    follow();
    document.addEventListener('fullscreenchange', follow);
    return () => document.removeEventListener('fullscreenchange', follow);
  }, [target]);
  const toggle = useCallback(() => {
    // A browser may refuse either; the state then stays as it is.
    const done = document.fullscreenElement ? document.exitFullscreen() : target.current?.requestFullscreen();
    void done?.catch(() => undefined);
  }, [target]);
  return canDo ? { isOn, toggle } : null;
}
