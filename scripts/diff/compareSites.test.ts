import { expect, it } from 'vitest';
import { loadPlatform } from '../../engine/config/platform';
import { bySite } from '../../engine/config/compileConfigs';
import { heardTerminal } from '../../tests/fixtures/heardTerminal';
import { smallSite } from '../../tests/fixtures/temporaryProject';
import { readConfigInput } from '../config/readConfigs';
import { compareConfigs } from './compareSites';
import { diffCommand } from './diffCommand';

type Json = Record<string, unknown>;
const domain = 'small.example';
const siteFile = `site-configs/sites/${domain}/site.json`;
const chat = { status: true, provider: 'parley', chatId: 'small-1' };
const shipped = readConfigInput(process.cwd(), { only: [] });
const before = {
  ...shipped,
  files: new Map([
    ...shipped.files,
    [siteFile, JSON.stringify(smallSite(domain, { currency: 'PHP', liveChat: chat }))],
  ]),
};

/** What differs once a file is edited. */
function afterEdit(file: string, edit: (value: Json) => void): readonly string[] {
  const text = before.files.get(file);
  if (text === undefined) throw new Error(`There is no ${file}.`);
  const value = JSON.parse(text) as Json;
  edit(value);
  const after = { ...before, files: new Map([...before.files, [file, JSON.stringify(value)]]) };
  return compareConfigs(before, after).map((difference) => difference.text);
}

const platform = (topic: string) => `site-configs/platform/${topic}.json`;
const at = (value: unknown, ...path: readonly (string | number)[]): Json =>
  path.reduce<unknown>((inner, key) => (inner as Json)[key], value) as Json;

it('the platform that is compared is sound', () => {
  expect(loadPlatform(bySite(before).shared).problems.filter(({ severity }) => severity === 'error')).toEqual([]);
  expect(compareConfigs(before, before)).toEqual([]);
});

it.each<[what: string, file: string, edit: (value: Json) => void, expected: readonly string[]]>([
  [
    'the order of categories',
    platform('categories'),
    (value) => (value['categories'] = [...(value['categories'] as unknown[])].reverse()),
    ['the entries of categories stand in another order'],
  ],
  [
    'the icon of a category',
    platform('categories'),
    (value) => (at(value, 'categories', 1)['icon'] = 'live'),
    ['categories.slot_game.icon is "live" instead of "slots"'],
  ],
  [
    'a breakpoint',
    platform('breakpoints'),
    (value) => (at(value, 'breakpoints')['desktop'] = 1100),
    ['breakpoints.desktop is 1100 instead of 1024'],
  ],
  [
    'a breakpoint of the template',
    'templates/template5/template.json',
    (value) => (value['breakpoints'] = { funfair: 900 }),
    ['breakpoints.funfair is 900 instead of nothing'],
  ],
  [
    'where guests sign in',
    platform('login-entry'),
    (value) => (value['default'] = { kind: 'modal', route: 'home', modal: 'loginmodal', delayMs: 5 }),
    [
      'loginEntry.kind is "modal" instead of "page"',
      'loginEntry.route is "home" instead of "login"',
      'loginEntry.modal is "loginmodal" instead of nothing',
      'loginEntry.delayMs is 5 instead of nothing',
    ],
  ],
  [
    'where the rewards lead',
    platform('rewards'),
    (value) => (value['player'] = 'mission'),
    ['rewards.player is "mission" instead of "minigame"'],
  ],
  [
    'a provider that opens a window',
    platform('providers'),
    (value) => (at(value, 'providers', 0)['opens'] = 'popup'),
    [expect.stringMatching(/^popupProviders is .*TIDEWELL/) as string],
  ],
  [
    'the hosts of the chat service',
    platform('live-chat'),
    (value) => (at(value, 'providers', 'parley')['hosts'] = ['https://new.parley.example']),
    ['hosts of the chat service parley is ["https://new.parley.example"] instead of ["https://chat.parley.example"]'],
  ],
  [
    'how a language writes dates',
    platform('locales'),
    (value) => (at(value, 'locales', 'EN', 'dateByCurrency')['PHP'] = 'en-GB'),
    ['date of the language EN is "en-GB" instead of "en-PH"'],
  ],
  [
    'what a page says of itself',
    'site-configs/pages/about.json',
    (value) => Object.assign(value, { listed: false, floating: false, description: { EN: 'Us' } }),
    [
      'description of /about is {"EN":"Us"} instead of {"key":"route.about.description"}',
      'listed of /about is false instead of true',
      'floating of /about is false instead of true',
    ],
  ],
  [
    'the values that an address takes',
    'site-configs/pages/about.json',
    (value) => (value['query'] = { part: { of: 'word' } }),
    [expect.stringMatching(/^part in the address of \/about is \{.* instead of nothing$/) as string],
  ],
  [
    'what a modal says of itself',
    'site-configs/modals/loginmodal.json',
    (value) => Object.assign(value, { title: { EN: 'In' }, width: 'wide', dismiss: 'arrow', feature: 'gamify' }),
    [
      'title of modal "loginmodal" is {"EN":"In"} instead of {"key":"route.login.title"}',
      'width of modal "loginmodal" is "wide" instead of "narrow"',
      'dismiss of modal "loginmodal" is "arrow" instead of "cross"',
      'feature of modal "loginmodal" is "gamify" instead of nothing',
    ],
  ],
  [
    'a region of the layout',
    'templates/template5/template.json',
    (value) => (at(value, 'regions', 0)['landmark'] = 'complementary'),
    ['layout "default"', 'the layout'].map(
      (layout) => `landmark of region "header" of ${layout} is "complementary" instead of "banner"`,
    ),
  ],
])('[CARD-1] tells of %s', (_, file, edit, expected) => expect(afterEdit(file, edit)).toEqual(expected));

it('[CARD-1] tells of a node that moves into the slot of the node before it, and of no other', () => {
  const box = { id: 'box', type: 'section', props: { title: { EN: 'Box' } }, slots: { content: [] as unknown[] } };
  const inner = { id: 'inner', type: 'text', props: { text: { EN: 'Hello' } } };
  const page = (main: readonly unknown[]) => ({
    version: 1,
    name: 'extra',
    path: '/extra',
    title: { EN: 'Extra' },
    regions: { main },
  });
  const withPage = (main: readonly unknown[]) => ({
    ...before,
    files: new Map([...before.files, [`site-configs/sites/${domain}/pages/extra.json`, JSON.stringify(page(main))]]),
  });
  const apart = withPage([box, inner]);
  const inside = withPage([{ ...box, slots: { content: [inner] } }]);
  expect(compareConfigs(apart, inside).map(({ text }) => text)).toEqual([
    '"inner" of /extra stands in slot "content" of "box" instead of main',
  ]);
  expect(compareConfigs(apart, withPage([inner, box])).map(({ text }) => text)).toEqual([
    'the nodes of /extra stand in another order',
  ]);
});

it.each([
  [['no-such-ref'], 'no-such-ref'],
  [['--sites', 'kingsgate.example', 'kingsgat.example'], 'Did you mean'],
  [[], 'Name a git ref'],
])('[CARD-5] answers programs as JSON where %j cannot be compared', (args, message) => {
  const terminal = heardTerminal();
  expect(diffCommand([...args, '--format', 'json'], terminal)).toBe(1);
  expect(terminal.err()).toBe('');
  expect(JSON.parse(terminal.out())).toEqual({ kind: 'unknown', message: expect.stringContaining(message) as string });
});
