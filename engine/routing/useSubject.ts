import { useLayoutEffect } from 'react';
import { useStores } from '../context/ApplicationContext';

/**
 * Says what the page is about while the widget is shown, for example a game's name: it stands first in the title of the
 * window.
 */
export function useSubject(subject: string): void {
  const { site } = useStores();
  useLayoutEffect(() => {
    site.name(subject);
    return () => site.name('');
  }, [site, subject]);
}
