import { describe, expect, it } from 'vitest';
import { findings } from './findings';

const give =
  "Give elements an address by safeAddress(address, use) or hrefOf(route): what comes from an answer or a file may be `javascript:`, or anybody's.";
const send = 'Send windows to safeAddress(address) alone.';
const apart = 'Name `href` and `src` apart and give them by safeAddress: a spread may carry any address.';
const kept =
  'A widget module keeps no state: a page may hold two copies of it (decision 6). Use React state or a store; say `as const`, or annotate a constant with a readonly type.';
const ownFolder = 'A widget globs only its own folder. Another widget is named in JSON.';
const waits =
  'Wait for what comes: an assertion, untilIdle(page) or page.clock. For what must not come, `settled` of tests/fixtures; in a browser alone, tests/browser/pace.ts pauses.';

const said = async (file: string, source: string) => [...new Set(await findings(file, source))];

describe('an address comes to an element or a window by safeAddress alone', () => {
  it.each([
    ['<a href={u} />', give],
    ['<a href={`${u}`} />', give],
    ['<video src={u} poster="/a.webp" />', give],
    ['<use xlinkHref={u} />', give],
    ['<iframe srcDoc={u} />', give],
    ['<a {...p} />', apart],
    ['<a href="/a" {...p.more} />', apart],
    ['<iframe {...(p)} title="x" />', apart],
    ['<img srcSet={u} />', 'Use <GamePicture> or <Picture>: the sizes of a picture are addresses, too.'],
    ["createElement('a', { href: u })", give],
    ["React.createElement('a', { href: u })", give],
    ['Object.assign(l, { href: u })', give],
    ['(l.href = u)', give],
    ["(l['src'] = u)", give],
    ['(window.location.href = u)', give],
    ['(window.location = u)', send],
    ["(window['location'] = u)", send],
    ['(location = u)', send],
    ['location.assign(u)', send],
    ['window.location.replace(u)', send],
    ["w['location']['assign'](u)", send],
    ["l.setAttribute('href', u)", give],
    ["l.setAttributeNS(null, 'xlink:href', u)", give],
    [
      'l.setAttribute(`href`, u)',
      'Write the name of an attribute: some of them take an address, which safeAddress gives.',
    ],
    [
      'l.setAttribute(name, u)',
      'Write the name of an attribute: some of them take an address, which safeAddress gives.',
    ],
  ])('refuses %s', async (place, message) => {
    expect(await said('engine/ui/Example.tsx', `export const Example = (u, p, l, w, name) => ${place};`)).toEqual([
      message,
    ]);
  });

  it.each([
    '<a href={safeAddress(u)} />',
    "<a {...p} href={hrefOf('home')} />",
    '<a href={`#${u}`} />',
    '<p {...p} />',
    '<RouteLink {...p} />',
    "l.setAttribute('rel', 'noopener')",
    '(l.href = safeAddress(u))',
    "w.location.replace(safeAddress(u) ?? '')",
  ])('allows %s', async (place) => {
    expect(await said('engine/ui/Example.tsx', `export const Example = (u, p, l, w) => ${place};`)).toEqual([]);
  });
});

describe('a widget module keeps no state', () => {
  it.each([
    'const seen: string[] = [];',
    'export const seen: Array<string>[] = [[]];',
    'const state = { n: 0 };',
    'const state: { n: number } = { n: 0 };',
    'const state = { n: 0 } satisfies object;',
    'const seen = [] as string[];',
    'const seen = new Queue();',
    'const seen: Map<string, number> = new Map();',
    'class Seen { static count = 0; }',
    "import { state } from './state'; export const more = () => { state.n += 1; };",
    "import { state } from './state'; export const more = () => state.n++;",
    "import { state } from './state'; export const more = () => { delete state['n']; };",
    "import { seen } from './state'; export const more = () => (seen as string[]).push('a');",
    "import * as all from './state'; export const more = () => all.seen['push']('a');",
    "import { state } from './state'; export const more = () => Object.assign(state, { n: 1 });",
    'const state: State = start; export const more = () => { state.n = 1; };',
  ])('refuses %s', async (source) => {
    expect(await said('widgets/marquee/Example.tsx', source)).toEqual([kept]);
    expect(await said('templates/template14/widgets/marquee/Example.tsx', source)).toEqual([kept]);
  });

  it.each([
    'const sizes = [1, 2] as const;',
    'const sizes: readonly number[] = [1, 2];',
    'const sizes: Readonly<Record<string, number>> = { a: 1 };',
    'const known: ReadonlySet<string> = new Set(["a"]);',
    'export const more = (list: string[]) => { const own = [1]; own.push(2); list.push("a"); };',
  ])('allows %s', async (source) => {
    expect(await said('widgets/marquee/Example.tsx', source)).toEqual([]);
  });
});

it.each([
  "import.meta.glob(['./*.ts', '../*/forms/*.tsx'])",
  "import.meta.glob('/widgets/menu/*.tsx')",
  'import.meta.glob(`../menu/*.tsx`)',
  "import.meta['glob']('../*/index.ts')",
  "import.meta.glob(['./*.ts', '!../menu/*.ts'])",
  "import.meta.glob('../*/index.ts', { eager: true })",
])('a widget does not glob other folders: %s', async (glob) => {
  expect(await said('widgets/marquee/variants.ts', `export const all = ${glob};`)).toEqual([ownFolder]);
});

describe('tests pause by pace alone', () => {
  it.each([
    'export const wait = (page) => page.waitForTimeout(3);',
    "export const wait = (page) => page['waitForTimeout'](3);",
    'export const wait = (page) => page[`waitForTimeout`](3);',
    'export const wait = ({ waitForTimeout }) => waitForTimeout(3);',
    'export const wait = (page) => { const { waitForTimeout: sleep } = page; return sleep(3); };',
    'export const wait = () => new Promise((done) => setTimeout(done, 500));',
    'export const wait = () => new Promise((done) => globalThis.setTimeout(done, 500));',
    "export const wait = () => new Promise((done) => window['setTimeout'](done, 500));",
    'export const wait = () => new Promise((done) => { setInterval(done, 500); });',
    "export const wait = async () => (await import('node:timers/promises')).setTimeout(5);",
    "import { setTimeout as sleep } from 'timers/promises';",
    'export const sleep = promisify(setTimeout);',
  ])('refuses %s', async (source) => {
    for (const file of [
      'tests/e2e/example.e2e.ts',
      'tests/server/example.test.ts',
      'tests/gallery/example.ts',
      'engine/stores/exampleStore.test.ts',
      'widgets/marquee/Example.test.tsx',
    ])
      expect(await said(file, source)).toEqual([waits]);
  });

  it('lets a test end a task', async () => {
    const source = 'export const turn = () => new Promise((done) => setTimeout(done, 0));';
    expect(await said('tests/fixtures/example.ts', source)).toEqual([]);
  });
});
