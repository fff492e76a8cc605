import type { BadConfig } from '../badConfig';

/** Values that their schema refuses. */
export const shapeCases: readonly BadConfig[] = [
  {
    title: '[CARD-5] a list instead of a site',
    files: { 'site-configs/sites/bola.example/site.json': '[]\n' },
    expected: ['site-configs/sites/bola.example/site.json:1:1  Expected an object, but found a list.  [type-wrong]'],
  },
  {
    title: '[CARD-5] null instead of a site',
    files: { 'site-configs/sites/bola.example/site.json': 'null\n' },
    expected: [
      'site-configs/sites/bola.example/site.json:1:1  Expected an object, but found null. Write the descriptor, or delete the file.  [type-wrong]',
    ],
  },
  {
    title: '[CARD-5] null instead of a value',
    files: { 'site-configs/sites/lucky.example/site.json': [['"extends": "harbor"', '"extends": null']] },
    expected: [
      'site-configs/sites/lucky.example/site.json:7:14  extends: null is not a value. Leave the key out to keep what the layer below says.  [null-refused]',
    ],
  },
  {
    title: '[CARD-5] null instead of an object',
    files: { 'site-configs/sites/lucky.example/site.json': [['"features": {\n    "gamify": true\n  }', '"features": null']] },
    expected: [
      'site-configs/sites/lucky.example/site.json:25:15  features: null is not a value. Leave the key out to keep what the layer below says.  [null-refused]',
    ],
  },
  {
    title: '[CARD-5] a misspelt key',
    files: { 'site-configs/sites/lucky.example/site.json': [['"currency":', '"curency":']] },
    expected: [
      'site-configs/sites/lucky.example/site.json:10:3  curency: "curency" is not a key here. Did you mean "currency"? One of: currency, extends, version, name, theme, support, pages, shell, $schema, domain and 19 more.  [key-unknown]',
    ],
  },
  {
    title: '[CARD-5] a misspelt key in an object',
    files: { 'site-configs/sites/lucky.example/site.json': [['"gamify": true', '"gamfy": true']] },
    expected: [
      'site-configs/sites/lucky.example/site.json:26:5  features.gamfy: "gamfy" is not a key here. Did you mean "gamify"? One of: gamify, freePlay, referral, partners, appDownload, announcements, preloader, consent, depositLimits, playBreaks, playClock.  [key-unknown]',
    ],
  },
  {
    title: '[CARD-5] a key nothing resembles',
    files: { 'site-configs/sites/lucky.example/site.json': [['"gamify": true', '"gamify": true,\n    "zzz": true']] },
    expected: [
      'site-configs/sites/lucky.example/site.json:27:5  features.zzz: "zzz" is not a key here. One of: gamify, freePlay, referral, partners, appDownload, announcements, preloader, consent, depositLimits, playBreaks, playClock.  [key-unknown]',
    ],
  },
  {
    title: '[CARD-1] keys that neither a site nor its family says',
    files: {
      'site-configs/sites/lucky.example/site.json': [
        ['  "currency": "PHP",\n', ''],
        ['"code": "template4",\n    ', ''],
      ],
    },
    expected: [
      'site-configs/sites/lucky.example/site.json:1:1  "currency" is missing, here and in site-configs/families/harbor.json. Add it, for example "currency": "PHP".  [key-missing]',
      'site-configs/sites/lucky.example/site.json:10:12  theme: "code" is missing, here and in site-configs/families/harbor.json. Add it, for example "code": "template4".  [key-missing]',
    ],
  },
  {
    title: '[CARD-1] a needed key that is misspelt, and a family that is',
    files: {
      'site-configs/sites/bola.example/site.json': [['"currency"', '"curency"']],
      'site-configs/sites/lucky.example/site.json': [
        ['  "currency": "PHP",\n', ''],
        ['"harbor"', '"harbour"'],
      ],
    },
    expected: [
      'site-configs/sites/bola.example/site.json:6:3  curency: "curency" is not a key here. Did you mean "currency"? One of: currency, extends, version, name, theme, support, pages, shell, $schema, domain and 19 more.  [key-unknown]',
      'site-configs/sites/lucky.example/site.json:7:14  extends: "harbour" is not a family. Did you mean "harbor"? One of: harbor.  [family-unknown]',
    ],
  },
  {
    title: '[SITE-2] a site without a family and without its currency',
    files: { 'site-configs/sites/bola.example/site.json': [['  "currency": "PHP",\n', '']] },
    expected: ['site-configs/sites/bola.example/site.json:1:1  "currency" is missing. Add it, for example "currency": "PHP".  [key-missing]'],
  },
  {
    title: '[SITE-2] a missing key',
    files: { 'site-configs/sites/lucky.example/site.json': [['  "externalId": "LH01",\n', '']] },
    expected: ['site-configs/sites/lucky.example/site.json:1:1  "externalId" is missing. Add it, for example "externalId": "LH01".  [key-missing]'],
  },
  {
    title: '[SITE-2] a switch in quotes, a number for a text, a text for an object, small letters for capitals',
    files: {
      'site-configs/sites/lucky.example/site.json': [
        ['"gamify": true', '"gamify": "true"'],
        ['"name": "Lucky Harbor"', '"name": 7'],
        ['"logos": {\n    "primary": "brand/logo.svg"\n  }', '"logos": "brand/logo.svg"'],
        ['"currency": "PHP"', '"currency": "php"'],
      ],
    },
    expected: [
      'site-configs/sites/lucky.example/site.json:9:11  name: Expected a text, but found 7. Write "7" in quotes.  [type-wrong]',
      'site-configs/sites/lucky.example/site.json:10:15  currency: Write capital letters and digits, two to ten of them and a letter first. "php" is not so. Did you mean "PHP"?  [value-form]',
      'site-configs/sites/lucky.example/site.json:15:12  logos: Expected an object, but found "brand/logo.svg". For example {"primary":"brand/logo.svg"}.  [type-wrong]',
      'site-configs/sites/lucky.example/site.json:24:15  features.gamify: Expected true or false, but found "true". Write true without quotes.  [type-wrong]',
    ],
  },
  {
    title: '[SITE-2] a text where a switch belongs',
    files: { 'site-configs/sites/lucky.example/site.json': [['"gamify": true', '"gamify": "yes"']] },
    expected: ['site-configs/sites/lucky.example/site.json:26:15  features.gamify: Expected true or false, but found "yes".  [type-wrong]'],
  },
  {
    title: '[CARD-5] a version that never was',
    files: { 'site-configs/sites/lucky.example/site.json': [['"version": 1', '"version": 0']] },
    expected: ['site-configs/sites/lucky.example/site.json:2:14  version: Version 0 is not known. Write 1, the version that this platform reads.  [version-unsupported]'],
  },
  {
    title: '[CARD-5] an older version, which is read and can be migrated',
    files: { 'site-configs/platform/categories.json': [['"version": 2', '"version": 1']] },
    expected: [
      'site-configs/platform/categories.json:2:14  version: Version 1 is read as version 2. Run "npm run migrate" to rewrite the file.  [version-older]',
    ],
  },
  {
    title: '[CARD-5] a version to come',
    files: { 'site-configs/sites/lucky.example/site.json': [['"version": 1', '"version": 2']] },
    expected: ['site-configs/sites/lucky.example/site.json:2:14  version: Version 2 is newer than 1, the newest that this platform reads. Upgrade to a newer release of the platform, or use a file of version 1.  [version-newer]'],
  },
  {
    title: '[I18N-1] a language that does not exist',
    files: { 'site-configs/sites/lucky.example/site.json': [['"EN",\n      "PHP"', '"EN",\n      "ENG"']] },
    expected: [
      'site-configs/sites/lucky.example/site.json:22:7  locales.enabled[1]: "ENG" is not allowed here. Did you mean "EN"? One of: EN, PHP, CN, ESP, RUS, VI, MS, NE, CT, BN.  [value-unknown]',
    ],
  },
  {
    title: '[CARD-5] a language twice',
    files: { 'site-configs/sites/lucky.example/site.json': [['"EN",\n      "PHP"', '"EN",\n      "EN"']] },
    expected: ['site-configs/sites/lucky.example/site.json:20:16  locales.enabled: Entries 1 and 2 are the same. Take one out.  [value-repeated]'],
  },
  {
    title: '[CARD-5] no language at all',
    files: { 'site-configs/sites/bola.example/site.json': [['"enabled": [\n      "PHP"\n    ]', '"enabled": []']] },
    expected: ['site-configs/sites/bola.example/site.json:13:16  locales.enabled: The list is empty. It needs at least one entry.  [value-size]'],
  },
  {
    title: '[CARD-5] an empty name',
    files: { 'site-configs/sites/lucky.example/site.json': [['"Lucky Harbor"', '""']] },
    expected: ['site-configs/sites/lucky.example/site.json:9:11  name: The text is empty. Fill it in or leave the key out.  [value-size]'],
  },
  {
    title: '[CARD-5] an alias with a protocol',
    files: { 'site-configs/sites/lucky.example/site.json': [['"www.lucky.example"', '"https://www.lucky.example"']] },
    expected: [
      'site-configs/sites/lucky.example/site.json:5:5  aliases[0]: Write a host name in small letters: no address around it, no port, no dot at its end, and another script as xn--…. "https://www.lucky.example" is not so. Did you mean "www.lucky.example"?  [value-form]',
    ],
  },
  {
    title: '[SITE-1] a logo outside the brand folder',
    files: { 'site-configs/sites/lucky.example/site.json': [['brand/logo.svg', '../logo.svg']] },
    expected: [
      'site-configs/sites/lucky.example/site.json:16:16  logos.primary: Write the path of a picture in the folder brand/, with the ending .svg, .png, .webp, .avif or .jpg. "../logo.svg" is not so. For example "brand/logo.svg".  [value-form]',
    ],
  },
  {
    title: '[SITE-1] a maintenance window without a zone',
    files: {
      'site-configs/sites/lucky.example/site.json': [
        ['"currency": "PHP",', '"currency": "PHP",\n  "maintenance": { "start": "2026-12-01 02:00", "end": "2026-12-01T04:00:00Z" },'],
      ],
    },
    expected: [
      'site-configs/sites/lucky.example/site.json:11:29  maintenance.start: Write a day that exists, "T", the time, and its zone as Z or the hours from it. "2026-12-01 02:00" is not so. For example "2026-12-01T02:00:00Z".  [value-form]',
    ],
  },
  {
    title: '[SITE-1] a policy host with a path',
    files: {
      'site-configs/sites/lucky.example/site.json': [
        ['"currency": "PHP",', '"currency": "PHP",\n  "contentSecurity": { "scripts": ["https://cdn.example/x.js"] },'],
      ],
    },
    expected: [
      'site-configs/sites/lucky.example/site.json:11:36  contentSecurity.scripts[0]: A host that is allowed is "https://" and its name, with "*." before it for all hosts below a name of its own. "https://cdn.example/x.js" has something behind its host. For example "https://games.example".  [address-invalid]',
    ],
  },
  {
    title: '[LAYOUT-1] a structure that is no option',
    files: { 'templates/template4/template.json': [['"header": "console"', '"header": "consol"']] },
    expected: [
      'templates/template4/template.json:5:15  structure.header: "consol" is not allowed here. Did you mean "console"? One of: bar, floating, split, stacked, console, overlay, minimal, ribbon.  [value-unknown]',
    ],
  },
  {
    title: '[VIEW-2] a breakpoint below 1 px',
    files: { 'templates/template4/template.json': [['"template4Custom": 999', '"template4Custom": 0']] },
    expected: ['templates/template4/template.json:14:24  breakpoints.template4Custom: 0 is too small: it must be at least 1.  [value-size]'],
  },
];
