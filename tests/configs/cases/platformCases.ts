import type { BadConfig } from '../badConfig';

const tagRule =
  'A tag is a language, and if need be a script and a country, with hyphens between them (BCP 47), and nothing else.';

/** Tags in which English could not be written. */
function tagCases(tags: readonly (readonly [tag: string, end: string])[]): BadConfig[] {
  return tags.map(([tag, end]) => ({
    title: `[I18N-3] the tag ${tag} for the dates of a language`,
    files: { 'site-configs/platform/locales.json': [['"name": "English",\n      "date": "en"', `"name": "English",\n      "date": "${tag}"`]] },
    expected: [`site-configs/platform/locales.json:7:15  locales.EN.date: ${tagRule} "${tag}" ${end}  [value-form]`],
  }));
}

/** Platform rules and templates with mistakes. */
export const platformCases: readonly BadConfig[] = [
  ...tagCases([
    ['en_PH', 'is not so. Did you mean "en-PH"?'],
    ['en-u-ca-buddhist', 'is not so. Did you mean "en"?'],
    ['en-x-private', 'is not so. Did you mean "en"?'],
    ['english', 'is not so. For example "en-PH".'],
    ['qq', 'is of a language in which no dates can be written. For example "en-PH".'],
  ]),
  {
    title: '[I18N-3] a tag of dates for a currency, and one of a language that is declared only',
    files: {
      'site-configs/platform/locales.json': [
        ['"date": "vi"', '"date": "vi",\n      "dateByCurrency": { "VND": "vi_VN" }'],
        ['"MMK": "en"', '"MMK": "en!"'],
      ],
    },
    expected: [
      `site-configs/platform/locales.json:18:34  locales.VI.dateByCurrency.VND: ${tagRule} "vi_VN" is not so. Did you mean "vi-VN"?  [value-form]`,
      `site-configs/platform/locales.json:22:12  unusable.MMK: ${tagRule} "en!" is not so. For example "en-PH".  [value-form]`,
    ],
  },
  {
    title: '[I18N-1] a language tag of HTML that is none',
    files: { 'site-configs/platform/locales.json': [['"lang": "fil"', '"lang": "fil PH"']] },
    expected: [`site-configs/platform/locales.json:10:15  locales.PHP.lang: ${tagRule} "fil PH" is not so. For example "en-PH".  [value-form]`],
  },
  {
    title: '[I18N-3] a time zone that does not exist',
    files: { 'site-configs/platform/api.json': [['"timeZone": "UTC"', '"timeZone": "Asia/Manilla"']] },
    expected: [
      'site-configs/platform/api.json:3:15  timeZone: A time zone is UTC or a name that the time zone database of IANA has. "Asia/Manilla" is not so. Did you mean "Asia/Manila"?  [value-form]',
    ],
  },
  {
    title: '[CARD-1] a topic that is missing',
    files: { 'site-configs/platform/timings.json': null },
    expected: ['site-configs/platform/timings.json:1:1  The platform needs this file.  [file-missing]'],
  },
  {
    title: '[CARD-1] a topic that does not exist',
    files: { 'site-configs/platform/timing.json': '{}' },
    expected: [
      'site-configs/platform/timing.json:1:1  "timing" is not a topic of the platform. Did you mean "timings"? One of: timings, api, themes, forms, session, shell, failures, locales, rewards, categories and 6 more.  [file-unexpected]',
    ],
  },
  {
    title: '[CAT-1] a category twice',
    files: { 'site-configs/platform/categories.json': [['"slot_game"', '"hot"']] },
    expected: ['site-configs/platform/categories.json:14:15  categories[1].name: "hot" already stands in entry 1. Every name stands once. Take one out or call it something else.  [value-repeated]'],
  },
  {
    title: '[CAT-1] a segment twice',
    files: { 'site-configs/platform/categories.json': [['"segment": "slots"', '"segment": ""']] },
    expected: [
      'site-configs/platform/categories.json:15:18  categories[1].segment: "" already stands in entry 1. Every segment stands once. Take one out or call it something else.  [value-repeated]',
    ],
  },
  {
    title: '[CAT-1] a category that leads to no page',
    files: { 'site-configs/platform/categories.json': [['"route": "slots"', '"route": "slotts"']] },
    expected: [
      'site-configs/platform/categories.json:16:16  categories[1].route: "slotts" is not a page. Did you mean "slots"? One of: home, login, promotions, slots.  [route-unknown]',
    ],
  },
  {
    title: '[CAT-1] a page of two categories',
    files: { 'site-configs/platform/categories.json': [['"route": "slots"', '"route": "promotions"']] },
    expected: [
      'site-configs/platform/categories.json:16:16  categories[1].route: "promotions" already stands in entry 1. Every route stands once. Take one out or call it something else.  [value-repeated]',
    ],
  },
  {
    title: '[CAT-1] an icon of a category that is not drawn',
    files: { 'site-configs/platform/categories.json': [['"icon": "slots"', '"icon": "slot"']] },
    expected: [
      'site-configs/platform/categories.json:17:15  categories[1].icon: "slot" is not an icon. Did you mean "slots"? One of: hot, slots, star.  [icon-unknown]',
    ],
  },
  {
    title: '[CAT-2] an entry beside the categories that leads to no page, under a sign that is not drawn',
    files: {
      'site-configs/platform/categories.json': [
        ['"secondaryNavigation": []', '"secondaryNavigation": [{ "name": "minigame", "route": "minigame", "feature": "gamify", "icon": "sparkles", "title": { "key": "category.hot" } }]'],
      ],
    },
    expected: [
      'site-configs/platform/categories.json:23:58  secondaryNavigation[0].route: "minigame" is not a page. One of: home, login, promotions, slots.  [route-unknown]',
      'site-configs/platform/categories.json:23:99  secondaryNavigation[0].icon: "sparkles" is not an icon. One of: hot, slots, star.  [icon-unknown]',
    ],
  },
  {
    title: '[CAT-6] a type of games in small letters',
    files: { 'site-configs/platform/fallback-games.json': [['"type": "SLOTS"', '"type": "slots"']] },
    expected: [
      'site-configs/platform/fallback-games.json:3:11  type: Write capital letters, digits and underscores, a letter first. "slots" is not so. Did you mean "SLOTS"?  [value-form]',
    ],
  },
  {
    title: '[CALL-AUTH-5] one name of the address for two attributions, and two cookies in the place of one',
    files: {
      'site-configs/platform/session.json': [
        ['"cm": [\n      "cm"', '"cm": [\n      "ch"'],
        ['"stateVersion": 1', '"attributionCookies": { "fbp": "a;b" },\n  "stateVersion": 1'],
      ],
    },
    expected: [
      'site-configs/platform/session.json:6:34  attributionCookies.fbp: Write the name of one cookie: letters, digits, points, hyphens and underscores. "a;b" is not so. For example "_fbp".  [value-form]',
      'site-configs/platform/session.json:16:7  attribution.cm[0]: The attribution "ch" has the name of the address "ch" already. Give one of the two another.  [value-repeated]',
    ],
  },
  {
    title: '[VIEW-1] two breakpoints of one width',
    files: { 'site-configs/platform/breakpoints.json': [['"tablet": 768', '"tablet": 320']] },
    expected: [
      'site-configs/platform/breakpoints.json:6:15  breakpoints.tablet: The breakpoint "mobile" has the width 320 already. Give one of the two another.  [value-repeated]',
    ],
  },
  {
    title: '[I18N-1] two languages of one tag',
    files: { 'site-configs/platform/locales.json': [['"lang": "fil"', '"lang": "EN"']] },
    expected: [
      'site-configs/platform/locales.json:10:15  locales.PHP.lang: The language EN has the tag "en" already. Give one of the two another.  [value-repeated]',
    ],
  },
  {
    title: '[CARD-5] a family under a jurisdiction that does not exist',
    files: { 'site-configs/families/harbor.json': [['"version": 1,', '"version": 1,\n  "jurisdiction": "strickt",']] },
    expected: [
      'site-configs/families/harbor.json:3:19  jurisdiction: "strickt" is not a jurisdiction. Did you mean "strict"? One of: none, strict.  [jurisdiction-unknown]',
    ],
  },
  {
    title: '[CAT-5] a provider code in lower case',
    files: { 'site-configs/platform/providers.json': [['"EVOPLAY"', '"evoplay"']] },
    expected: [
      'site-configs/platform/providers.json:9:15  providers[1].code: Write capital letters, digits and underscores, a letter first. "evoplay" is not so. Did you mean "EVOPLAY"?  [value-form]',
    ],
  },
  {
    title: '[CAT-4] a way of opening games that does not exist',
    files: { 'site-configs/platform/providers.json': [['"popup"', '"pop-up"']] },
    expected: [
      'site-configs/platform/providers.json:11:16  providers[1].opens: "pop-up" is not allowed here. Did you mean "popup"? One of: frame, popup.  [value-unknown]',
    ],
  },
  {
    title: '[CAT-6] a fallback game of an unknown provider',
    files: { 'site-configs/platform/fallback-games.json': [['"provider": "TIDEWELL",\n      "code": "koi"', '"provider": "TIDEWELLS",\n      "code": "koi"']] },
    expected: [
      'site-configs/platform/fallback-games.json:7:19  hot[0].provider: "TIDEWELLS" is not a provider. Did you mean "TIDEWELL"? One of: TIDEWELL, EVOPLAY.  [provider-unknown]',
    ],
  },
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
  {
    title: '[VIEW-1] a fallback breakpoint that does not exist',
    files: { 'site-configs/platform/breakpoints.json': [['"fallback": "desktop"', '"fallback": "desk"']] },
    expected: ['site-configs/platform/breakpoints.json:3:15  fallback: "desk" is not a breakpoint. One of: mobile, tablet, desktop.  [breakpoint-unknown]'],
  },
  {
    title: '[CARD-1] a timing that is not a number',
    files: { 'site-configs/platform/timings.json': [['10000,\n  "errorToastMs"', '"10s",\n  "errorToastMs"']] },
    expected: ['site-configs/platform/timings.json:3:21  sessionToastMs: Here must stand a whole number, but there is "10s". For example 10000.  [type-wrong]'],
  },
  ...(
    [
      ['sessionToastMs', 10000, '3:21', 'Write milliseconds, 1000 or more: a notice that goes sooner is read by nobody.', 1000],
      ['callTimeoutMs', 8000, '9:20', 'Write milliseconds, 500 or more: with less, calls over slow lines fail for every site.', 500],
      ['buildPollMs', 3600000, '10:18', 'Write milliseconds, 1000 or more: every open page asks the server that often.', 1000],
      ['reloadGuardMs', 10000, '11:20', 'Write milliseconds, 1000 or more: with less, a page whose chunk is gone loads again and again.', 1000],
      ['oddsPollMs', 5000, '12:17', 'Write milliseconds, 1000 or more: every page with odds asks the platform that often.', 1000],
    ] as const
  ).map(([name, value, place, rule, least]): BadConfig => ({
    title: `[CARD-5] no time at all for ${name}`,
    files: { 'site-configs/platform/timings.json': [[`"${name}": ${value}`, `"${name}": 0`]] },
    expected: [
      `site-configs/platform/timings.json:${place}  ${name}: ${rule} 0 is too small: it must be at least ${least}.  [value-size]`,
    ],
  })),
  {
    title: '[LAYOUT-1] a layout without a place for the page',
    files: { 'templates/template7/template.json': [['"page": "main"', '"page": "aside"']] },
    expected: ['templates/template7/template.json:13:14  regions: Exactly one region takes the page ("page": "main"), but none does.  [layout-main-missing]'],
  },
  {
    title: '[LAYOUT-1] a template that is not called like its folder',
    files: { 'templates/template7/template.json': [['"name": "template7"', '"name": "template6"']] },
    expected: [
      'templates/template7/template.json:3:11  name: "template6" stands in a folder called "template7". Both must say the same.  [file-name-mismatch]',
    ],
  },
  {
    title: '[LAYOUT-1] a default of a widget that does not exist',
    files: { 'templates/template4/template.json': [['"game-grid": {', '"game-grd": {']] },
    expected: [
      'templates/template4/template.json:53:5  widgetDefaults.game-grd: "game-grd" is not a widget. Did you mean "game-grid"? One of: text, link, game-grid, form.  [widget-unknown]',
    ],
  },
  {
    title: '[LAYOUT-1] a default that the widget does not take',
    files: { 'templates/template4/template.json': [['"card": "row"', '"cards": "row"']] },
    expected: [
      'templates/template4/template.json:54:7  widgetDefaults.game-grid.cards: "cards" is not a key here. Did you mean "card"? One of: source, limit, card.  [key-unknown]',
    ],
  },
  {
    title: '[LAYOUT-1] a landmark that does not exist',
    files: { 'templates/template4/template.json': [['"landmark": "banner"', '"landmark": "header"']] },
    expected: [
      'templates/template4/template.json:19:19  regions[0].landmark: "header" is not allowed here. One of: banner, navigation, main, complementary, contentinfo, none.  [value-unknown]',
    ],
  },
  {
    title: '[LAYOUT-1] pages of a template without template.json',
    files: { 'templates/template7/template.json': null, 'site-configs/sites/bola.example/site.json': null },
    expected: ['templates/template7/template.json:1:1  The template has pages but no template.json.  [file-missing]'],
  },
  {
    title: '[CARD-5] a table that cannot be read, said once and not at each of its words',
    files: { 'site-configs/platform/themes.json': [['"themes": {', '"themes": {,']] },
    expected: [
      'site-configs/platform/themes.json:3:14  A value must stand here, but there is ",".  [json-syntax]',
    ],
  },
  {
    title: '[CARD-5] a list under a misspelt key, said once and not at each of its words',
    files: { 'site-configs/platform/providers.json': [['"providers"', '"provders"']] },
    expected: [
      'site-configs/platform/providers.json:3:3  provders: "provders" is not a key here. Did you mean "providers"? One of: $schema, version, providers.  [key-unknown]',
    ],
  },
  {
    title: '[CARD-5] a template whose structure is misspelt, and whose sites are not blamed for it',
    files: { 'templates/template4/template.json': [['"structure"', '"strukture"']] },
    expected: [
      'templates/template4/template.json:4:3  strukture: "strukture" is not a key here. Did you mean "structure"? One of: $schema, version, name, description, around, shell, structure, breakpoints, regions, layouts, widgetDefaults.  [key-unknown]',
    ],
  },
  {
    title: '[CARD-1] tables that may leave exceptions out, and do',
    files: {
      'site-configs/platform/rewards.json': [[',\n  "templates": {\n    "template4": {\n      "kind": "modal",\n      "modal": "loginmodal"\n    }\n  }', '']],
    },
    expected: [],
  },
  {
    title: '[CALL-X] an adapter that does not exist',
    files: { 'site-configs/platform/api.json': [['"UTC"', '"UTC",\n  "adapters": { "games": "openhob" }']] },
    expected: ['site-configs/platform/api.json:4:26  adapters.games: "openhob" is not an adapter of engine/api/adapters. Did you mean "openhub"? One of: openhub.  [adapter-unknown]'],
  },
  {
    title: '[CALL-X] an adapter of a group that does not exist',
    files: { 'site-configs/platform/api.json': [['"UTC"', '"UTC",\n  "adapters": { "cashiers": "openhub" }']] },
    expected: [
      'site-configs/platform/api.json:4:17  adapters.cashiers: "cashiers" is not a key here. Did you mean "cashier"? One of: cashier, games, missions, jackpots, racing, news, banks, history, spin, limits and 6 more.  [key-unknown]',
    ],
  },
];
