import { useEffect } from 'react';
import { useRoute } from '../../../../../engine';

/**
 * Opens pages by single keys: `routes` says which key opens which route; `/` reaches the field that searches games.
 * Nothing happens while somebody types, with Ctrl, Alt or Meta held, while a dialog is open, or while `isOn` is false
 * (WCAG 2.1.4). On keyboards of other scripts the key's place counts.
 */
export function useShortcuts(routes: ReadonlyMap<string, string>, isOn: boolean): void {
  const { navigate, has } = useRoute();
  useEffect(() => {
    if (!isOn) return undefined;
    const handleKey = (event: KeyboardEvent) => {
      const { target, key, code } = event;
      if (
        event.defaultPrevented ||
        event.isComposing ||
        event.ctrlKey ||
        event.metaKey ||
        event.altKey ||
        document.querySelector('dialog[open]')
      )
        return;
      if (target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]')) return;
      const search = key === '/' ? searchField() : null;
      if (search) {
        event.preventDefault();
        search.focus();
        return;
      }
      const route = routes.get(key.toLowerCase()) ?? routes.get(code.replace(/^(?:Key|Digit)/, '').toLowerCase());
      if (route === undefined || !has(route)) return;
      event.preventDefault();
      navigate(route);
    };
    document.addEventListener('keydown', handleKey);
    searchField()?.setAttribute('aria-keyshortcuts', '/');
    return () => {
      document.removeEventListener('keydown', handleKey);
      searchField()?.removeAttribute('aria-keyshortcuts');
    };
  }, [routes, isOn, navigate, has]);
}

function searchField(): HTMLElement | null {
  return document.querySelector('[data-part=game-search] input');
}
