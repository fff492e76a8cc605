import type { Location } from 'react-router-dom';
import type { Seo } from '../api/contentModels';
import type { CompiledLocale, CompiledPage, CompiledSite } from '../config/compiled';
import type { Environment } from '../environment';
import { decodedHash } from '../routing/decodedHash';
import { headOf, type HeadWords, type PageHead } from '../routing/pageHead';

/** A page that has just been shown in place of another. */
export interface Navigation {
  readonly location: Location;
  /** Back and forward lead to a place that was seen before. */
  readonly isReturn: boolean;
  readonly site: CompiledSite;
  readonly page: CompiledPage;
  readonly locale: CompiledLocale;
  /** The operator's record for search engines, where there is one. */
  readonly record: Seo | undefined;
  readonly words: HeadWords;
}

/** Where somebody was on a page: how far down, in px, and by which link they left. */
interface Place {
  readonly top: number;
  readonly link?: string;
}

const storageKey = 'livery.places';
const keptPlaces = 50;
/** How long a page may take until it is as long as it was, in ms. */
const patienceMs = 5_000;
const intervalMs = 50;

/**
 * Navigation effects: the head of the page, its title for screen readers, scroll restoration and the focus. Loaded with
 * the first user interaction. `first` is the page that came with the document; returns what to call at each navigation.
 */
export function createNavigationEffects(
  environment: Environment,
  announcer: HTMLElement | null,
  first: Location,
): (navigation: Navigation) => void {
  const places = new Map<string, Place>(readScrollPositions(environment));
  let current = first;
  let stopSeeking = () => {};

  const remember = (place: Partial<Place>) => {
    const known = places.get(current.key);
    // The newest stand last.
    places.delete(current.key);
    places.set(current.key, {
      top: window.scrollY,
      ...(known?.link === undefined ? {} : { link: known.link }),
      ...place,
    });
  };
  window.addEventListener('scroll', () => remember({}), { passive: true });
  window.addEventListener('click', ({ target }) => remember(linkOf(target)), true);
  // Browsers leave a stop where it is when a pixel of it can be seen in the row that scrolls it (WCAG 2.2, 2.4.11).
  window.addEventListener(
    'keyup',
    ({ key }) => key === 'Tab' && document.activeElement?.scrollIntoView({ block: 'nearest', inline: 'nearest' }),
  );
  // Within the document the place is ours, as the browser would move the old page; beyond it, it is the browser's.
  const keep = () => (window.history.scrollRestoration = 'manual');
  window.addEventListener('pageshow', keep);
  window.addEventListener('pagehide', () => {
    window.history.scrollRestoration = 'auto';
    environment.session.set(storageKey, JSON.stringify([...places].slice(-keptPlaces)));
  });
  keep();

  return ({ location, isReturn, record, words, ...shown }) => {
    const { hash } = location;
    const isWithin = addressOf(location) === addressOf(current) && (isReturn || hash !== '' || current.hash !== '');
    current = location;
    const head = headOf(shown, record, words);
    showHead(head);
    if (announcer) announcer.textContent = head.title;
    if ((!isReturn && keepsPlace(location)) || isWithin) return;
    stopSeeking();
    const place = isReturn ? places.get(location.key) : undefined;
    window.scrollTo(0, 0);
    focusOn(document.getElementById('main'));
    if (place) stopSeeking = seek(environment, () => returnTo(place));
    else if (hash !== '') stopSeeking = seek(environment, () => showTarget(hash));
  };
}

function addressOf({ pathname, search }: Location): string {
  return pathname + search;
}

/** A change of language or filter keeps the scroll position. */
function keepsPlace({ state }: Location): boolean {
  return (state as { readonly keepScroll?: boolean } | null)?.keepScroll === true;
}

/** The head of the page that is shown, in place of the last one's. */
function showHead({ title, meta, links }: PageHead): void {
  document.title = title;
  document.head
    .querySelectorAll(
      'meta[property], meta[name]:not([name=viewport], [name=theme-color]), link[rel=canonical], link[rel=alternate]',
    )
    .forEach((element) => element.remove());
  for (const [name, content] of meta) append('meta', { [name.startsWith('og:') ? 'property' : 'name']: name, content });
  for (const link of links) append('link', link);
}

function append(name: 'meta' | 'link', attributes: object): void {
  const element = document.createElement(name);
  for (const [attribute, value] of Object.entries(attributes)) element.setAttribute(attribute, String(value));
  document.head.append(element);
}

/**
 * Tries now and again while the page grows, until it works, somebody moves the page themselves, or time is up. Returns
 * a function that ends it.
 */
function seek({ setTimeout, clearTimeout }: Environment, attempt: () => boolean): () => void {
  const signs = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;
  let attempts = patienceMs / intervalMs;
  let timer = 0;
  const stop = () => {
    clearTimeout(timer);
    for (const sign of signs) window.removeEventListener(sign, stop);
  };
  const tryAgain = () => {
    if (attempt() || (attempts -= 1) <= 0) stop();
    else timer = setTimeout(tryAgain, intervalMs);
  };
  for (const sign of signs) window.addEventListener(sign, stop, { passive: true });
  tryAgain();
  return stop;
}

/** Back to a place, once the page is long enough for it; the focus goes to the link that led away. */
function returnTo({ top, link }: Place): boolean {
  window.scrollTo(0, top);
  const left = [...document.querySelectorAll<HTMLElement>('main a')].find(
    (other) => other.getAttribute('href') === link,
  );
  if (left && document.activeElement?.id === 'main') focusOn(left);
  return Math.abs(window.scrollY - top) < 2;
}

/** Shows what an address points at inside the page; a dialog that has the same name is none of it. */
function showTarget(hash: string): boolean {
  const target = document.getElementById(decodedHash(hash));
  if (!target?.closest('main')) return false;
  if (target.tabIndex < 0) target.tabIndex = -1;
  target.scrollIntoView();
  focusOn(target);
  return true;
}

function focusOn(element: HTMLElement | null): void {
  element?.focus({ preventScroll: true });
}

function linkOf(target: EventTarget | null): Partial<Place> {
  const link = target instanceof Element ? target.closest('main a[href]')?.getAttribute('href') : undefined;
  return link ? { link } : {};
}

function readScrollPositions({ session }: Environment): readonly (readonly [string, Place])[] {
  try {
    const stored: unknown = JSON.parse(session.get(storageKey) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isPlace) : [];
  } catch {
    return [];
  }
}

function isPlace(entry: unknown): entry is readonly [string, Place] {
  if (!Array.isArray(entry) || typeof entry[0] !== 'string') return false;
  const place: unknown = entry[1];
  return typeof place === 'object' && place !== null && 'top' in place && typeof place.top === 'number';
}
