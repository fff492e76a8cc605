import { bySite, checkConfigs } from '../../engine/config/compileConfigs';
import type { ConfigInput } from '../../engine/config/configInput';
import { readConfigInput } from '../config/readConfigs';
import { compareConfigs } from '../diff/compareSites';
import { generatedSites } from './generatedSites';
import { printSpread, spreadOf } from './spread';
import { loadedPlatform } from './validation';

const limit = 3;
const rounds = 11;
const count = 1000;

/**
 * `npm run bench -- diff`: telling what changed on 1,000 sites against validating them, in processor time, in turns
 * with validation again (A/A).
 */
export function bench(): boolean {
  const root = process.cwd();
  const input = readConfigInput(root);
  const after = withSites(input, loadedPlatform(root).themes, (text) => text);
  const before = withSites(input, loadedPlatform(root).themes, (text) =>
    text.replace('"name": "Site', '"name": "Former site').replace('"limit": 1', '"limit": 2'),
  );
  const validate = () => timed(() => checkConfigs(after));
  const runs = { validation: validate, diff: () => timed(() => compareConfigs(before, after)), control: validate };
  for (const run of Object.values(runs)) run();
  const samples = Array.from({ length: rounds }, () => ({
    validation: runs.validation(),
    diff: runs.diff(),
    control: runs.control(),
  }));
  const ratio = spreadOf(samples.map(({ validation, diff, control }) => (2 * diff) / (validation + control)));
  console.log(
    `${count} sites, each changed, ${rounds} rounds, milliseconds of processor time, median (lowest … highest):`,
  );
  printSpread('validation', spreadOf(samples.map(({ validation }) => validation)));
  printSpread('the same again (A/A)', spreadOf(samples.map(({ control }) => control)));
  printSpread('diff', spreadOf(samples.map(({ diff }) => diff)));
  printSpread(`ratio (limit ${limit})`, ratio);
  printSpread('ratio of A/A', spreadOf(samples.map(({ validation, control }) => control / validation)));
  return ratio.median <= limit;
}

function withSites(input: ConfigInput, themes: readonly string[], edit: (text: string) => string): ConfigInput {
  const files = new Map(bySite(input).shared.files);
  for (const site of generatedSites(count, themes)) for (const [file, text] of site.files) files.set(file, edit(text));
  return { ...input, files };
}

function timed(run: () => void): number {
  const start = process.cpuUsage();
  run();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}
