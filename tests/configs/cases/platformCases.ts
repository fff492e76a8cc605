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

/** Platform rules with mistakes. */
export const platformCases: readonly BadConfig[] = [
  ...tagCases([
    ['en_PH', 'is not so. Did you mean "en-PH"?'],
    ['en-u-ca-buddhist', 'is not so. Did you mean "en"?'],
    ['en-x-private', 'is not so. Did you mean "en"?'],
    ['english', 'is not so. For example "en-PH".'],
    ['qq', 'names a language that does not exist, "qq". For example "en-PH".'],
    ['en-XX', 'names a country that does not exist, "XX". Did you mean "en"?'],
    ['en-Abcd', 'names a script that does not exist, "Abcd". Did you mean "en"?'],
    ['tlh', 'is of a language in which no dates can be written. For example "en-PH".'],
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
    title: '[I18N-1] a language tag of HTML with a country that does not exist',
    files: { 'site-configs/platform/locales.json': [['"lang": "fil"', '"lang": "fil-QQ"']] },
    expected: [`site-configs/platform/locales.json:10:15  locales.PHP.lang: ${tagRule} "fil-QQ" names a country that does not exist, "QQ". Did you mean "fil"?  [value-form]`],
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
    title: '[VIEW-1] a desktop narrower than a tablet',
    files: { 'site-configs/platform/breakpoints.json': [['"desktop": 1024', '"desktop": 700']] },
    expected: [
      'site-configs/platform/breakpoints.json:7:16  breakpoints.desktop: "desktop" is 700 px and "tablet" 768 px. Write more for "desktop", or less for "tablet".  [breakpoint-order]',
    ],
  },
  {
    title: '[CARD-5] a breakpoint called like something that every object has',
    files: { 'site-configs/platform/breakpoints.json': [['"tablet": 768', '"tablet": 768,\n    "toString": 900']] },
    expected: [
      'site-configs/platform/breakpoints.json:7:5  breakpoints: "toString" may not be a key. Take it out.  [json-forbidden-key]',
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
    title: '[VIEW-1] a fallback breakpoint that does not exist',
    files: { 'site-configs/platform/breakpoints.json': [['"fallback": "desktop"', '"fallback": "desk"']] },
    expected: ['site-configs/platform/breakpoints.json:3:15  fallback: "desk" is not a breakpoint. One of: mobile, tablet, desktop.  [breakpoint-unknown]'],
  },
  {
    title: '[CARD-1] a timing that is not a number',
    files: { 'site-configs/platform/timings.json': [['10000,\n  "errorToastMs"', '"10s",\n  "errorToastMs"']] },
    expected: ['site-configs/platform/timings.json:3:21  sessionToastMs: Expected a whole number, but found "10s". For example 10000.  [type-wrong]'],
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
    title: '[CARD-5] a table that cannot be read, said once and not at each of its words',
    files: { 'site-configs/platform/themes.json': [['"themes": {', '"themes": {,']] },
    expected: [
      'site-configs/platform/themes.json:3:14  Expected a value, but found ",".  [json-syntax]',
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
