import { performance } from 'node:perf_hooks';
import { bySite } from '../../engine/config/compileConfigs';
import { claimProblems } from '../../engine/config/claims';
import { loadPlatform, type Platform } from '../../engine/config/platform';
import { resolveSite } from '../../engine/config/resolveSite';
import type { SiteInput } from '../../engine/config/siteDraft';
import { validateSite } from '../../schemas/generated/validators/descriptors.js';
import { readConfigInput } from '../config/readConfigs';
import { generatedSites } from './generatedSites';

const limit = 3;

/** Figures of one run, in milliseconds and ratios. */
export interface ConfigFigures {
  readonly plain: Spread;
  /** The plain way against itself: how much of a ratio is noise. */
  readonly control: Spread;
  readonly ours: Spread;
  /** Ours to plain, round by round. */
  readonly ratio: Spread;
}

interface Spread {
  readonly median: number;
  readonly low: number;
  readonly high: number;
}

/** `npm run bench -- config`: our validation of site files against plain JSON.parse + Ajv, and how it grows. */
export function bench(): boolean {
  const { platform, loadMs, themes } = loadedPlatform(process.cwd());
  console.log(`Shared layers, loaded once: ${loadMs.toFixed(1)} ms.`);
  const figures = compareValidation(platform, generatedSites(1000, themes), 21);
  console.log(`1,000 site files, 21 rounds, median (lowest … highest):`);
  print('JSON.parse + Ajv', figures.plain, 'ms');
  print('the same again (A/A)', figures.control, 'ms');
  print('our validation', figures.ours, 'ms');
  print(`ratio (limit ${limit})`, figures.ratio, '×');
  console.log('Growth, microseconds a file:');
  for (const count of [10, 100, 1000, 10_000]) {
    const { ours, ratio } = compareValidation(platform, generatedSites(count, themes), count > 1000 ? 5 : 21);
    console.log(`  ${String(count).padStart(6)} files  ${((1000 * ours.median) / count).toFixed(1).padStart(7)} µs  ratio ${ratio.median.toFixed(2)}`);
  }
  return figures.ratio.median <= limit;
}

/** The project's shared layers, and the themes whose templates are there. */
export function loadedPlatform(root: string): { readonly platform: Platform; readonly loadMs: number; readonly themes: readonly string[] } {
  const input = readConfigInput(root);
  const start = performance.now();
  const platform = loadPlatform(bySite(input).shared);
  const loadMs = performance.now() - start;
  const themes = platform.vocabulary.words.theme.filter((code) => (platform.templates.get(code)?.pages.size ?? 0) > 0);
  return { platform, loadMs, themes };
}

/** Times both ways in turns, so that a busy machine slows both. */
export function compareValidation(platform: Platform, sites: readonly SiteInput[], rounds: number): ConfigFigures {
  const texts = sites.flatMap(({ files }) => [...files.values()]);
  const repeats = Math.max(1, Math.round(1000 / sites.length));
  const plainRun = () => timed(repeats, () => plainly(texts));
  const ourRun = () => timed(repeats, () => withUs(platform, sites));
  for (let warm = 0; warm < 3; warm += 1) [plainRun(), ourRun()];
  const samples = Array.from({ length: rounds }, () => ({ plain: plainRun(), ours: ourRun(), control: plainRun() }));
  return {
    plain: spreadOf(samples.map(({ plain }) => plain)),
    control: spreadOf(samples.map(({ control }) => control)),
    ours: spreadOf(samples.map(({ ours }) => ours)),
    ratio: spreadOf(samples.map(({ plain, control, ours }) => (2 * ours) / (plain + control))),
  };
}

function plainly(texts: readonly string[]): void {
  for (const text of texts) if (!validateSite(JSON.parse(text))) throw new Error('A generated site does not fit its schema.');
}

function withUs(platform: Platform, sites: readonly SiteInput[]): void {
  const resolved = sites.map((site) => resolveSite(platform, site));
  const problems = [...resolved.flatMap((site) => site.problems), ...claimProblems(resolved)];
  if (problems[0] !== undefined) throw new Error(`A generated site has a problem: ${JSON.stringify(problems[0])}`);
}

function timed(repeats: number, run: () => void): number {
  const start = performance.now();
  for (let repeat = 0; repeat < repeats; repeat += 1) run();
  return (performance.now() - start) / repeats;
}

function spreadOf(values: readonly number[]): Spread {
  const sorted = [...values].sort((a, b) => a - b);
  return { median: sorted[Math.floor(sorted.length / 2)] ?? 0, low: sorted[0] ?? 0, high: sorted.at(-1) ?? 0 };
}

function print(name: string, { median, low, high }: Spread, unit: string): void {
  console.log(`  ${name.padEnd(22)} ${median.toFixed(2).padStart(8)} ${unit}  (${low.toFixed(2)} … ${high.toFixed(2)})`);
}
