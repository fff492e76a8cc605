import { expect, it } from 'vitest';
import { checkConfigs, compileConfigs } from '../../engine/config/compileConfigs';
import type { ConfigInput } from '../../engine/config/configInput';
import { jurisdictionProblems } from '../../engine/config/jurisdictions';
import { formatProblem } from '../../engine/config/problem';
import { readConfigInput } from '../../scripts/config/readConfigs';
import { baseInput } from './baseInput';

const found = (input: ConfigInput, name: string) => jurisdictionProblems(checkConfigs(input).platform, compileConfigs(input).bundles, name).map(formatProblem);
const all = readConfigInput(process.cwd());
/** The shipped platform with the three sites that keep the strict rules. */
const isKept = (file: string) => !file.startsWith('site-configs/sites/') || /^site-configs\/sites\/(?:lucky-harbor|fiesta-bola|daily-draw)\.example\//.test(file);
const shipped: ConfigInput = { ...all, files: new Map([...all.files].filter(([file]) => isKept(file))) };

/** The shipped configuration with one text replaced in one file. */
function changed(file: string, from: string, to: string): ConfigInput {
  const text = shipped.files.get(file) ?? '';
  expect(text).toContain(from);
  return { ...shipped, files: new Map([...shipped.files, [file, text.replace(from, to)]]) };
}

it('[CARD-5] the first three demo sites keep the strictest rules of responsible play', () => {
  expect(found(shipped, 'strict')).toEqual([]);
});

it('[CARD-5] a jurisdiction that does not exist is named with those that do', () => {
  expect(found(baseInput(), 'strikt')).toEqual([
    'site-configs/platform/jurisdictions.json:1:1  "strikt" is not a jurisdiction. One of: none, strict.  [jurisdiction-unknown]',
  ]);
});

it('[CARD-5] a switch that the rules ask for and the site leaves off is named', () => {
  const site = 'site-configs/sites/daily-draw.example/site.json';
  expect(found(changed(site, '"depositLimits": true', '"depositLimits": false'), 'strict')).toEqual([
    `${site}:1:1  Jurisdiction "strict" asks for "deposit-limits": set features.depositLimits to true.  [jurisdiction-switch-off]`,
  ]);
});

it('[CARD-5] a page without what the rules ask for is named', () => {
  const page = 'site-configs/pages/responsible-gaming.json';
  const lacking = found(changed(page, '"type": "play-break"', '"type": "lobby-facts"'), 'strict');
  expect(lacking).toHaveLength(6);
  expect(lacking[0]).toBe(
    'site-configs/sites/daily-draw.example/site.json:1:1  Jurisdiction "strict" asks for "time-out": page "responsible-gaming" has no "play-break".  [jurisdiction-element-missing]',
  );
});
