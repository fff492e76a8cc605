import { describe, expect, it } from 'vitest';
import { adviceProblems } from '../../engine/config/advice';
import { compileConfigs } from '../../engine/config/compileConfigs';
import type { ConfigInput } from '../../engine/config/configInput';
import { formatProblem } from '../../engine/config/problem';
import { validateConfigs } from '../../engine/config/validateConfigs';
import { readConfigInput } from '../../scripts/config/readConfigs';
import { inputWith, type BadConfig } from './badConfig';
import { baseInput } from './baseInput';

const now = Date.parse('2026-12-01T00:00:00Z');
const found = (input: ConfigInput) => adviceProblems(input, now).map(formatProblem);
const bola = 'site-configs/sites/bola.example/site.json';
const withKey = (key: string) => ({ [bola]: [['"currency": "PHP",', `"currency": "PHP",\n  ${key},`]] as const });

it('[CARD-5] says nothing of the base project and of the shipped sites', () => {
  expect(found(baseInput())).toEqual([]);
  expect(found(readConfigInput(process.cwd()))).toEqual([]);
});

const cases: readonly BadConfig[] = [
  {
    title: '[CARD-5] one id at two sites, either of which may be the copy',
    files: { [bola]: [['"FB01"', '"LH01"']] },
    expected: [`${bola}:4:17  externalId: "LH01" belongs to lucky.example, another site. Write what is this site's own.  [brand-copied]`,
      'site-configs/sites/lucky.example/site.json:8:17  externalId: "LH01" belongs to bola.example, another site. Write what is this site\'s own.  [brand-copied]',],
  },
  {
    title: '[CARD-5] the domain of another site in an address',
    files: withKey('"apps": { "ios": "https://download.lucky.example/ios" }'),
    expected: [`${bola}:7:20  apps.ios: "https://download.lucky.example/ios" belongs to lucky.example, another site. Write what is this site's own.  [brand-copied]`],
  },
  {
    title: '[CARD-5] the name of another brand',
    files: withKey('"logoText": "Lucky Harbor!"'),
    expected: [`${bola}:7:15  logoText: "Lucky Harbor!" belongs to lucky.example, another site. Write what is this site's own.  [brand-copied]`],
  },
  {
    title: '[CARD-5] the name of another brand as its own',
    files: { [bola]: [['"name": "Bola"', '"name": "Lucky Harbor"']] },
    expected: [
      `${bola}:5:11  name: "Lucky Harbor" belongs to lucky.example, another site. Write what is this site's own.  [brand-copied]`,
      'site-configs/sites/lucky.example/site.json:9:11  name: "Lucky Harbor" belongs to bola.example, another site. Write what is this site\'s own.  [brand-copied]',
    ],
  },
  {
    title: '[CARD-5] one name at two sites of one family',
    files: { [bola]: [['"name": "Bola"', '"name": "Lucky Harbor",\n  "extends": "harbor"']] },
    expected: [],
  },
  { title: '[CARD-5] words that only begin like the name of another brand', files: withKey('"logoText": "Lucky Harbors"'), expected: [] },
  {
    title: '[CARD-5] hosts that let scripts of strangers in',
    files: withKey('"contentSecurity": { "scripts": ["https://stats.example", "https://*.cdn.example", "https://unpkg.com"] }'),
    expected: [
      `${bola}:7:61  contentSecurity.scripts[1]: "https://*.cdn.example" lets scripts come from every host below it, so the security policy no longer keeps strangers' scripts out. Name the one host that serves yours.  [script-host-open]`,
      `${bola}:7:86  contentSecurity.scripts[2]: "https://unpkg.com" serves scripts of anybody, so the security policy no longer keeps strangers' scripts out. Name the one host that serves yours.  [script-host-open]`,
    ],
  },
  {
    title: '[CARD-5] a maintenance window that is over',
    files: withKey('"maintenance": { "start": "2026-11-01T02:00:00Z", "end": "2026-11-01T04:00:00Z" }'),
    expected: [`${bola}:7:60  maintenance.end: 2026-11-01T04:00:00Z is over, so this has no effect any more. Take it out, or set a later time.  [time-past]`],
  },
];

