import type { BadConfig } from '../badConfig';

/** Nodes whose conditions are wrong: breakpoints, ranges, campaigns and kinds. */
export const conditionCases: readonly BadConfig[] = [
  {
    title: '[VIEW-1] a breakpoint that does not exist',
    files: { 'site-configs/sites/lucky.example/site.json': [['"auth": "player"', '"viewport": { "from": "tablett" }']] },
    expected: [
      'site-configs/sites/lucky.example/site.json:48:37  pages.home.changes[1].node.when.viewport.from: "tablett" is not a breakpoint of template4. Did you mean "tablet"? One of: mobile, tablet, desktop, template4Custom.  [breakpoint-unknown]',
    ],
  },
  {
    title: '[VIEW-2] a breakpoint of another template',
    files: {
      'site-configs/sites/bola.example/site.json': [
        [
          '"currency": "PHP",',
          '"currency": "PHP",\n  "pages": { "slots": { "changes": [{ "change": "insert", "into": "main", "node": { "id": "wide", "type": "text", "props": { "text": { "key": "common.more" } }, "when": { "viewport": { "from": "template4Custom" } } } }] } },',
        ],
      ],
    },
    expected: [
      'site-configs/sites/bola.example/site.json:7:194  pages.slots.changes[0].node.when.viewport.from: "template4Custom" is not a breakpoint of template7. One of: mobile, tablet, desktop.  [breakpoint-unknown]',
    ],
  },
  {
    title: '[VIEW-1] a range without any width',
    files: { 'site-configs/sites/lucky.example/site.json': [['"auth": "player"', '"viewport": { "from": "desktop", "below": "tablet" }']] },
    expected: [
      'site-configs/sites/lucky.example/site.json:48:27  pages.home.changes[1].node.when.viewport: No width is at least 1024 px ("desktop") and below 768 px ("tablet"). Make the range wider or swap the two.  [viewport-empty]',
    ],
  },
  {
    title: '[CARD-2] a condition of no known kind',
    files: { 'site-configs/sites/lucky.example/site.json': [['"auth": "player"', '"author": "player"']] },
    expected: [
      'site-configs/sites/lucky.example/site.json:48:15  pages.home.changes[1].node.when.author: "author" is not a key here. Did you mean "auth"? One of: auth, site, viewport, locale, template, time, all, any, not.  [key-unknown]',
    ],
  },
  {
    title: '[CARD-2] a condition of two kinds',
    files: { 'site-configs/sites/lucky.example/site.json': [['"auth": "player"', '"auth": "player",\n              "site": "gamify"']] },
    expected: [
      'site-configs/sites/lucky.example/site.json:49:15  pages.home.changes[1].node.when.site: "site" does not go together with "auth" in one object. Keep one kind of key.  [form-unknown]',
    ],
  },
  {
    title: '[VIEW-1] a range that ends where it begins',
    files: { 'site-configs/sites/lucky.example/site.json': [['"auth": "player"', '"viewport": { "from": "desktop", "below": "desktop" }']] },
    expected: [
      'site-configs/sites/lucky.example/site.json:48:27  pages.home.changes[1].node.when.viewport: No width is at least 1024 px ("desktop") and below 1024 px ("desktop"). Make the range wider or swap the two.  [viewport-empty]',
    ],
  },
  {
    title: '[CARD-2] a condition with a wrong word deep inside',
    files: { 'site-configs/sites/lucky.example/site.json': [['"auth": "player"', '"all": [{ "not": { "auth": "gest" } }]']] },
    expected: [
      'site-configs/sites/lucky.example/site.json:48:42  pages.home.changes[1].node.when.all[0].not.auth: "gest" is not allowed here. Did you mean "guest"? One of: guest, player.  [value-unknown]',
    ],
  },
  {
    title: '[CARD-2] a campaign that ends as it starts',
    files: {
      'site-configs/sites/lucky.example/site.json': [['"auth": "player"', '"time": { "from": "2026-12-24T00:00:00Z", "until": "2026-12-24T00:00:00Z" }']],
    },
    expected: [
      'site-configs/sites/lucky.example/site.json:48:23  pages.home.changes[1].node.when.time: "until" (2026-12-24T00:00:00Z) is not after "from" (2026-12-24T00:00:00Z). Set it later.  [time-empty]',
    ],
  },
  {
    title: '[CARD-2] a campaign that ends before it starts',
    files: {
      'site-configs/sites/lucky.example/site.json': [['"auth": "player"', '"time": { "from": "2026-12-24T00:00:00Z", "until": "2026-12-01T00:00:00Z" }']],
    },
    expected: [
      'site-configs/sites/lucky.example/site.json:48:23  pages.home.changes[1].node.when.time: "until" (2026-12-01T00:00:00Z) is not after "from" (2026-12-24T00:00:00Z). Set it later.  [time-empty]',
    ],
  },
];
