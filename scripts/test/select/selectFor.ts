import { affectedBy, usedFrom, isReadBy, type ModuleGraph } from './moduleGraph';

/** A site as selection knows it: the files of its template and its family are part of it. */
export interface KnownSite {
  readonly domain: string;
  readonly template: string;
  readonly family?: string | undefined;
}

export interface Project {
  readonly graph: ModuleGraph;
  readonly sites: readonly KnownSite[];
}

/** What of the merge gate a change can affect. An empty list leaves a lane out. */
export interface Selection {
  /** Steps of the checks, and the files that lint and format look at. */
  readonly steps: 'all' | readonly string[];
  readonly lint: 'all' | readonly string[];
  readonly format: 'all' | readonly string[];
  /** Files of unit tests. */
  readonly unit: 'all' | readonly string[];
  /** Files of browser tests. */
  readonly browser: 'all' | readonly string[];
  /** Sites that browser tests visit where they visit many; `all` for those that are sampled. */
  readonly sites: 'all' | readonly string[];
}

export const everything: Selection = {
  steps: 'all',
  lint: 'all',
  format: 'all',
  unit: 'all',
  browser: 'all',
  sites: 'all',
};

/** The merge gate knows nothing of these. */
const isNightly = (file: string) => /^tests\/(?:e2e\/)?nightly\//.test(file);
/** They run with the browser tests, all of them. */
const isServer = (file: string) => file.startsWith('tests/server/');
const isUnit = (file: string) => /\.test\.tsx?$/.test(file) && !isNightly(file) && !isServer(file);
const isBrowser = (file: string) => (file.endsWith('.e2e.ts') && !isNightly(file)) || isServer(file);
const isCode = (file: string) => /\.(?:tsx?|js)$/.test(file);
/** Nothing but people, git and the layout of files reads these, unless a file of the project names them. */
const isForPeople = (file: string) =>
  /\.md$|^(?:LICENSE|\.gitignore|\.editorconfig|\.prettierrc|\.prettierignore|knip\.json)$|^\.github\//.test(file);
/** They decide how everything runs. */
const decidesAll = (file: string) =>
  /^(?:package\.json|\.oxlintrc\.json|package-lock\.json|\.npmrc|tsconfig\.json|tests\/seed)$|^\.ci\//.test(file);
/** Where what is served begins: the product's modules, its build and its server. */
const entries = [
  'index.html',
  'main.tsx',
  'prerender.tsx',
  'modules.ts',
  'vite.config.ts',
  'scripts/start.ts',
  'scripts/build.ts',
];
/** Tests that run a tool on its settings, which they name nowhere. */
const testsOfSettings: readonly (readonly [settings: string, test: string])[] = [
  ['eslint.config.js', 'tests/architecture/layers.test.ts'],
  ['eslint.config.js', 'tests/architecture/habits.test.ts'],
  ['eslint.config.js', 'tests/architecture/templateNames.test.ts'],
];
/** More files than that are linted together as fast. */
const mostLinted = 300;
const codeSteps = ['lint', 'types', 'unused'];
const dataSteps = ['format', 'generated', 'requirements', 'messages', 'terms', 'configs'];

const products = new WeakMap<ModuleGraph, ReadonlySet<string>>();

/** Everything that is served, or that serves it; found once for a graph. */
function productIn(graph: ModuleGraph): ReadonlySet<string> {
  const product = products.get(graph) ?? usedFrom(graph, entries);
  products.set(graph, product);
  return product;
}

/**
 * What files that changed (from the project's root; also such as are gone) can affect. A file that nothing is known of
 * affects everything.
 */
export function selectFor(changed: readonly string[], project: Project): Selection {
  const { graph, sites } = project;
  const known = new Set(graph.files);
  const product = productIn(graph);
  const isKnown = (file: string) =>
    known.has(file) && (isCode(file) || isForPeople(file) || isReadBy(graph, file) || product.has(file));
  const isHarmlesslyGone = (file: string) => !known.has(file) && (isUnit(file) || isBrowser(file) || isForPeople(file));
  if (changed.some((file) => decidesAll(file) || !(isKnown(file) || isHarmlesslyGone(file)))) return everything;

  const affected = affectedBy(graph, changed);
  const served = changed.filter((file) => product.has(file)).map((file) => sitesOf(file, sites));
  const standing = [...affected].filter((file) => known.has(file));
  const own = standing.filter(isBrowser);
  const areAllSites = served.includes('all') || affected.has('playwright.config.ts');
  const code = changed.filter((file) => isCode(file) || file === 'knip.json');
  const linted = standing.filter(isCode);
  const implied = testsOfSettings.filter(([settings]) => affected.has(settings)).map(([, test]) => test);
  const specsChanged = changed.some((file) => own.includes(file) || (file.startsWith('tests/') && own.length > 0));
  return {
    steps: [...(code.length > 0 || changed.some((file) => file.endsWith('.json')) ? codeSteps : []), ...dataSteps],
    lint: affected.has('eslint.config.js') || linted.length > mostLinted ? 'all' : linted,
    format: changed.some((file) => file.startsWith('.prettier')) ? 'all' : changed.filter((file) => known.has(file)),
    unit: affected.has('vitest.config.ts') ? 'all' : [...new Set([...standing.filter(isUnit), ...implied])],
    browser: areAllSites || served.length > 0 ? 'all' : own,
    sites: areAllSites || served.length === 0 || specsChanged ? 'all' : [...new Set(served.flat())],
  };
}

/** The sites that a served file is part of. */
function sitesOf(file: string, sites: readonly KnownSite[]): 'all' | readonly string[] {
  const [folder, kind = '', name = ''] = file.split('/');
  const part =
    folder === 'templates'
      ? { template: kind }
      : folder === 'site-configs' && kind === 'families'
        ? { family: name.replace(/\.json$/, '') }
        : {};
  const found = sites.filter(
    ({ domain, template, family }) =>
      (folder === 'site-configs' && kind === 'sites' && domain === name) ||
      template === part.template ||
      (part.family !== undefined && family === part.family),
  );
  return found.length > 0 ? found.map(({ domain }) => domain) : 'all';
}
