import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { checkConfigs, compileConfigs } from '../../engine/config/compileConfigs';
import type { ConfigInput } from '../../engine/config/configInput';
import { formatProblem } from '../../engine/config/problem';
import { readConfigInput } from '../../scripts/config/readConfigs';

const found = (input: ConfigInput, name?: string) =>
  (name === undefined ? compileConfigs(input).problems : checkedSites(input).flatMap((site) => [...site.problems, ...site.heldTo(name)])).map(formatProblem);
const checkedSites = (input: ConfigInput) => checkConfigs(input).sites.filter(({ domain }) => demoSites.includes(domain));
const shipped: ConfigInput = readConfigInput(process.cwd());
/** The sites that the sandbox has data of; others are somebody's own. */
const demoSites = readdirSync('scripts/sandbox/data').flatMap((file) => /^(.+\.example)\.json$/.exec(file)?.[1] ?? []);
const cubo = 'site-configs/sites/cubo.example/site.json';

/** The shipped configuration with one text replaced in one file. */
function changed(file: string, from: string, to: string): ConfigInput {
  const text = shipped.files.get(file) ?? '';
  expect(text).toContain(from);
  return { ...shipped, files: new Map([...shipped.files, [file, text.replace(from, to)]]) };
}

/** Line and column of the value of `member` in a file as it was changed. */
function placeOf({ files }: ConfigInput, file: string, member: string): string {
  const lines = (files.get(file) ?? '').split('\n');
  const line = lines.findIndex((text) => text.trim().startsWith(`${member}: `));
  return `${line + 1}:${(lines[line] ?? '').indexOf(': ') + 3}`;
}

it('[CARD-5] every demo site claims the strictest rules of responsible play, and keeps them', () => {
  const { bundles, problems } = compileConfigs(shipped);
  expect(problems.map(formatProblem)).toEqual([]);
  expect(new Set(demoSites.map((domain) => bundles.get(domain)?.site.jurisdiction))).toEqual(new Set(['strict']));
});

it('[CARD-5] a site is held to the rules that it claims, and one that claims none to none', () => {
  const site = 'site-configs/sites/reelhouse.example/site.json';
  const without = changed(site, '"playClock": true', '"playClock": false');
  const place = placeOf(without, site, '"playClock"');
  expect(found(without)).toEqual([
    `${site}:${place}  features.playClock: Jurisdiction "strict" asks for "reality-check". Set features.playClock to true.  [jurisdiction-switch-off]`,
    `${site}:${place}  features.playClock: Jurisdiction "strict" asks for "session-clock". Set features.playClock to true.  [jurisdiction-switch-off]`,
  ]);
  expect(found({ ...without, files: new Map([...without.files, [site, (without.files.get(site) ?? '').replace('"strict"', '"none"')]]) })).toEqual([]);
});

it('[CARD-5] a site that claims rules which nobody wrote is named', () => {
  const site = 'site-configs/sites/reelhouse.example/site.json';
  const claimed = changed(site, '"jurisdiction": "strict"', '"jurisdiction": "strikt"');
  expect(found(claimed)).toEqual([
    `${site}:${placeOf(claimed, site, '"jurisdiction"')}  jurisdiction: "strikt" is not a jurisdiction. Did you mean "strict"? One of: none, basic, strict.  [jurisdiction-unknown]`,
  ]);
});

it('[CARD-5] an element that a jurisdiction asks for and nobody describes is named where it stands', () => {
  const file = 'site-configs/platform/jurisdictions.json';
  const [problem] = compileConfigs(changed(file, '"basic": ["age-mark"', '"basic": ["age-marc"')).problems;
  expect(problem).toMatchObject({ file, code: 'jurisdiction-unknown' });
  expect(problem?.message).toContain('"age-marc" is not an element of responsible play. Did you mean "age-mark"?');
});

it('[CARD-5] a switch that the rules ask for and the site leaves off is named', () => {
  const site = 'site-configs/sites/daily-draw.example/site.json';
  const without = changed(site, '"depositLimits": true', '"depositLimits": false');
  expect(found(without, 'strict')).toEqual([
    `${site}:${placeOf(without, site, '"depositLimits"')}  features.depositLimits: Jurisdiction "strict" asks for "deposit-limits". Set features.depositLimits to true.  [jurisdiction-switch-off]`,
  ]);
});

it('[CARD-5] a page without what the rules ask for is named', () => {
  const page = 'site-configs/pages/responsible-gaming.json';
  const lacking = found(changed(page, '"type": "play-break"', '"type": "lobby-facts"'), 'strict');
  expect(lacking).toHaveLength(2 * demoSites.length);
  expect(lacking).toContain(
    `${cubo}:${placeOf(shipped, cubo, '"jurisdiction"')}  jurisdiction: Jurisdiction "strict" asks for "time-out": page "responsible-gaming" has no "play-break". Put one there, or take out the change that removed it.  [jurisdiction-element-missing]`,
  );
});

it('[CARD-5] a page of a player that shows nothing of the site holds the clock itself', () => {
  const page = 'site-configs/pages/spin.json';
  const [slots = ''] = /,\s*"slots": \{[\s\S]*?\n {8}\}/.exec(shipped.files.get(page) ?? '') ?? [];
  const lacking = found(changed(page, slots, ''), 'strict');
  expect(lacking).toHaveLength(2 * demoSites.length);
  expect(lacking).toContain(
    `${cubo}:${placeOf(shipped, cubo, '"jurisdiction"')}  jurisdiction: Jurisdiction "strict" asks for "session-clock": page "spin" has no "play-clock". Put one there, or take out the change that removed it.  [jurisdiction-element-missing]`,
  );
});
