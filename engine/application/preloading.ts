import { watchView } from '../abilities';
import { whenFree } from '../idle';
import { readAddress } from '../routing/address';
import type { CompiledLocale, CompiledRoute, CompiledSite } from '../config/compiled';

/** What a browser tells of its connection; not all do. */
export interface Connection {
  readonly effectiveType?: string;
  readonly saveData?: boolean;
}

/** Whether nothing may be loaded ahead: a slow connection, or a player who saves data (NET-2). */
export function isConnectionSpared(connection: Connection | undefined): boolean {
  return connection?.saveData === true || (connection?.effectiveType ?? '').endsWith('2g');
}

/** How long a link of a menu must have been in view, in ms, before its page is loaded ahead. */
const restMs = 1000;

/** The browser's connection, where it tells. */
export function connectionOf(): Connection | undefined {
  return (navigator as { readonly connection?: Connection }).connection;
}

/** Parts of preloading that a test swaps. */
export interface PreloadingParts {
  readonly site: () => CompiledSite;
  /** Whether the visitor may open a route at all. */
  readonly isOpen: (route: CompiledRoute) => boolean;
  /** Loads payload, code and content of a page; the same page is loaded once. */
  readonly load: (locale: CompiledLocale, route: CompiledRoute) => Promise<unknown>;
  /** At most so many pages at once. */
  readonly atOnce: number;
  readonly setTimeout: (run: () => void, ms: number) => number;
  readonly connection: () => Connection | undefined;
}

/**
 * Loads pages ahead (NET-2): at once where a link is pointed at or focused, and when nothing else is to do where a link
 * of a menu is in view. At most `atOnce` at a time, none on a slow connection. Returns a function that stops it.
 */
export function startPreloading(parts: PreloadingParts): () => void {
  const { site, isOpen, load, atOnce, setTimeout, connection } = parts;
  const waiting: string[] = [];
  const asked = new Set<string>();
  let underWay = 0;

  async function begin(path: string): Promise<void> {
    const { locale, route } = readAddress(site(), path);
    if (asked.has(path) || !route || !isOpen(route)) return;
    asked.add(path);
    underWay += 1;
    // A page that fails to load ahead may load when it is opened.
    await load(locale, route).catch(() => asked.delete(path));
    underWay -= 1;
    next();
  }

  function next(): void {
    if (isConnectionSpared(connection())) waiting.length = 0;
    while (underWay < atOnce && waiting.length > 0) void begin(waiting.shift() ?? '');
  }

  const pathOf = (target: EventTarget | null): string | undefined => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (link?.origin !== window.location.origin || link.target === '_blank' || link.hasAttribute('download'))
      return undefined;
    return link.pathname === window.location.pathname ? undefined : link.pathname;
  };
  const handleIntent = ({ target }: Event) => {
    const path = pathOf(target);
    if (path === undefined || asked.has(path)) return;
    // Before those that are only in view.
    waiting.unshift(path);
    next();
  };

  const seen = watchView((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (!isIntersecting) continue;
      seen?.unobserve(target);
      setTimeout(() => whenFree(() => handleView(target)), restMs);
    }
  });
  const handleView = (link: Element) => {
    const path = pathOf(link);
    if (path === undefined || asked.has(path) || waiting.includes(path)) return;
    waiting.push(path);
    next();
  };
  const known = new WeakSet<Element>();
  let isDue = false;
  const observe = () => {
    isDue = false;
    for (const link of document.querySelectorAll('nav a[href]')) {
      if (!known.has(link)) seen?.observe(link);
      known.add(link);
    }
  };
  const changes = new MutationObserver(() => {
    if (!isDue) setTimeout(observe, restMs);
    isDue = true;
  });

  const intents = ['pointerover', 'focusin', 'touchstart'] as const;
  for (const intent of intents) document.addEventListener(intent, handleIntent, { passive: true });
  observe();
  changes.observe(document.body, { childList: true, subtree: true });
  return () => {
    for (const intent of intents) document.removeEventListener(intent, handleIntent);
    seen?.disconnect();
    changes.disconnect();
    waiting.length = 0;
  };
}
