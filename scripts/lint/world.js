import { readFileSync } from 'node:fs';
import { builtinModules, createRequire } from 'node:module';
import { abilitiesFile, testFiles } from './fileSets.js';
import { membersNamed } from './membersNamed.js';

const injectedMessage = 'The world is injected: use the environment (engine/environment.ts).';
const pureMessage = 'engine/config is pure: take it as an argument; scripts/ do input and output.';

/** Other names of `window`, by which its members would be reached past the rules. */
const otherWindows = ['globalThis', 'self', 'top', 'parent', 'frames', 'opener'];

/**
 * Globals that are the world: in the engine they come from the environment, so that tests, prerender and preview can
 * swap them.
 */
const injected = [
  ...['crypto', 'matchMedia', 'structuredClone', 'fetch', 'localStorage', 'sessionStorage', 'indexedDB', 'caches'],
  ...['setTimeout', 'setInterval', 'clearTimeout', 'clearInterval', 'setImmediate', 'clearImmediate'],
  ...['BroadcastChannel', 'WebSocket', 'EventSource', 'XMLHttpRequest', 'Worker', 'SharedWorker'],
  // What is there in Node alone.
  ...['process', 'Buffer', 'require', 'module', 'global', '__dirname', '__filename'],
];

/** What a browser has that reads or changes nothing outside. */
const pure = new Set(['atob', 'btoa', 'queueMicrotask']);

/** All that code of a layer without a page must not know: what the DOM's own types declare beside constructors. */
const ofPages = readFileSync(createRequire(import.meta.url).resolve('typescript/lib/lib.dom.d.ts'), 'utf8').matchAll(
  /^declare (?:var|function) ([a-z]\w*)/gm,
);
const worldless = [
  ...new Set([
    ...Array.from(ofPages, ([, name]) => name).filter((name) => !pure.has(name)),
    ...injected,
    ...otherWindows,
  ]),
];

const injectedMembers = [
  ['Date', 'now', 'Ask environment.now(), or useNow(ms) in components.'],
  ['performance', 'now', 'Ask environment.now(), or useClock() in components.'],
  ['Math', 'random', 'Ask environment.randomId(): pages must render alike on the server and in the browser.'],
  ['window', 'open', 'Use environment.openWindow(url, name).'],
  ['document', 'cookie', 'Use environment.cookies.'],
  ['URL', 'canParse', 'Use urlOf(address) of engine/config/urlOf.ts: not every browser can.'],
  ['Promise', 'withResolvers', 'Not every browser can: make the promise with its constructor.'],
  ['AbortSignal', 'any', 'Not every browser can: listen to each signal.'],
];

/**
 * Formatters of languages, which `engine/i18n` makes: browsers do not know every language, and would write that of
 * their menus.
 */
const formatters = [
  ['NumberFormat', 'Use numberFormat(language, options), or useFormat().'],
  ['DateTimeFormat', 'Use dateFormat(language, options), or useFormat().'],
  ['ListFormat', 'Use listOf(language, names).'],
  ['supportedValuesOf', 'Ask a table of the project: what a browser knows differs by its version.'],
].map(([property, message]) => ['Intl', property, message]);

/** Objects of which members are refused above: through `window` or by another name nothing would find them. */
const watched = [...new Set([...injectedMembers, ...formatters].map(([object]) => object))];
const ofWindow = watched
  .filter((name) => name !== 'window')
  .map((name) => ['window', name, `Write ${name} alone: lint looks for its members.`]);

/** Files that are the world, or run before there is an environment: `hydration` and `idle` are part of it. */
const worldFiles = [
  'engine/{browserEnvironment,serverEnvironment,idle}.ts',
  'engine/hydration/{firstInteraction,keepFilled}.ts',
  abilitiesFile,
];
/** Files that make formatters; the readers ask one what a zone's clocks show, and show nothing themselves. */
const formatterFiles = ['engine/i18n/*.ts', 'engine/api/readers/readTime.ts', 'engine/api/readers/plainTime.ts'];
/** Asks which languages and zones there are, where configurations are compiled, and writes nothing by them. */
const localeCheckers = ['engine/config/localeTags.ts'];
export const browserCode = ['engine/**/*.{ts,tsx}', 'widgets/**/*.{ts,tsx}', 'templates/**/*.{ts,tsx}'];

