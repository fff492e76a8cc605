import type { BadConfig } from '../badConfig';

/** Sites whose values do not fit the platform. */
export const siteCases: readonly BadConfig[] = [
  {
    title: '[CARD-1] changes of a modal that is misspelt, in a site and in its family',
    files: {
      'site-configs/sites/lucky.example/site.json': [['"pages": {', '"modals": { "loginmodl": { "changes": [] } },\n  "pages": {']],
      'site-configs/families/harbor.json': [['"version": 1,', '"version": 1,\n  "modals": { "partners": { "changes": [] } },']],
    },
    expected: [
      'site-configs/families/harbor.json:3:15  modals.partners: "partners" is not a modal. One of: loginmodal.  [modal-unknown]',
      'site-configs/sites/lucky.example/site.json:28:15  modals.loginmodl: "loginmodl" is not a modal. Did you mean "loginmodal"? One of: loginmodal.  [modal-unknown]',
    ],
  },
  {
    title: '[SITE-4] a colour that is misspelt',
    files: { 'site-configs/sites/lucky.example/site.json': [['"sapphire"', '"saphire"']] },
    expected: [
      'site-configs/sites/lucky.example/site.json:13:14  theme.color: "saphire" is not a colour of template4. Did you mean "sapphire"? One of: crimson, emerald, sapphire, amethyst, gold.  [theme-color-unknown]',
    ],
  },
  {
    title: '[SITE-4] a colour unlike any',
    files: { 'site-configs/sites/lucky.example/site.json': [['"sapphire"', '"turquoise"']] },
    expected: [
      'site-configs/sites/lucky.example/site.json:13:14  theme.color: "turquoise" is not a colour of template4. One of: crimson, emerald, sapphire, amethyst, gold.  [theme-color-unknown]',
    ],
  },
  {
    title: '[SITE-4] a theme code that does not exist',
    files: { 'site-configs/sites/lucky.example/site.json': [['"template4"', '"templat4"']] },
    expected: [
      'site-configs/sites/lucky.example/site.json:12:13  theme.code: "templat4" is not a theme code. Did you mean "template4"? One of: template4, slot4, template7, template9.  [theme-code-unknown]',
    ],
  },
  {
    title: '[LAYOUT-1] a theme code whose template is not there',
    files: { 'site-configs/sites/lucky.example/site.json': [['"template4"', '"template9"']] },
    expected: [
      'site-configs/sites/lucky.example/site.json:12:13  theme.code: The template behind this code, "template9", has no folder in templates/. One of: template4, template7.  [theme-template-missing]',
    ],
  },
  {
    title: '[SITE-1] a family that does not exist',
    files: { 'site-configs/sites/lucky.example/site.json': [['"harbor"', '"harbour"']] },
    expected: ['site-configs/sites/lucky.example/site.json:7:14  extends: "harbour" is not a family. Did you mean "harbor"? One of: harbor.  [family-unknown]'],
  },
  {
    title: '[SITE-1] a logo that is not there',
    files: { 'site-configs/sites/lucky.example/site.json': [['brand/logo.svg', 'brand/logo.png']] },
    expected: [
      'site-configs/sites/lucky.example/site.json:16:16  logos.primary: "brand/logo.png" is not a file in site-configs/sites/lucky.example/. Did you mean "brand/logo.svg"? One of: brand/logo.svg.  [logo-missing]',
    ],
  },
  {
    title: '[SITE-1] a logo of a site without pictures',
    files: { 'site-configs/sites/bola.example/site.json': [['"currency": "PHP",', '"currency": "PHP",\n  "logos": { "primary": "brand/logo.svg" },']] },
    expected: [
      'site-configs/sites/bola.example/site.json:7:25  logos.primary: "brand/logo.svg" is not a file in site-configs/sites/bola.example/. Add it, or leave the logo out to get a wordmark.  [logo-missing]',
    ],
  },
  {
    title: '[SITE-1] a currency that does not exist',
    files: { 'site-configs/sites/lucky.example/site.json': [['"currency": "PHP"', '"currency": "PHQ"']] },
    expected: ['site-configs/sites/lucky.example/site.json:10:15  currency: "PHQ" is not a currency code of ISO 4217. Did you mean "PHP"?  [currency-unknown]'],
  },
  {
    title: '[SITE-1] a maintenance window that ends before it starts',
    files: {
      'site-configs/sites/lucky.example/site.json': [
        ['"currency": "PHP",', '"currency": "PHP",\n  "maintenance": { "start": "2026-12-01T04:00:00Z", "end": "2026-12-01T02:00:00Z" },'],
      ],
    },
    expected: [
      'site-configs/sites/lucky.example/site.json:11:60  maintenance.end: The end (2026-12-01T02:00:00Z) is not after the start (2026-12-01T04:00:00Z). Set it later.  [maintenance-order]',
    ],
  },
  {
    title: '[SHELL-3] a chat service that the platform does not know',
    files: {
      'site-configs/sites/lucky.example/site.json': [
        ['"currency": "PHP",', '"currency": "PHP",\n  "liveChat": { "status": true, "provider": "parly", "chatId": "1" },'],
      ],
    },
    expected: [
      'site-configs/sites/lucky.example/site.json:11:45  liveChat.provider: "parly" is not a chat service. Did you mean "parley"? One of: parley.  [chat-provider-unknown]',
    ],
  },
  {
    title: '[CARD-3] a domain that is not its folder',
    files: { 'site-configs/sites/lucky.example/site.json': [['"domain": "lucky.example"', '"domain": "luckie.example"']] },
    expected: [
      'site-configs/sites/lucky.example/site.json:3:13  domain: "luckie.example" stands in a folder called "lucky.example". Both must say the same.  [file-name-mismatch]',
    ],
  },
  {
    title: '[CARD-3] an alias that another site claims',
    files: { 'site-configs/sites/lucky.example/site.json': [['"www.lucky.example"', '"bola.example"']] },
    expected: [
      'site-configs/sites/lucky.example/site.json:5:5  aliases[0]: "bola.example" is already claimed by site-configs/sites/bola.example/site.json. A host belongs to one site. Take it out of one of the two.  [domain-claimed]',
    ],
  },
  {
    title: '[CARD-3] an alias that is the domain of a site further down',
    files: { 'site-configs/sites/bola.example/site.json': [['"domain": "bola.example",', '"domain": "bola.example",\n  "aliases": ["lucky.example"],']] },
    expected: [
      'site-configs/sites/bola.example/site.json:4:15  aliases[0]: "lucky.example" is already claimed by site-configs/sites/lucky.example/site.json. A host belongs to one site. Take it out of one of the two.  [domain-claimed]',
    ],
  },
  {
    title: '[CARD-3] a domain that is its own alias',
    files: { 'site-configs/sites/lucky.example/site.json': [['"www.lucky.example"', '"lucky.example"']] },
    expected: [
      'site-configs/sites/lucky.example/site.json:5:5  aliases[0]: "lucky.example" is already claimed by site-configs/sites/lucky.example/site.json. A host belongs to one site. Take it out of one of the two.  [domain-claimed]',
    ],
  },
  {
    title: '[CARD-3] a site folder without site.json',
    files: {
      'site-configs/sites/lucky.example/site.json': null,
      'site-configs/sites/lucky.example/pages/slots.json': '{"version":1,"name":"slots","title":{"key":"route.slots.title"},"regions":{"main":[]}}',
    },
    expected: ['site-configs/sites/lucky.example/site.json:1:1  The folder of a site needs a site.json. Add it, or delete the folder.  [file-missing]'],
  },
  {
    title: '[CARD-3] a file that nothing reads',
    files: { 'site-configs/sites/lucky.example/theme.json': '{}' },
    expected: [
      'site-configs/sites/lucky.example/theme.json:1:1  Nothing reads this file. A site has site.json, pages/<name>.json and pictures in brand/. Give it such a name, or move it out.  [file-unread]',
    ],
  },
  {
    title: '[CARD-3] a folder that nothing reads',
    files: { 'site-configs/page/home.json': '{}' },
    expected: [
      'site-configs/page/home.json:1:1  "page" is not a folder of site-configs. Did you mean "pages"? One of: platform, pages, modals, forms, families, environments, sites.  [file-unexpected]',
    ],
  },
  {
    title: '[I18N-1] a default language that is not enabled',
    files: { 'site-configs/sites/lucky.example/site.json': [['"default": "EN"', '"default": "VI"']] },
    expected: [
      'site-configs/sites/lucky.example/site.json:19:16  locales.default: "VI" is the default language but is not enabled. Add it to "enabled" or choose one of: EN, PHP.  [locale-default-disabled]',
    ],
  },
  {
    title: '[I18N-2] a language that is declared and cannot be shown',
    files: { 'site-configs/sites/lucky.example/site.json': [['"enabled": [', '"enabled": [\n      "MMK",']] },
    expected: [
      'site-configs/sites/lucky.example/site.json:21:7  locales.enabled[0]: "MMK" is declared, but has neither messages nor a name, so no site can use it. One of: EN, PHP, CN, ESP, RUS, VI, MS, NE, CT, BN.  [locale-unusable]',
    ],
  },
  {
    title: '[I18N-2] such a language as the default',
    files: { 'site-configs/sites/lucky.example/site.json': [['"default": "EN"', '"default": "MMK"']] },
    expected: [
      'site-configs/sites/lucky.example/site.json:19:16  locales.default: "MMK" is declared, but has neither messages nor a name, so no site can use it. One of: EN, PHP, CN, ESP, RUS, VI, MS, NE, CT, BN.  [locale-unusable]',
    ],
  },
  {
    title: '[I18N-2] such a language in a family',
    files: { 'site-configs/families/harbor.json': [['"version": 1,', '"version": 1,\n  "locales": { "default": "EN", "enabled": ["EN", "MMK"] },']] },
    expected: [
      'site-configs/families/harbor.json:3:51  locales.enabled[1]: "MMK" is declared, but has neither messages nor a name, so no site can use it. One of: EN, PHP, CN, ESP, RUS, VI, MS, NE, CT, BN.  [locale-unusable]',
    ],
  },
  {
    title: '[I18N-1] a language without message sets',
    files: { 'site-configs/sites/lucky.example/site.json': [['"EN",\n      "PHP"', '"EN",\n      "VI"']] },
    expected: [
      'site-configs/forms/login.json:63:20  steps[1].fields[0].label: The text lacks VI, which lucky.example enables. Add the words or use a message key.  [text-language-missing]',
      'site-configs/forms/login.json:102:20  steps[1].fields[3].label: The text lacks VI, which lucky.example enables. Add the words or use a message key.  [text-language-missing]',
      'site-configs/sites/lucky.example/site.json:22:7  locales.enabled[1]: "VI" has no message sets in engine/i18n/messages yet. One of: EN, PHP.  [locale-without-messages]',
      'site-configs/sites/lucky.example/site.json:42:23  pages.home.changes[1].node.props.text: The text lacks VI, which lucky.example enables. Add the words or use a message key.  [text-language-missing]',
    ],
  },
  {
    title: '[I18N-1] words that lack an enabled language',
    files: { 'site-configs/sites/lucky.example/site.json': [['"EN": "A raffle",\n', '']] },
    expected: [
      'site-configs/sites/lucky.example/site.json:42:23  pages.home.changes[1].node.props.text: The text lacks EN, which lucky.example enables. Add the words or use a message key.  [text-language-missing]',
    ],
  },
  ...['harbor 221', '../../../x', '..', 'x?y#z', ''].map((chatId): BadConfig => ({
    title: `[SHELL-3] the id ${JSON.stringify(chatId)} of a live chat`,
    files: {
      'site-configs/sites/lucky.example/site.json': [
        ['"currency": "PHP",', `"currency": "PHP",\n  "liveChat": { "status": true, "provider": "parley", "chatId": ${JSON.stringify(chatId)} },`],
      ],
    },
    expected: [
      `site-configs/sites/lucky.example/site.json:11:65  liveChat.chatId: Write the letters, digits, points, hyphens and underscores of the id alone, a letter or digit first. ${JSON.stringify(chatId)} is not so. ${chatId === 'x?y#z' ? 'Did you mean "x"?' : 'For example "harbor-221".'}  [value-form]`,
    ],
  })),
  {
    title: '[I18N-1] a placeholder that texts do not know',
    files: { 'site-configs/sites/lucky.example/site.json': [['"A raffle"', '"A raffle of {sitename}"']] },
    expected: [
      'site-configs/sites/lucky.example/site.json:42:23  pages.home.changes[1].node.props.text: "sitename" is not a placeholder of texts. Did you mean "siteName"? One of: siteName, currency, playerName, operator.legalName, operator.licence, operator.authority, operator.address, operator.founded, operator.auditor, operator.ageMark.  [text-placeholder-unknown]',
    ],
  },
];
