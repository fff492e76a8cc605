import type { BadConfig } from '../badConfig';

const bola = 'site-configs/sites/bola.example/site.json';
/** What is said of the login page of a site that ends so. */
const lackOf = (end: string): readonly string[] => [
  `${bola}:3:36  pages.login.changes: Guests of this site are sent to the page "login" to sign in (site-configs/platform/login-entry.json), and it ${end}  [entry-without-login]`,
];

/** Ways to the login, and what leads players on, with mistakes. */
export const entryCases: readonly BadConfig[] = [
  {
    title: '[ENTRY-3] a login page that does not exist',
    files: { 'site-configs/platform/login-entry.json': [['"route": "login"', '"route": "signin"']] },
    expected: ['site-configs/platform/login-entry.json:6:14  default.route: "signin" is not a page. One of: home, login, promotions, slots.  [route-unknown]'],
  },
  {
    title: '[ROUTE-7] a way to the login that a guest is sent away from, and one that ends at home',
    files: {
      'site-configs/pages/promotions.json': [['"path": "/promotions"', '"path": "/promotions",\n  "access": "player"']],
      'site-configs/platform/login-entry.json': [
        ['"page": "login"', '"page": "home"'],
        ['"route": "login"', '"route": "promotions"'],
        ['"route": "home"', '"route": "promotions"'],
      ],
    },
    expected: [
      'site-configs/platform/login-entry.json:3:11  page: The page "home" has no form that signs in. Name a page that has one, or add the form. One of: login.  [entry-without-login]',
      'site-configs/platform/login-entry.json:6:14  default.route: Only players may open the page "promotions", and a guest who is sent there is sent to sign in again. Name a page that guests may open.  [entry-closed]',
      'site-configs/platform/login-entry.json:11:16  themes.slot4.route: Only players may open the page "promotions", and a guest who is sent there is sent to sign in again. Name a page that guests may open.  [entry-closed]',
    ],
  },
  {
    title: '[ENTRY-1] a modal of the login without a form that signs in',
    files: {
      'site-configs/modals/loginmodal.json':
        '{ "version": 1, "name": "loginmodal", "title": { "key": "route.login.title" }, "nodes": [{ "id": "heading", "type": "text", "props": { "text": { "key": "route.login.title" } } }] }',
    },
    expected: [
      'site-configs/platform/login-entry.json:12:16  themes.slot4.modal: The modal "loginmodal" has no form that signs in. Name a modal that has one, or add the form. There are none yet.  [entry-without-login]',
      'site-configs/platform/rewards.json:11:16  templates.template4.modal: The modal "loginmodal" has no form that signs in. Name a modal that has one, or add the form. There are none yet.  [entry-without-login]',
    ],
  },
  {
    title: '[ENTRY-2] a modal of the login that opens after eleven days',
    files: { 'site-configs/platform/login-entry.json': [['"delayMs": 1000', '"delayMs": 1000000000']] },
    expected: [
      'site-configs/platform/login-entry.json:13:18  themes.slot4.delayMs: 1000000000 is too large: it may be at most 10000.  [value-size]',
    ],
  },
  {
    title: '[SHELL-1] rewards that lead guests to a page of players, and players to a page of guests',
    files: {
      'site-configs/pages/promotions.json': [['"path": "/promotions"', '"path": "/promotions",\n  "access": "player"']],
      'site-configs/pages/login.json': [['"path": "/login"', '"path": "/login",\n  "access": "guest"']],
      'site-configs/platform/rewards.json': [
        ['"player": "promotions"', '"player": "login"'],
        ['"route": "login"', '"route": "promotions"'],
      ],
    },
    expected: [
      'site-configs/platform/rewards.json:3:13  player: Only guests may open the page "login", and a player who is sent there is sent home. Name a page that players may open.  [entry-closed]',
      'site-configs/platform/rewards.json:6:14  guest.route: Only players may open the page "promotions", and a guest who is sent there is sent to sign in again. Name a page that guests may open.  [entry-closed]',
    ],
  },
  {
    title: '[ENTRY-1] a login entry for an unknown theme code',
    files: { 'site-configs/platform/login-entry.json': [['"slot4"', '"slot44"']] },
    expected: [
      'site-configs/platform/login-entry.json:9:5  themes.slot44: "slot44" is not a theme code. Did you mean "slot4"? One of: template4, slot4, template7, template9.  [theme-code-unknown]',
    ],
  },
  {
    title: '[ENTRY-2] a login modal that does not exist',
    files: { 'site-configs/platform/login-entry.json': [['"loginmodal"', '"modal-signin"']] },
    expected: ['site-configs/platform/login-entry.json:12:16  themes.slot4.modal: "modal-signin" is not a modal. One of: loginmodal.  [modal-unknown]'],
  },
  {
    title: '[SHELL-1] a rewards template that does not exist',
    files: { 'site-configs/platform/rewards.json': [['"template4"', '"template44"']] },
    expected: [
      'site-configs/platform/rewards.json:9:5  templates.template44: "template44" is not a template. Did you mean "template4"? One of: template4, template7, template9.  [template-unknown]',
    ],
  },
  ...(
    [
      ['takes out', '{ "change": "remove", "node": "login" }', lackOf('has no form that signs in. Leave the form there, or put one that signs in in its place.')],
      ['shows to players alone', '{ "change": "replace", "node": "login", "with": { "id": "login", "type": "form", "when": { "auth": "player" }, "props": { "forms": ["login"] } } }', lackOf('shows its form that signs in under a condition that does not hold for every guest. Take "when" out.')],
      ['shows to some widths', '{ "change": "replace", "node": "login", "with": { "id": "login", "type": "form", "when": { "viewport": { "from": "tablet" } }, "props": { "forms": ["login"] } } }', lackOf('shows its form that signs in under a condition that does not hold for every guest. Take "when" out.')],
      ['shows to all guests in two places', '{ "change": "replace", "node": "login", "with": { "id": "wide", "type": "form", "when": { "viewport": { "from": "tablet" } }, "props": { "forms": ["login"] } } }, { "change": "insert", "after": "wide", "node": { "id": "narrow", "type": "form", "when": { "viewport": { "below": "tablet" } }, "props": { "forms": ["login"] } } }', []],
    ] as const
  ).map(([what, change, expected]): BadConfig => ({
    title: `[ENTRY-3] a login page whose form a site ${what}`,
    files: { [bola]: [['"version": 1,', `"version": 1,\n  "pages": { "login": { "changes": [${change}] } },`]] },
    expected,
  })),
  {
    title: '[ENTRY-3] a login page of a template without a form that signs in',
    files: {
      'templates/template7/pages/login.json':
        '{ "version": 1, "name": "login", "title": { "key": "route.login.title" }, "regions": { "main": [{ "id": "heading", "type": "text", "props": { "text": { "key": "route.login.title" } } }] } }',
    },
    expected: [
      'templates/template7/pages/login.json:1:86  regions: Guests are sent to the page "login" to sign in (site-configs/platform/login-entry.json), and this one has no form that signs in. Put one into it.  [entry-without-login]',
    ],
  },
  ...(
    [
      ['"type": "form"', '"type": "forms"', '21:17', '"forms" is not a widget. Did you mean "form"? One of: text, link, game-grid, form.  [widget-unknown]', '.type'],
      ['"forms": [', '"form": [', '23:11', '"form" is not a key here. Did you mean "forms"? One of: forms.  [key-unknown]', '.props.form'],
    ] as const
  ).map(([from, to, place, message, path]): BadConfig => ({
    title: `[ENTRY-3] a login page with ${to}, which is told there and nowhere else`,
    files: { 'site-configs/pages/login.json': [[from, to]] },
    expected: [`site-configs/pages/login.json:${place}  regions.main[1]${path}: ${message}`],
  })),
];