it.each(cases)('$title', (bad) => {
  expect(found(inputWith(bad))).toEqual(bad.expected);
});

it('[CARD-5] a campaign that is over', () => {
  const bad = { title: 'campaign', files: { [lucky]: [['"auth": "player"', '"time": { "until": "2026-11-30T00:00:00Z" }']] as const } };
  expect(found(inputWith(bad))).toEqual([
    expect.stringMatching(/ pages\.home\.changes\[1\]\.node\.when\.time\.until: 2026-11-30T00:00:00Z is over, .*\[time-past\]$/) as string,
  ]);
});

const lucky = 'site-configs/sites/lucky.example/site.json';
const logo = 'site-configs/sites/lucky.example/brand/logo.svg';
const icon = 'site-configs/sites/lucky.example/brand/icon.png';
const facts = (format: 'svg' | 'png' | 'webp' | undefined, bytes = 4000) => (format === undefined ? { bytes } : { bytes, format });

/** The base project with a logo and, if wanted, an icon on the disk. */
function withPictures(sizes: Readonly<Record<string, readonly [number, number]>>, kinds: Readonly<Record<string, ReturnType<typeof facts>>>): ConfigInput {
  const files: BadConfig['files'] = { [lucky]: [['"primary": "brand/logo.svg"\n  },', '"primary": "brand/logo.svg"\n  },\n  "manifestIcon": "brand/icon.png",']] };
  const input = icon in kinds ? inputWith({ title: 'pictures', files }) : baseInput();
  return { ...input, brandFiles: new Set([logo, icon]), brandSizes: new Map(Object.entries(sizes)), brandFacts: new Map(Object.entries(kinds)) };
}

it.each([
  ['sound pictures', withPictures({ [logo]: [144, 28], [icon]: [512, 512] }, { [logo]: facts('svg'), [icon]: facts('png') }), []],
  [
    'a logo whose size cannot be read',
    withPictures({}, { [logo]: facts('svg') }),
    [
      `${lucky}:16:16  logos.primary: "brand/logo.svg" is no SVG with a width and height or a viewBox, so nothing can keep its place free. Export it again.  [logo-unreadable]`,
    ],
  ],
  [
    'a logo of another format than its name says',
    withPictures({ [logo]: [144, 28] }, { [logo]: facts('webp') }),
    [
      `${lucky}:16:16  logos.primary: "brand/logo.svg" is a WEBP, not what its name says, so browsers may not show it. Export it as SVG, or rename it.  [logo-format]`,
    ],
  ],
  [
    'a picture whose ending is in capital letters',
    (() => {
      const loud = logo.replace('.svg', '.SVG');
      const input = inputWith({ title: 'pictures', files: { [lucky]: [['"primary": "brand/logo.svg"', '"primary": "brand/logo.SVG"']] } });
      return { ...input, brandFiles: new Set([logo, loud]), brandSizes: new Map([[logo, [144, 28]], [loud, [144, 28]]] as const), brandFacts: new Map([[logo, facts('svg')], [loud, facts('svg')]]) };
    })(),
    [`${lucky}:16:16  logos.primary: The ending of "brand/logo.SVG" is in capital letters, by which servers do not know what it is. Rename it to "brand/logo.svg".  [logo-format]`],
  ],
  [
    'a file that is no picture',
    withPictures({ [logo]: [144, 28] }, { [logo]: facts(undefined) }),
    [
      `${lucky}:16:16  logos.primary: "brand/logo.svg" is no picture that sites may use, not what its name says, so browsers may not show it. Export it as SVG, or rename it.  [logo-format]`,
    ],
  ],
  [
    'a logo that is too heavy',
    withPictures({ [logo]: [144, 28] }, { [logo]: facts('svg', 312_400) }),
    [`${lucky}:16:16  logos.primary: "brand/logo.svg" weighs 313 kB, and each first visit waits for it. Make it 60 kB at most.  [logo-heavy]`],
  ],
  [
    'an icon with too few dots',
    withPictures({ [logo]: [144, 28], [icon]: [96, 96] }, { [logo]: facts('svg'), [icon]: facts('png') }),
    [`${lucky}:18:19  manifestIcon: "brand/icon.png" is 96 × 96 dots, too few for sharp screens. Make it at least 192 high, or use an SVG.  [logo-small]`],
  ],
  [
    'an icon that is not square',
    withPictures({ [logo]: [144, 28], [icon]: [512, 300] }, { [logo]: facts('svg'), [icon]: facts('png') }),
    [`${lucky}:18:19  manifestIcon: "brand/icon.png" is 512 × 300, and phones cut icons to a square. Make it as wide as high.  [icon-not-square]`],
  ],
])('[SITE-1] pictures of the brand: %s', (_, input, expected) => {
  expect(found(input)).toEqual(expected);
});

