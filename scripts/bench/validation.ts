import { claimProblems } from '../../engine/config/claims';
import { bySite } from '../../engine/config/compileConfigs';
import { loadPlatform, type Platform } from '../../engine/config/platform';
import { resolveSite } from '../../engine/config/resolveSite';
import type { SiteInput } from '../../engine/config/siteInput';
import { validateSite } from '../../schemas/generated/validators/descriptors.js';
import { readConfigInput } from '../config/readConfigs';
import { plainAjv } from './plainAjv';
import { spreadOf, type Spread } from './spread';

/** Milliseconds of processor time for all files, and ratios round by round. */
export interface ValidationFigures {
  /** JSON.parse and Ajv with the published schemas: what a widget takes is checked too. */
  readonly plain: Spread;
  readonly control: Spread;
  /** JSON.parse and Ajv with schemas that let any node pass. */
  readonly light: Spread;
  readonly ours: Spread;
  readonly ratio: Spread;
  /** The plain way against itself: how much of a ratio is noise. */
  readonly controlRatio: Spread;
  readonly lightRatio: Spread;
}

/** The project's shared layers, and the theme codes whose templates are there. */
export function loadedPlatform(root: string): {
  readonly platform: Platform;
  readonly loadMs: number;
  readonly themes: readonly string[];
} {
  const input = readConfigInput(root);
  const start = performance.now();
  const platform = loadPlatform(bySite(input).shared);
  const loadMs = performance.now() - start;
  const themes = platform.vocabulary.words.theme.filter((code) => (platform.templates.get(code)?.pages.size ?? 0) > 0);
  return { platform, loadMs, themes };
}

/** Times the ways in turns, in processor time, so that a busy machine changes as little as possible. */
export function compareValidation(
  root: string,
  platform: Platform,
  sites: readonly SiteInput[],
  rounds: number,
): ValidationFigures {
  const texts = sites.flatMap(({ files }) => [...files.values()]);
  const validate = plainAjv(root);
  const repeats = Math.max(1, Math.round(1000 / sites.length));
  const runs = {
    plain: () => timed(repeats, () => plainly(texts, validate)),
    light: () => timed(repeats, () => plainly(texts, validateSite)),
    ours: () => timed(repeats, () => withUs(platform, sites)),
  };
  for (let warm = 0; warm < 3; warm += 1) Object.values(runs).forEach((run) => run());
  const samples = Array.from({ length: rounds }, () => ({
    plain: runs.plain(),
    ours: runs.ours(),
    light: runs.light(),
    control: runs.plain(),
  }));
  const spread = (read: (sample: (typeof samples)[number]) => number) => spreadOf(samples.map(read));
  return {
    plain: spread(({ plain }) => plain),
    control: spread(({ control }) => control),
    light: spread(({ light }) => light),
    ours: spread(({ ours }) => ours),
    ratio: spread(({ plain, control, ours }) => (2 * ours) / (plain + control)),
    controlRatio: spread(({ plain, control }) => control / plain),
    lightRatio: spread(({ light, ours }) => ours / light),
  };
}

function plainly(texts: readonly string[], validate: (value: unknown) => boolean): void {
  for (const text of texts)
    if (!validate(JSON.parse(text))) throw new Error('A generated site does not fit its schema.');
}

function withUs(platform: Platform, sites: readonly SiteInput[]): void {
  const checked = sites.map((site) => {
    const { problems, claims } = resolveSite(platform, site);
    return { problems, claims };
  });
  const problems = [...checked.flatMap((site) => site.problems), ...claimProblems(checked)];
  if (problems[0] !== undefined) throw new Error(`A generated site has a problem: ${JSON.stringify(problems[0])}`);
}

/** Milliseconds of processor time a run. */
function timed(repeats: number, run: () => void): number {
  const start = process.cpuUsage();
  for (let repeat = 0; repeat < repeats; repeat += 1) run();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000 / repeats;
}
