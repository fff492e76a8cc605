import type { BadConfig } from '../badConfig';
import { reservedRule } from './addressCases';

/** Pages that do not fit together. */
export const pageCases: readonly BadConfig[] = [
  {
    title: '[ROUTE-1] a page that does not exist',
    files: { 'site-configs/sites/lucky.example/site.json': [['"home": {', '"hom": {']] },
    expected: [
      'site-configs/sites/lucky.example/site.json:29:5  pages.hom: "hom" is not a page. Did you mean "home"? One of: home, login, promotions, slots.  [page-unknown]',
    ],
  },
  {
    title: '[ROUTE-1] a page that is switched off and changed',
    files: { 'site-configs/sites/lucky.example/site.json': [['"home": {', '"home": {\n      "enabled": false,']] },
    expected: [
      'site-configs/sites/lucky.example/site.json:30:18  pages.home.enabled: The page is switched off, so what else is said about it does nothing. Take one of the two out.  [page-disabled-changed]',
      'site-configs/sites/lucky.example/site.json:30:18  pages.home.enabled: Every site needs the page "home": links, the logo and failures lead there. Leave it on, and change what it shows.  [page-needed]',
    ],
  },
  {
    title: '[ROUTE-1] a link to a page that does not exist',
    files: { 'site-configs/pages/promotions.json': [['"route": "slots"', '"route": "slot"']] },
    expected: [
      'site-configs/pages/promotions.json:26:20  regions.main[1].props.route: "slot" is not a page. Did you mean "slots"? One of: home, login, promotions, slots.  [route-unknown]',
    ],
  },
  {
    title: '[ROUTE-1] changes of a page that the family switches off',
    files: {
      'site-configs/families/harbor.json': [['"pages": {', '"pages": {\n    "home": { "enabled": true },\n    "promotions": { "enabled": false },']],
      'site-configs/sites/lucky.example/site.json': [['"pages": {', '"pages": {\n    "promotions": { "title": { "key": "route.promotions.title" } },']],
    },
    expected: [
      'site-configs/sites/lucky.example/site.json:29:30  pages.promotions.title: The page is switched off by line 8 of site-configs/families/harbor.json, so this does nothing. Set pages.promotions.enabled to true in site.json, or take this out.  [page-disabled-changed]',
    ],
  },
  {
    title: '[ROUTE-1] changes of a page that the family switches off and the site on',
    files: {
      'site-configs/families/harbor.json': [['"pages": {', '"pages": {\n    "promotions": { "enabled": false },']],
      'site-configs/sites/lucky.example/site.json': [
        ['"pages": {', '"pages": {\n    "promotions": { "enabled": true, "title": { "key": "route.promotions.title" } },'],
      ],
    },
    expected: [],
  },
  {
    title: '[ENTRY-1] the page to sign in on is switched off',
    files: { 'site-configs/sites/lucky.example/site.json': [['"pages": {', '"pages": {\n    "login": { "enabled": false },']] },
    expected: [
      'site-configs/sites/lucky.example/site.json:29:27  pages.login.enabled: Guests of this site are sent to the page "login" to sign in (site-configs/platform/login-entry.json). Leave it on, or change that table.  [route-disabled]',
    ],
  },
  {
    title: '[ENTRY-3] the page to sign in on is switched off where a modal signs in',
    files: {
      'site-configs/sites/lucky.example/site.json': [
        ['"template4"', '"slot4"'],
        ['"pages": {', '"pages": {\n    "login": { "enabled": false },'],
      ],
    },
    expected: [
      'site-configs/sites/lucky.example/site.json:29:27  pages.login.enabled: Every button that signs in is a link to the page "login", where it opens a modal as well (site-configs/platform/login-entry.json). Leave it on, or change that table.  [route-disabled]',
    ],
  },
  {
    title: "[ROUTE-1] a family's link to a page that one of its sites switches off",
    files: {
      'site-configs/families/harbor.json': [
        [
          '"pages": {',
          '"pages": {\n    "home": { "changes": [{ "change": "insert", "into": "main", "node": { "id": "to-slots", "type": "link", "props": { "label": { "key": "common.more" }, "route": "slots" } } }] },',
        ],
      ],
      'site-configs/sites/lucky.example/site.json': [['"pages": {', '"pages": {\n    "slots": { "enabled": false },']],
    },
    expected: [],
  },
  {
    title: "[ROUTE-1] a site's link to a page it switches off",
    files: {
      'site-configs/sites/lucky.example/site.json': [
        [
          '"home": {\n      "changes": [',
          '"slots": { "enabled": false },\n    "home": {\n      "changes": [\n        { "change": "insert", "into": "main", "node": { "id": "to-slots", "type": "link", "props": { "label": { "key": "common.more" }, "route": "slots" } } },',
        ],
      ],
    },
    expected: [
      'site-configs/sites/lucky.example/site.json:32:146  pages.home.changes[0].node.props.route: This site switches the page "slots" off. Link to another page or switch it on.  [route-disabled]',
    ],
  },
  {
    title: '[ROUTE-1] two pages at one address',
    files: { 'site-configs/pages/promotions.json': [['"path": "/promotions"', '"path": "/slots"']] },
    expected: [
      'site-configs/pages/slots.json:4:11  path: "/slots" is already the address of promotions (site-configs/pages/promotions.json). Choose another.  [page-path-claimed]',
    ],
  },
  {
    title: '[ROUTE-1, ROUTE-3] a default page at the code of a language of the platform',
    files: { 'site-configs/pages/promotions.json': [['"path": "/promotions"', '"path": "/vi"']] },
    expected: [`site-configs/pages/promotions.json:4:11  path: ${reservedRule} "/vi" is where the pages in VI begin. Choose another.  [page-path-claimed]`],
  },
  {
    title: '[ROUTE-1] a default page without an address',
    files: { 'site-configs/pages/promotions.json': [['  "path": "/promotions",\n', '']] },
    expected: [
      'site-configs/pages/promotions.json:1:1  A page that no other page stands below needs "path", for example "path": "/slots".  [page-path-missing]',
    ],
  },
  {
    title: '[ROUTE-5] a value of an address that needs one which nobody knows',
    files: { 'site-configs/pages/slots.json': [['"path": "/slots",', '"path": "/slots",\n  "query": { "provider": { "of": "provider" }, "game": { "of": "word", "with": "providr" } },']] },
    expected: [
      'site-configs/pages/slots.json:5:80  query.game.with: "providr" is not another value of this query. Did you mean "provider"? One of: provider.  [query-value-unknown]',
    ],
  },
  {
    title: '[ROUTE-5] rules for an address that only the default page may say',
    files: {
      'templates/template7/pages/home.json': [['"name": "home",', '"name": "home",\n  "query": { "game": { "of": "word" } },']],
    },
    expected: [
      'templates/template7/pages/home.json:4:12  query: "query" is said by the default page ({}) and stays the same in every template. Take it out.  [page-path-fixed]',
    ],
  },
  {
    title: '[ROUTE-1] a page that is not called like its file',
    files: { 'site-configs/pages/promotions.json': [['"name": "promotions"', '"name": "promotion"']] },
    expected: [
      'site-configs/pages/promotions.json:3:11  name: "promotion" stands in a file called "promotions". Both must say the same.  [file-name-mismatch]',
    ],
  },
  {
    title: '[ROUTE-2] an access rule that does not exist',
    files: { 'site-configs/pages/promotions.json': [['"path": "/promotions",', '"path": "/promotions",\n  "access": "guests",']] },
    expected: [
      'site-configs/pages/promotions.json:5:13  access: "guests" is not allowed here. Did you mean "guest"? One of: public, guest, player.  [value-unknown]',
    ],
  },
  {
    title: '[LAYOUT-4] a layout that does not exist',
    files: { 'site-configs/pages/promotions.json': [['"path": "/promotions",', '"path": "/promotions",\n  "layout": "defualt",']] },
    expected: ['site-configs/pages/promotions.json:5:13  layout: "defualt" is not a layout. Did you mean "default"? One of: default.  [layout-unknown]'],
  },
  {
    title: '[LAYOUT-4] a page region that one template lacks',
    files: { 'site-configs/pages/promotions.json': [['"regions": {', '"regions": {\n    "aside": [],']] },
    expected: [
      'site-configs/pages/promotions.json:9:5  regions.aside: "aside" is not a page region of the layout template7. One of: main.  [page-region-unknown]',
    ],
  },
  {
    title: '[LAYOUT-4] a page without main',
    files: { 'site-configs/pages/login.json': [['"main": [', '"mian": [']] },
    expected: ['site-configs/pages/login.json:8:14  regions: "main" is missing. Add it.  [key-missing]'],
  },
  {
    title: '[CARD-1] home lacks a reserved id',
    files: { 'site-configs/pages/home.json': [['"id": "winners"', '"id": "victors"']] },
    expected: [
      'site-configs/pages/home.json:8:14  regions: Home has no node called "winners". Give a node that id or list it under "omits".  [home-id-missing]',
      'site-configs/sites/lucky.example/site.json:33:19  pages.home.changes[0].node: "winners" is not a node of this tree in template4. One of: hero, categories, hot-games, popular-games, new-games, victors, promotions.  [node-unknown]',
    ],
  },
  {
    title: '[CARD-1] home omits an id it has',
    files: { 'templates/template7/pages/home.json': [['"winners"', '"winners",\n    "hero"']] },
    expected: [
      'templates/template7/pages/home.json:9:5  omits[1]: "hero" is listed as left out, but a node has that id. Take one of the two out.  [home-id-omitted-present]',
    ],
  },
  {
    title: '[CARD-1] home omits an id that is not reserved',
    files: { 'templates/template7/pages/home.json': [['"winners"', '"winners",\n    "heros"']] },
    expected: [
      'templates/template7/pages/home.json:9:5  omits[1]: "heros" is not a reserved id of home. Did you mean "hero"? One of: hero, categories, hot-games, popular-games, new-games, winners, promotions.  [home-id-unknown]',
    ],
  },
  {
    title: '[CARD-1] a template page with another address',
    files: { 'templates/template7/pages/home.json': [['"name": "home",', '"name": "home",\n  "path": "/start",']] },
    expected: [
      'templates/template7/pages/home.json:4:11  path: "path" is said by the default page ("/") and stays the same in every template. Take it out.  [page-path-fixed]',
    ],
  },
  {
    title: '[CARD-5] a default page that cannot be read, below a template page that says its address and access too',
    files: {
      'site-configs/pages/home.json': [['"name": "home",', '"name": "home"']],
      'templates/template7/pages/home.json': [['"name": "home",', '"name": "home",\n  "path": "/",\n  "access": "public",']],
    },
    expected: ['site-configs/pages/home.json:4:3  A comma is missing before "path".  [json-syntax]'],
  },
  {
    title: '[CARD-5] a default page without its address, below a template page that says it',
    files: {
      'site-configs/pages/home.json': [['  "path": "/",\n', '']],
      'templates/template7/pages/home.json': [['"name": "home",', '"name": "home",\n  "path": "/",']],
    },
    expected: [
      'site-configs/pages/home.json:1:1  A page that no other page stands below needs "path", for example "path": "/slots".  [page-path-missing]',
    ],
  },
  {
    title: '[ROUTE-1] an address where the name of a page belongs',
    files: { 'site-configs/sites/lucky.example/site.json': [['"home": {', '"/": {']] },
    expected: [
      'site-configs/sites/lucky.example/site.json:29:5  pages["/"]: "/" is an address, and pages go by their names here. Did you mean "home"?  [page-unknown]',
    ],
  },
  {
    title: '[CARD-1] a template page that no default page stands below',
    files: {
      'templates/template7/pages/vip.json':
        '{\n  "version": 1,\n  "name": "vip",\n  "title": {\n    "key": "route.home.title"\n  },\n  "regions": {\n    "main": []\n  }\n}',
    },
    expected: [
      'templates/template7/pages/vip.json:3:11  name: "vip" is not a default page, and a template adds none. One of: home, login, promotions, slots.  [page-unknown]',
    ],
  },
  {
    title: '[I18N-1] a message key that does not exist',
    files: { 'site-configs/pages/promotions.json': [['"route.promotions.title"\n  },\n  "regions"', '"route.promotion.title"\n  },\n  "regions"']] },
    expected: [
      'site-configs/pages/promotions.json:5:12  title: "route.promotion.title" is not a message key. Did you mean "route.promotions.title"? One of: category.hot, category.slotGame, common.aside, common.chat, common.more, home.categories, home.hero, home.promotions, home.winners, route.home.title, route.login.title, route.promotions.title, route.slots.title, home.onlyEnglish.  [message-key-unknown]',
    ],
  },
  {
    title: '[I18N-1] a message key that one language lacks',
    files: { 'site-configs/pages/promotions.json': [['"route.promotions.title"\n  },\n  "regions"', '"home.onlyEnglish"\n  },\n  "regions"']] },
    expected: [
      'site-configs/pages/promotions.json:5:12  title: "home.onlyEnglish" has no words in PHP. Add them to the message sets.  [message-key-untranslated]',
    ],
  },
];