it('[CARD-5] a picture of the brand that a tree names and the folder does not have', () => {
  const files: BadConfig['files'] = { [lucky]: [['"EN": "A raffle"', '"EN": "/brand/logo.sgv"']] };
  expect(found(inputWith({ title: 'picture', files }))).toEqual([
    expect.stringMatching(/ "\/brand\/logo\.sgv" is not a picture in .*\. Did you mean "\/brand\/logo\.svg"\? .*\[picture-missing\]$/) as string,
  ]);
});

describe('[CARD-5] pages that a site adds', () => {
  const raffle = 'site-configs/sites/bola.example/pages/raffle.json';
  const draw = 'site-configs/sites/bola.example/pages/draw.json';
  const page = (name: string, route: string, more = '') =>
    `{\n  "version": 1,\n  "name": "${name}",\n  "path": "/${name}",${more}\n  "title": { "key": "route.slots.title" },\n  "regions": { "main": [{ "id": "back", "type": "link", "props": { "label": { "key": "common.more" }, "route": "${route}" } }] }\n}\n`;
  const linked: BadConfig['files'][string] = [
    ['"currency": "PHP",', '"currency": "PHP",\n  "pages": { "slots": { "changes": [{ "change": "insert", "into": "main", "node": { "id": "to-raffle", "type": "link", "props": { "label": { "key": "common.more" }, "route": "raffle" } } }] } },'],
  ];
  const said = (name: string) =>
    `site-configs/sites/bola.example/pages/${name}.json:4:11  path: Nothing leads to "/${name}": no link, menu, layout or modal of bola.example names "${name}". Link to it, or write "listed": false if its address is only given out.  [page-unreachable]`;

  it.each<[title: string, files: BadConfig['files'], expected: readonly string[]]>([
    ['that nothing names', { [raffle]: page('raffle', 'home') }, [said('raffle')]],
    ['that only name each other', { [raffle]: page('raffle', 'draw'), [draw]: page('draw', 'raffle') }, [said('draw'), said('raffle')]],
    ['that a link and another page lead to', { [raffle]: page('raffle', 'draw'), [draw]: page('draw', 'raffle'), [bola]: linked }, []],
    ['whose address is only given out', { [raffle]: page('raffle', 'home', '\n  "listed": false,') }, []],
  ])('%s', (_, files, expected) => {
    const input = inputWith({ title: 'unreachable', files });
    expect(compileConfigs(input).problems).toEqual([]);
    expect(validateConfigs(input).map(formatProblem)).toEqual(expected);
  });
});

it('[CARD-5] a picture of the brand that a family names for a site whose folder does not have it', () => {
  const family = 'site-configs/families/harbor.json';
  const named: BadConfig['files'] = { [family]: [['"version": 1,', '"version": 1,\n  "maintenancePicture": "/brand/shut.svg",']] };
  expect(found(inputWith({ title: 'family', files: named }))).toEqual([
    `${family}:3:25  maintenancePicture: "/brand/shut.svg" is not a picture in site-configs/sites/lucky.example/. Did you mean "/brand/logo.svg"? One of: /brand/logo.svg.  [picture-missing]`,
  ]);
  const own = { ...named, [lucky]: [['"currency": "PHP"', '"currency": "PHP",\n  "maintenancePicture": "/brand/logo.svg"']] } as const;
  expect(found(inputWith({ title: 'own', files: own }))).toEqual([]);
});
