import { expect, it } from 'vitest';
import { adviceProblems } from '../../engine/config/advice';
import type { ConfigInput } from '../../engine/config/configInput';
import { formatProblem } from '../../engine/config/problem';
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
  const lucky = 'site-configs/sites/lucky.example/site.json';
  const bad = { title: 'campaign', files: { [lucky]: [['"auth": "player"', '"time": { "until": "2026-11-30T00:00:00Z" }']] as const } };
  expect(found(inputWith(bad))).toEqual([
    expect.stringMatching(/ pages\.home\.changes\[1\]\.node\.when\.time\.until: 2026-11-30T00:00:00Z is over, .*\[time-past\]$/) as string,
  ]);
});

it('[SITE-1] a logo that is not what its name says', () => {
  const file = 'site-configs/sites/lucky.example/brand/logo.svg';
  expect(found({ ...baseInput(), brandSizes: new Map([[file, [144, 28]]]) })).toEqual([]);
  expect(found({ ...baseInput(), brandSizes: new Map() })).toEqual([
    'site-configs/sites/lucky.example/site.json:16:16  logos.primary: "brand/logo.svg" is no SVG with a width and height or a viewBox, so nothing can keep its place free. Export it again.  [logo-unreadable]',
  ]);
});
