import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { adviceProblems } from '../../engine/config/advice';
import { bySite, checkConfigs, compileConfigs, compileOneSite } from '../../engine/config/compileConfigs';
import type { ConfigInput } from '../../engine/config/configInput';
import type { Problem } from '../../engine/config/problem';
import { readConfigInput } from '../../scripts/config/readConfigs';
import { baseInput } from '../configs/baseInput';
import { steadyTime } from '../fixtures/growth';

/** A sound file, and what the validator says when another text stands in its place. */
export interface Target {
  readonly file: string;
  readonly text: string;
  readonly problemsOf: (text: string) => readonly Problem[];
  /** The other sites that are no longer compiled then. Only of small projects: it compiles everything. */
  readonly stoppedBy?: (text: string) => readonly string[];
}

const project = resolve(import.meta.dirname, '../..');
const corpus = join(import.meta.dirname, 'corpus');

/**
 * The files to change, by how dear a look at one of them is: sites of the shipped project and of the corpus, the small
 * base project, the shipped layers.
 */
export function targets(): {
  readonly sites: readonly Target[];
  readonly base: readonly Target[];
  readonly layers: readonly Target[];
} {
  const shipped = normalised(withCorpus(readConfigInput(project)));
  const base = normalised(baseInput());
  const isSite = (file: string) => file.startsWith('site-configs/sites/');
  return {
    sites: [...siteTargets(shipped), ...siteTargets(base).map((target) => withOthers(base, target))],
    base: wholeTargets(base, (file) => !isSite(file)),
    layers: wholeTargets(shipped, (file) => !isSite(file)),
  };
}

let shipped: ConfigInput | undefined;
let cost: number | undefined;

/** Checks the whole shipped project. */
export function checkWhole(): void {
  checkConfigs((shipped ??= readConfigInput(project)));
}

/** What that costs on this machine, in ms of the thread's own time. */
export function wholeCost(): number {
  return (cost ??= Math.min(...Array.from({ length: 3 }, () => steadyTime(checkWhole))));
}

/** One site against the loaded platform, as a running server looks at it. */
function siteTargets(input: ConfigInput): Target[] {
  const { platform, sites, problems } = checkConfigs(input);
  if (problems.length > 0) throw new Error(`The files to change must be sound: ${JSON.stringify(problems[0])}`);
  return bySite(input).sites.flatMap((site) =>
    [...site.files].map(([file, text]) => ({
      file,
      text,
      problemsOf(changed: string) {
        adviceProblems({ ...input, files: new Map([...input.files, [file, changed]]) }, 0);
        return compileOneSite(platform, { ...site, files: new Map([...site.files, [file, changed]]) }, sites).problems;
      },
    })),
  );
}

/** Also says which other sites a change stops: none, ever. */
function withOthers(input: ConfigInput, target: Target): Target {
  const [, , domain = ''] = target.file.split('/');
  const others = bySite(input)
    .sites.map((site) => site.domain)
    .filter((other) => other !== domain);
  return {
    ...target,
    stoppedBy: (changed) => {
      const { bundles } = compileConfigs({ ...input, files: new Map([...input.files, [target.file, changed]]) });
      return others.filter((other) => !bundles.has(other));
    },
  };
}

/** Everything again, as `npm run validate` does. */
function wholeTargets(input: ConfigInput, isWanted: (file: string) => boolean): Target[] {
  return [...input.files]
    .filter(([file]) => isWanted(file))
    .map(([file, text]) => ({
      file,
      text,
      problemsOf: (changed) => compileConfigs({ ...input, files: new Map([...input.files, [file, changed]]) }).problems,
    }));
}

function withCorpus(input: ConfigInput): ConfigInput {
  const more = readdirSync(corpus, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((path): [string, string] => [`site-configs/sites/${relative(corpus, path)}`, readFileSync(path, 'utf8')]);
  return { ...input, files: new Map([...input.files, ...more]) };
}

/** A value a line, so that a place in a file says which value it is. */
function normalised(input: ConfigInput): ConfigInput {
  return {
    ...input,
    files: new Map([...input.files].map(([file, text]) => [file, `${JSON.stringify(JSON.parse(text), null, 2)}\n`])),
  };
}
