import type { BadConfig } from '../badConfig';
import { conditionCases } from './conditionCases';

/** Nodes with wrong widgets, props, conditions, actions and texts. */
export const nodeCases: readonly BadConfig[] = [
  {
    title: '[CARD-2] a widget that does not exist',
    files: { 'site-configs/pages/slots.json': [['"game-grid"', '"game-gird"']] },
    expected: [
      'site-configs/pages/slots.json:21:17  regions.main[1].type: "game-gird" is not a widget. Did you mean "game-grid"? One of: text, link, game-grid, form.  [widget-unknown]',
    ],
  },
  {
    title: '[CARD-2] a prop that does not exist',
    files: { 'site-configs/pages/slots.json': [['"list": "hot"\n          }', '"list": "hot"\n          },\n          "limitt": 6']] },
    expected: [
      'site-configs/pages/slots.json:26:11  regions.main[1].props.limitt: "limitt" is not a key here. Did you mean "limit"? One of: source, limit, card.  [key-unknown]',
    ],
  },
  {
    title: '[CARD-2] a prop that is missing',
    files: { 'site-configs/pages/promotions.json': [['"label": {\n            "key": "common.more"\n          },\n          "route"', '"route"']] },
    expected: [
      'site-configs/pages/promotions.json:22:18  regions.main[1].props: "label" is missing. Add it, for example "label": {"key":"common.more"}.  [key-missing]',
    ],
  },
  {
    title: '[CARD-2] a prop without any value it may have',
    files: { 'site-configs/pages/slots.json': [['"list": "hot"', '"list": "hott"']] },
    expected: [
      'site-configs/pages/slots.json:24:21  regions.main[1].props.source.list: "hott" is not allowed here. Did you mean "hot"? One of: hot, popular, new.  [value-unknown]',
    ],
  },
  {
    title: '[CARD-2] a prop that is too large',
    files: { 'site-configs/pages/slots.json': [['"list": "hot"\n          }', '"list": "hot"\n          },\n          "limit": 500']] },
    expected: ['site-configs/pages/slots.json:26:20  regions.main[1].props.limit: 500 is too large: it may be at most 120.  [value-size]'],
  },
  {
    title: '[CARD-2] a variant that does not exist',
    files: { 'site-configs/pages/slots.json': [['"list": "hot"\n          }', '"list": "hot"\n          },\n          "card": "tyle"']] },
    expected: [
      'site-configs/pages/slots.json:26:19  regions.main[1].props.card: "tyle" is not a card of game-grid. Did you mean "tile"? One of: row, tile, template4/felt.  [variant-unknown]',
    ],
  },
  {
    title: '[CARD-2] a variant that another template owns, by its short name',
    files: { 'site-configs/pages/slots.json': [['"list": "hot"\n          }', '"list": "hot"\n          },\n          "card": "felt"']] },
    expected: [
      'site-configs/pages/slots.json:26:19  regions.main[1].props.card: "felt" is not a card of game-grid. One of: row, tile, template4/felt.  [variant-unknown]',
    ],
  },
  {
    title: '[CARD-2] a variant that another template owns, by its full name: what it weighs',
    files: { 'site-configs/pages/slots.json': [['"list": "hot"\n          }', '"list": "hot"\n          },\n          "card": "template4/felt"']] },
    expected: [
      'site-configs/pages/slots.json:26:19  regions.main[1].props.card: "template4/felt" is a card that template4 owns. A page that shows it loads its code as well: about 1.2 kB, compressed.  [variant-borrowed]',
    ],
  },
  {
    title: '[CARD-2] a slot that the widget does not have',
    files: { 'site-configs/pages/slots.json': [['"list": "hot"\n          }\n        }', '"list": "hot"\n          }\n        },\n        "slots": { "asside": [] }']] },
    expected: [
      'site-configs/pages/slots.json:27:20  regions.main[1].slots.asside: "asside" is not a slot of game-grid. Did you mean "aside"? One of: aside, below.  [slot-unknown]',
    ],
  },
  {
    title: '[CARD-2] a node in a slot that the widget draws in other forms only',
    files: { 'site-configs/pages/slots.json': [['"list": "hot"\n          }\n        }', '"list": "hot"\n          },\n          "card": "tile"\n        },\n        "slots": { "aside": [], "below": [{ "id": "more", "type": "text", "props": { "text": { "key": "common.more" } } }] }']] },
    expected: [
      'site-configs/pages/slots.json:28:33  regions.main[1].slots.below: game-grid does not draw the slot "below" where "card" is "tile", so what stands there does not show. Put it into a slot that it draws: aside. Or set "card" to: row, template4/felt.  [slot-undrawn]',
    ],
  },
  {
    title: '[CARD-2] a slot of a widget that has none',
    files: { 'site-configs/pages/slots.json': [['"id": "heading",', '"id": "heading",\n        "slots": { "content": [] },']] },
    expected: [
      'site-configs/pages/slots.json:12:20  regions.main[0].slots.content: text has no slots, so "content" would not show. Put its nodes before or after "heading", or into a widget with slots: game-grid.  [slot-unknown]',
    ],
  },
  {
    title: '[CAT-1] a category that does not exist',
    files: { 'site-configs/pages/slots.json': [['"list": "hot"', '"category": "slots_game"']] },
    expected: [
      'site-configs/pages/slots.json:24:25  regions.main[1].props.source.category: "slots_game" is not a category. Did you mean "slot_game"? One of: hot, slot_game.  [category-unknown]',
    ],
  },
  {
    title: '[CARD-2] an object of an unknown form',
    files: { 'site-configs/pages/slots.json': [['"list": "hot"', '"lists": "hot"']] },
    expected: [
      'site-configs/pages/slots.json:24:13  regions.main[1].props.source.lists: "lists" is not a key here. Did you mean "list"? One of: list, category.  [key-unknown]',
    ],
  },
  {
    title: '[CARD-2] an object of two forms at once',
    files: { 'site-configs/pages/slots.json': [['"list": "hot"', '"list": "hot",\n            "category": "hot"']] },
    expected: [
      'site-configs/pages/slots.json:25:13  regions.main[1].props.source.category: "category" does not go together with "list" in one object. Keep one kind of key.  [form-unknown]',
    ],
  },
  {
    title: '[CARD-2] a node without id',
    files: { 'site-configs/pages/slots.json': [['"id": "games",\n        ', '']] },
    expected: ['site-configs/pages/slots.json:19:7  regions.main[1]: "id" is missing. Add it, for example "id": "hot-games".  [key-missing]'],
  },
  {
    title: '[CARD-2] an id that is not kebab-case',
    files: { 'site-configs/pages/promotions.json': [['"id": "more"', '"id": "More links"']] },
    expected: [
      'site-configs/pages/promotions.json:20:15  regions.main[1].id: Write small letters and digits, a letter first, with single hyphens between words. "More links" is not so. For example "hot-games".  [value-form]',
    ],
  },
  {
    title: '[CARD-2] two nodes with one id',
    files: { 'site-configs/pages/slots.json': [['"id": "games"', '"id": "heading"']] },
    expected: [
      'site-configs/families/harbor.json:11:19  pages.slots.changes[0].node: "games" is not a node of this tree in template4. One of: heading.  [node-unknown]',
      'site-configs/pages/slots.json:20:15  regions.main[1].id: Another text node of this tree is called "heading". Every id stands once in a tree. Give one of them another.  [node-id-taken]',
    ],
  },
  {
    title: '[CARD-2] a key that no node has',
    files: { 'site-configs/pages/slots.json': [['"id": "games"', '"id": "games",\n        "prop": {}']] },
    expected: [
      'site-configs/pages/slots.json:21:9  regions.main[1].prop: "prop" is not a key here. Did you mean "props"? One of: id, type, props, when, slots.  [key-unknown]',
    ],
  },
  {
    title: '[CARD-2] an action that does not exist',
    files: { 'site-configs/pages/promotions.json': [['"route": "slots"', '"route": "slots",\n          "press": { "action": "naviagte", "route": "slots" }']] },
    expected: [
      'site-configs/pages/promotions.json:27:32  regions.main[1].props.press.action: "naviagte" is not an action. Did you mean "navigate"? One of: navigate, open-modal, open-tab, play, logout.  [value-unknown]',
    ],
  },
  {
    title: '[CARD-2] an action that leads nowhere',
    files: {
      'site-configs/pages/promotions.json': [['"route": "slots"', '"route": "slots",\n          "press": { "action": "navigate", "route": "promos" }']],
    },
    expected: [
      'site-configs/pages/promotions.json:27:53  regions.main[1].props.press.route: "promos" is not a page. One of: home, login, promotions, slots.  [route-unknown]',
    ],
  },
  {
    title: '[STATE-7] a modal that does not exist',
    files: {
      'site-configs/pages/promotions.json': [['"route": "slots"', '"route": "slots",\n          "press": { "action": "open-modal", "modal": "login-modal" }']],
    },
    expected: [
      'site-configs/pages/promotions.json:27:55  regions.main[1].props.press.modal: "login-modal" is not a modal. Did you mean "loginmodal"? One of: loginmodal.  [modal-unknown]',
    ],
  },
  {
    title: '[CAT-5] a provider that does not exist',
    files: {
      'site-configs/pages/promotions.json': [
        ['"route": "slots"', '"route": "slots",\n          "press": { "action": "play", "provider": "TIDEWEL", "game": "koi" }'],
      ],
    },
    expected: [
      'site-configs/pages/promotions.json:27:52  regions.main[1].props.press.provider: "TIDEWEL" is not a provider. Did you mean "TIDEWELL"? One of: TIDEWELL, EVOPLAY.  [provider-unknown]',
    ],
  },
  {
    title: '[CARD-2] a link out of the site without https',
    files: {
      'site-configs/pages/promotions.json': [
        ['"route": "slots"', '"route": "slots",\n          "press": { "action": "open-tab", "url": "http://help.example/" }'],
      ],
    },
    expected: [
      'site-configs/pages/promotions.json:27:51  regions.main[1].props.press.url: An address begins with "https://" and a host. "http://help.example/" is not encrypted. Did you mean "https://help.example/"?  [address-invalid]',
    ],
  },
  {
    title: '[I18N-1] a key whose words ask for what nobody fills in there',
    files: {
      'site-configs/pages/promotions.json': [['"key": "common.more"', '"key": "home.winners"']],
      'site-configs/sites/lucky.example/site.json': [['"EN": "A raffle",\n                "PHP": "Isang raffle"', '"key": "home.winners"']],
    },
    expected: [
      'site-configs/pages/promotions.json:23:20  regions.main[1].props.label: The words of "home.winners" hold {min}, and nothing fills that in here. Use another key.  [text-placeholder-unknown]',
      'site-configs/sites/lucky.example/site.json:42:23  pages.home.changes[1].node.props.text: The words of "home.winners" hold {min}, and nothing fills that in here. Use another key.  [text-placeholder-unknown]',
    ],
  },
  ...conditionCases,
  {
    title: '[CARD-2] text instead of a message key',
    files: { 'site-configs/pages/promotions.json': [['"label": {\n            "key": "common.more"\n          }', '"label": "More"']] },
    expected: [
      'site-configs/pages/promotions.json:23:20  regions.main[1].props.label: Expected an object, but found "More". Texts are given by a message key, { "key": "home.hotGames" }, or by language, { "EN": "Hot games" }.  [type-wrong]',
    ],
  },
  {
    title: '[I18N-1] a text in a language that does not exist',
    files: { 'site-configs/sites/lucky.example/site.json': [['"PHP": "Isang raffle"', '"TL": "Isang raffle"']] },
    expected: [
      'site-configs/sites/lucky.example/site.json:42:23  pages.home.changes[1].node.props.text: The text lacks PHP, which lucky.example enables. Add the words or use a message key.  [text-language-missing]',
      'site-configs/sites/lucky.example/site.json:44:17  pages.home.changes[1].node.props.text.TL: "TL" is not a key here. One of: EN, PHP, CN, ESP, RUS, VI, MS, NE, CT, BN.  [key-unknown]',
    ],
  },
  {
    title: '[CARD-2] a prop called like something that every object inherits',
    files: { 'site-configs/pages/promotions.json': [['"route": "slots"', '"route": "slots", "hasOwnProperty": 1']] },
    expected: [
      'site-configs/pages/promotions.json:26:29  regions.main[1].props: "hasOwnProperty" may not be a key. Take it out.  [json-forbidden-key]',
    ],
  },
];
