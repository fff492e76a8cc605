import type { BadConfig } from '../badConfig';

/** Changes that cannot be made. */
export const changeCases: readonly BadConfig[] = [
  {
    title: '[CARD-1] a change of an unknown kind',
    files: { 'site-configs/sites/lucky.example/site.json': [['"change": "remove"', '"change": "delete"']] },
    expected: [
      'site-configs/sites/lucky.example/site.json:32:21  pages.home.changes[0].change: "delete" is not a change. One of: remove, replace, move, insert, props.  [value-unknown]',
    ],
  },
  {
    title: '[CARD-1] a change without kind',
    files: { 'site-configs/sites/lucky.example/site.json': [['"change": "remove",\n          ', '']] },
    expected: [
      'site-configs/sites/lucky.example/site.json:31:9  pages.home.changes[0]: "change" is missing. One of: remove, replace, move, insert, props.  [key-missing]',
    ],
  },
  {
    title: '[CARD-1] a change of a node that is not there',
    files: { 'site-configs/sites/lucky.example/site.json': [['"node": "winners"', '"node": "winner"']] },
    expected: [
      'site-configs/sites/lucky.example/site.json:33:19  pages.home.changes[0].node: "winner" is not a node of this tree in template4. Did you mean "winners"? One of: hero, categories, hot-games, popular-games, new-games, winners, promotions.  [node-unknown]',
    ],
  },
  {
    title: '[CARD-1] an insert after a node that an earlier change takes out',
    files: { 'site-configs/sites/lucky.example/site.json': [['"after": "hero"', '"after": "winners"']] },
    expected: [
      'site-configs/sites/lucky.example/site.json:37:20  pages.home.changes[1].after: "winners" is no longer in this tree: the change of line 31 took it out. Take this one out, or put it first.  [node-unknown]',
    ],
  },
  {
    title: '[CARD-1] an insert after a node that is not there',
    files: { 'site-configs/sites/lucky.example/site.json': [['"after": "hero"', '"after": "heroes"']] },
    expected: [
      'site-configs/sites/lucky.example/site.json:37:20  pages.home.changes[1].after: "heroes" is not a node of this tree in template4. Did you mean "hero"? One of: hero, categories, hot-games, popular-games, new-games, promotions.  [node-unknown]',
    ],
  },
  {
    title: '[CARD-1] an insert without a place',
    files: { 'site-configs/sites/lucky.example/site.json': [['"after": "hero",\n          ', '']] },
    expected: [
      'site-configs/sites/lucky.example/site.json:35:9  pages.home.changes[1]: Exactly one of "before", "after", "into" says where, but none is given.  [place-not-one]',
    ],
  },
  {
    title: '[CARD-1] an insert with two places',
    files: { 'site-configs/sites/lucky.example/site.json': [['"after": "hero"', '"after": "hero",\n          "into": "main"']] },
    expected: [
      'site-configs/sites/lucky.example/site.json:35:9  pages.home.changes[1]: Exactly one of "before", "after", "into" says where, but "after" and "into" are given.  [place-not-one]',
    ],
  },
  {
    title: '[CARD-1] an insert into a node without its slot',
    files: { 'site-configs/sites/lucky.example/site.json': [['"after": "hero"', '"into": "hero"']] },
    expected: [
      'site-configs/sites/lucky.example/site.json:37:19  pages.home.changes[1].into: "hero" is a node. Add "slot" to say which of its slots takes the node.  [slot-missing]',
    ],
  },
  {
    title: '[CARD-1] an insert into a slot of a region',
    files: { 'site-configs/sites/lucky.example/site.json': [['"after": "hero"', '"into": "main",\n          "slot": "content"']] },
    expected: [
      'site-configs/sites/lucky.example/site.json:38:19  pages.home.changes[1].slot: "main" is a region and has no slots. Take "slot" out.  [place-not-one]',
    ],
  },
  {
    title: '[CARD-1] a slot beside a neighbour',
    files: { 'site-configs/sites/lucky.example/site.json': [['"after": "hero"', '"after": "hero",\n          "slot": "aside"']] },
    expected: [
      'site-configs/sites/lucky.example/site.json:38:19  pages.home.changes[1].slot: "slot" is a place inside of what "into" names, and this change says "after". Take "slot" out.  [place-not-one]',
    ],
  },
  {
    title: '[CARD-1] an insert into a slot that the widget does not have',
    files: { 'site-configs/sites/lucky.example/site.json': [['"after": "hero"', '"into": "hero",\n          "slot": "aside"']] },
    expected: [
      'site-configs/sites/lucky.example/site.json:38:19  pages.home.changes[1].slot: text has no slots, so "aside" would not show. Put its nodes before or after "hero", or into a widget with slots: game-grid.  [slot-unknown]',
    ],
  },
  {
    title: '[CARD-1] an insert with an id that is taken',
    files: { 'site-configs/sites/lucky.example/site.json': [['"id": "raffle"', '"id": "promotions"']] },
    expected: [
      'site-configs/sites/lucky.example/site.json:39:19  pages.home.changes[1].node.id: Another text node of this tree is called "promotions". Every id stands once in a tree. Give one of them another.  [node-id-taken]',
    ],
  },
  {
    title: '[CARD-1] a move into itself',
    files: {
      'site-configs/sites/lucky.example/site.json': [
        ['"change": "remove",\n          "node": "winners"', '"change": "move",\n          "node": "hero",\n          "before": "hero"'],
      ],
    },
    expected: [
      'site-configs/sites/lucky.example/site.json:33:19  pages.home.changes[0].node: "hero" cannot be moved next to or into itself. Name another node, or a region.  [move-into-itself]',
    ],
  },
  {
    title: '[CARD-1] a replacement of an unknown widget',
    files: {
      'site-configs/sites/lucky.example/site.json': [
        [
          '"change": "remove",\n          "node": "winners"',
          '"change": "replace",\n          "node": "winners",\n          "with": { "id": "winners", "type": "txt", "props": {} }',
        ],
      ],
    },
    expected: [
      'site-configs/sites/lucky.example/site.json:34:46  pages.home.changes[0].with.type: "txt" is not a widget. Did you mean "text"? One of: text, link, game-grid, form.  [widget-unknown]',
    ],
  },
  {
    title: '[CARD-1] props that the widget does not take',
    files: {
      'site-configs/sites/lucky.example/site.json': [
        [
          '"change": "remove",\n          "node": "winners"',
          '"change": "props",\n          "node": "hot-games",\n          "props": { "limit": 0, "rows": 2 }',
        ],
      ],
    },
    expected: [
      'site-configs/sites/lucky.example/site.json:34:31  pages.home.changes[0].props.limit: 0 is too small: it must be at least 1.  [value-size]',
      'site-configs/sites/lucky.example/site.json:34:34  pages.home.changes[0].props.rows: "rows" is not a key here. One of: source, limit, card.  [key-unknown]',
    ],
  },
  {
    title: "[CARD-1] a family's change to a node that is not there",
    files: { 'site-configs/families/harbor.json': [['"node": "games"', '"node": "game"']] },
    expected: [
      'site-configs/families/harbor.json:11:19  pages.slots.changes[0].node: "game" is not a node of this tree in template4. Did you mean "games"? One of: heading, games.  [node-unknown]',
    ],
  },
  {
    title: '[CARD-1] a change to a node that the template omits is a warning',
    files: {
      'site-configs/sites/bola.example/site.json': [
        ['"currency": "PHP",', '"currency": "PHP",\n  "pages": { "home": { "changes": [{ "change": "remove", "node": "winners" }] } },'],
      ],
    },
    expected: [
      'site-configs/sites/bola.example/site.json:7:66  pages.home.changes[0].node: This template leaves "winners" out on purpose, so the change does nothing here. Take it out, or keep it for another template.  [node-omitted]',
    ],
  },
  {
    title: '[LAYOUT-4] a change of the layout to a node that is not there',
    files: {
      'site-configs/sites/lucky.example/site.json': [
        ['"currency": "PHP",', '"currency": "PHP",\n  "layout": { "changes": [{ "change": "remove", "node": "menus" }] },'],
      ],
    },
    expected: [
      'site-configs/sites/lucky.example/site.json:11:57  layout.changes[0].node: "menus" is not a node of this tree in template4. Did you mean "menu"? One of: menu.  [node-unknown]',
    ],
  },
  {
    title: '[SHELL-1] a change of the shell to a node that is not there',
    files: {
      'site-configs/sites/lucky.example/site.json': [
        ['"currency": "PHP",', '"currency": "PHP",\n  "shell": { "changes": [{ "change": "remove", "node": "chats" }] },'],
      ],
    },
    expected: [
      'site-configs/sites/lucky.example/site.json:11:56  shell.changes[0].node: "chats" is not a node of this tree in template4. Did you mean "chat"? One of: chat.  [node-unknown]',
    ],
  },
  {
    title: '[CARD-1] a place called like something that every object inherits',
    files: { 'site-configs/sites/lucky.example/site.json': [['"after": "hero"', '"into": "toString"']] },
    expected: [
      'site-configs/sites/lucky.example/site.json:37:19  pages.home.changes[1].into: "toString" is not a node of this tree in template4. One of: main, hero, categories, hot-games, popular-games, new-games, promotions.  [node-unknown]',
    ],
  },
];
