import type { BootInput } from './bootInput';

/**
 * Runs before the first paint, at most 1 kB. It tells the style sheets who visits and whether maintenance is on, leads
 * to the language that the visitor chose, and a first visit to the browser's, keeps presses on buttons until the
 * application replays them, puts drawings in place of broken pictures, and adds the application once the main picture
 * has been painted, or the page has loaded. Its input is an attribute of its own element, so that one text, and one
 * hash, serves every page.
 */
// Names that are written often are kept short: the minifier leaves globals as they are.
const page = document;
const script = page.currentScript as HTMLElement;
const now = Date.now();
const [start, end, languages] = JSON.parse((script.dataset as Record<'boot', string>).boot) as BootInput;
const state = page.documentElement.dataset as Record<'auth' | 'maintenance', string>;
const listen = addEventListener;

if (now >= start && now < end) state.maintenance = 'on';
// A language that the visitor chose counts on every page; what the browser speaks is a guess, for the first page of a
// tab alone.
const tags: string[] = [];
try {
  tags[0] = `${/(^| )locale=(\w+)/.exec(page.cookie)?.[2]}`;
  const tab = sessionStorage;
  if (!tab['livery']) tags.push(...navigator.languages);
  tab['livery'] = 1;
  if ((localStorage as Partial<Record<string, string>>)['livery.user']?.includes('"token":"')) state.auth = 'on';
} catch {
  // Storage or cookies are forbidden: a guest, and it is unknown whether this is the first visit.
}

tags.some((tag) => {
  const prefix = languages[tag] ?? languages[(tag.split('-') as [string])[0]];
  // Before the page has loaded this replaces the entry in the history. Query and hash stay. A host may send the main
  // language's 404 page for any address: one that has this prefix leads no further.
  const { pathname } = location;
  if (prefix && !pathname.startsWith(`/${prefix}/`))
    location.pathname = `/${prefix}${pathname === '/' ? '' : pathname}`;
  return prefix != null;
});

let held: Set<HTMLElement> | null = new Set();
listen(
  'click',
  (event) => {
    const pressed = (event.target as Element).closest<HTMLElement>('button,[data-replay]');
    if (held && pressed) {
      event.preventDefault();
      event.stopImmediatePropagation();
      pressed.dataset['pressed'] = '';
      held.add(pressed);
    }
  },
  true,
);
listen('livery:ready', () => {
  const all = held;
  held = null;
  all?.forEach((pressed) => {
    delete pressed.dataset['pressed'];
    pressed.click();
  });
});

// A picture of a game that does not load is replaced by a drawing, once. An error may have another target than an
// element.
const replace = ({ target: picture }: { readonly target: HTMLImageElement }) => {
  const { dataset } = picture as Partial<HTMLImageElement>;
  const drawn = dataset?.['drawn'];
  if (drawn) {
    picture.srcset = dataset['drawn'] = '';
    picture.src = drawn;
  }
};
listen('error', replace as unknown as EventListener, true);

// The module script and its preloads wait, inert, in the template before this script. Moving them is safe to repeat,
// and needs no Trusted Types policy because the parser set their addresses.
const addApplication = () => page.head.append((script.previousSibling as HTMLTemplateElement).content);
listen('load', addApplication);
listen('DOMContentLoaded', () => new PerformanceObserver(addApplication).observe({ type: 'element', buffered: true }));
