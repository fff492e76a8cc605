import { bySite, compileConfigs, compileOneSite, type CompiledConfigs } from '../../../engine/config/compileConfigs';
import type { CompiledBundle } from '../../../engine/config/compiled';
import type { ConfigInput } from '../../../engine/config/configInput';
import { loadPlatform, type Platform } from '../../../engine/config/platform';
import { hasErrors, sortProblems, type Problem } from '../../../engine/config/problem';
import type { SiteInput } from '../../../engine/config/siteInput';
import { layOver, type SiteParts } from '../../../engine/config/siteParts';
import type { PlatformConnection } from '../../connect/connection';
import { codeFrame } from '../../config/printProblems';
import { readConfigInput } from '../../config/readConfigs';
import type { FramedProblem, View } from '../protocol';
import { variantOf } from './variant';

/** A compiled view, or why there is none. */
export interface CompiledView {
  readonly bundle: CompiledBundle | undefined;
  readonly problems: readonly FramedProblem[];
}

/** The configuration as it lies on the disk, and what views make of it. */
export interface ConfigurationHub {
  readonly input: () => ConfigInput;
  readonly domains: () => readonly string[];
  /** Theme codes that name a template. */
  readonly themes: () => readonly string[];
  /** Reads everything again; false where no file differs. */
  readonly look: () => boolean;
  readonly compile: (view: View) => CompiledView;
  /** The layers of a view as they lie over each other; undefined where they cannot be read. */
  readonly parts: (view: View) => SiteParts | undefined;
  /** Every site as compiled without any view. */
  readonly all: () => CompiledConfigs;
}

/** Reads the configurations below a folder; with a `connection`, sites come as they are connected. */
export function createConfigurationHub(root: string, connection?: PlatformConnection): ConfigurationHub {
  const reading = { environment: connection?.environment };
  let input = readConfigInput(root, reading);
  let read = readingOf(input);

  const siteOf = (view: View): SiteInput | undefined => {
    const site = read.sites.find(({ domain }) => domain === view.domain);
    return site && variantOf(site, view);
  };

  return {
    input: () => input,
    domains: () => read.sites.map(({ domain }) => domain),
    themes: () => Object.keys((read.platform.topics.themes.value.themes as object | undefined) ?? {}),
    look: () => {
      const next = readConfigInput(root, reading);
      if (isSame(input, next)) return false;
      const fault = connection?.renew();
      if (fault !== undefined) console.error(fault);
      input = next;
      read = readingOf(next);
      return true;
    },
    compile: (view) => {
      const site = siteOf(view);
      if (site === undefined) return { bundle: undefined, problems: [missing(view.domain)] };
      const { platform } = read;
      const compiled = compileOneSite(platform, site, []);
      const problems = sortProblems([...platform.problems, ...compiled.problems]);
      const files = new Map([...input.files, ...site.files]);
      const [bundle] =
        hasErrors(problems) || compiled.bundle === undefined
          ? []
          : (connection?.lay([compiled.bundle]) ?? [compiled.bundle]);
      return { bundle, problems: framed(problems, files) };
    },
    parts: (view) => {
      const site = siteOf({ domain: view.domain, ...(view.template === undefined ? {} : { template: view.template }) });
      return site && layOver(read.platform, site);
    },
    all: () => read.all(),
  };
}

interface Reading {
  readonly platform: Platform;
  readonly sites: readonly SiteInput[];
  readonly all: () => CompiledConfigs;
}

function readingOf(input: ConfigInput): Reading {
  const { shared, sites } = bySite(input);
  let compiled: CompiledConfigs | undefined;
  return { platform: loadPlatform(shared), sites, all: () => (compiled ??= compileConfigs(input)) };
}

function isSame(before: ConfigInput, after: ConfigInput): boolean {
  const files = (input: ConfigInput) => JSON.stringify([[...input.files], [...input.brandFiles]]);
  return files(before) === files(after);
}

/** Problems with the lines around them, errors first. */
export function framed(problems: readonly Problem[], files: ReadonlyMap<string, string>): FramedProblem[] {
  const shown = problems.map(({ file, line, column, path, message, code, severity }) => ({
    file,
    line,
    column,
    path,
    message,
    code,
    severity,
    frame: codeFrame({ line, column }, files.get(file)),
  }));
  return shown.sort((a, b) => Number(a.severity === 'warning') - Number(b.severity === 'warning'));
}

function missing(domain: string): FramedProblem {
  const file = `site-configs/sites/${domain}/site.json`;
  return {
    file,
    line: 1,
    column: 1,
    path: '',
    message: `There is no site ${domain}.`,
    code: 'site-missing',
    severity: 'error',
    frame: '',
  };
}