const globals = (names, message) => [
  'error',
  { globals: names.map((name) => ({ name, message })), checkGlobalObject: true },
];
const properties = (...lists) => [
  'error',
  { property: 'defaultView', message: injectedMessage },
  ...[...lists, ofWindow].flat().map(([object, property, message]) => ({ object, property, message })),
];
/** `engine/config` runs in Node alone, which can. */
const ofNode = injectedMembers.filter(([object]) => object !== 'URL');

const node = `^(node:|(${builtinModules.filter((name) => !name.startsWith('_')).join('|')})(/|$))`;
const react = '^react(-|/|$)|^mobx-react';
const imports = (...patterns) => ['error', { patterns: patterns.map(([regex, message]) => ({ regex, message })) }];
const noNode = [node, 'This runs in a browser. What needs Node belongs in scripts/.'];
const noReact = [react, 'No React here: a hook beside it may use this.'];
/** The same modules where code imports them when it runs, which the rule of imports does not see. */
const late = ([names, message]) => {
  const pattern = names.replaceAll('/', '\\u002F');
  return ['Literal[value', 'TemplateLiteral[quasis.0.value.raw'].map((part) => ({
    selector: `ImportExpression > ${part}=/${pattern}/]`,
    message,
  }));
};
export const lateNode = late(noNode);
export const lateReact = late(noReact);
/** Folders that hold no React. */
export const reactless = ['engine/{api,config,stores,theme}/**/*.{ts,tsx}', 'engine/i18n/**/*.ts'];
const pureImports = [
  [node, 'engine/config is pure: scripts/ read and write files and pass texts in.'],
  ['^(react|mobx)', 'engine/config is pure: it compiles in Node and knows neither React nor stores.'],
];

/** What is said of a member, by object and member, for all that is refused above. */
function refusedMembers() {
  const said = {};
  const refuse = (object, member, message) => ((said[object] ??= {})[member] = message);
  for (const [object, member, message] of [...injectedMembers, ...formatters, ...ofWindow])
    refuse(object, member, message);
  for (const member of [...injected, ...otherWindows]) refuse('window', member, injectedMessage);
  return said;
}

/** What reaches the world, and by which names, by the files that may not. */
export const world = [
  {
    files: browserCode,
    ignores: testFiles,
    // Globals whose members `no-restricted-globals` looks at.
    languageOptions: {
      globals: Object.fromEntries(['window', ...otherWindows].map((name) => [name, 'readonly'])),
    },
    plugins: { world: { rules: { 'members-named': membersNamed } } },
  },
  {
    files: browserCode,
    ignores: [...worldFiles, ...testFiles],
    rules: {
      'no-restricted-globals': globals([...injected, ...otherWindows], injectedMessage),
      'no-restricted-properties': properties(injectedMembers, formatters),
      'world/members-named': ['error', refusedMembers()],
      'no-console': 'error',
    },
  },
  { files: formatterFiles, ignores: testFiles, rules: { 'no-restricted-properties': properties(injectedMembers) } },
  {
    // No page. One store marks the root element: `stores/oldValues.ts`.
    files: ['engine/{api,i18n,stores,forms,money,games}/**/*.{ts,tsx}'],
    ignores: [...testFiles, 'engine/stores/oldValues.ts'],
    rules: { 'no-restricted-globals': globals(worldless, injectedMessage) },
  },
  {
    files: ['engine/config/**/*.ts'],
    ignores: testFiles,
    rules: {
      'no-restricted-globals': globals(worldless, pureMessage),
      'no-restricted-properties': properties(ofNode, formatters),
      'no-restricted-imports': imports(...pureImports),
    },
  },
  { files: localeCheckers, rules: { 'no-restricted-properties': properties(ofNode) } },
  // Of two lists for one file the later counts, so that each has all its patterns.
  {
    files: browserCode,
    ignores: [...testFiles, 'engine/config/**'],
    rules: { 'no-restricted-imports': imports(noNode) },
  },
  {
    files: reactless,
    // It gives the texts to React's context.
    ignores: [...testFiles, 'engine/config/**', 'engine/i18n/createI18n.ts'],
    rules: { 'no-restricted-imports': imports(noNode, noReact) },
  },
];
