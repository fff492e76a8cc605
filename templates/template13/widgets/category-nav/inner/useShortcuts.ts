import { useEffect } from 'react';
import { useRoute } from '../../../../../engine';

/**
 * Opens pages by single keys: `routes` says which key opens which route. Nothing happens while somebody types, with
 * Ctrl, Alt or Meta held, while a dialog is open, or while `isOn` is false (WCAG 2.1.4). On keyboards of other scripts
 * the key's place counts.
 */
export function useShortcuts(routes: ReadonlyMap<string, string>, isOn: boolean): void {
  const { navigate, has } = useRoute();
  useEffect(() => {
    if (!isOn) return undefined;
    const handleKey = (event: KeyboardEvent) => {
      const { target, key, code } = event;
      if (
        event.defaultPrevented ||
        event.ctrlKey ||
        event.metaKey ||
        event.altKey ||
        document.querySelector('dialog[open]')
      )
        return;
      if (target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]')) return;
      const route = routes.get(key.toLowerCase()) ?? routes.get(code.replace(/^(?:Key|Digit)/, '').toLowerCase());
      if (route === undefined || !has(route)) return;
      event.preventDefault();
      navigate(route);
    };
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, [routes, isOn, navigate, has]);
}
