import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { loosePattern } from '../../scripts/addresses/looseAddress';
import { formats } from '../../scripts/generate/formats';
import { wordPattern } from '../../scripts/words/glossary';
import { slowness } from './attack';
import { builtPatterns, patternsOfCode, patternsOfSchemas, type FoundPattern } from './findPatterns';

const root = resolve(import.meta.dirname, '../..');

/** Each pattern once, with what makes it slow. */
function slowOnes(found: readonly FoundPattern[]): string[] {
  const once = new Map(found.map(({ place, pattern }) => [String(pattern), { place, pattern }]));
  return [...once.values()].flatMap(({ place, pattern }) => {
    const reason = slowness(pattern);
    return reason === undefined ? [] : [`${place} ${String(pattern)} ${reason}`];
  });
}

// The pattern that froze every site for seconds, and others of its kind.
it.each([
  /^(?:https:\/\/[^\s/]+\S*|mailto:[^\s@]+@[^\s@]+|tel:\+?[0-9][0-9-]+)$/,
  /\s+$/,
  /\p{L}\D*$|[^\d.,)%]+$/u,
  /0+$/,
  /<svg\b[^>]*>/,
  /^\S*\s*\S*\s*x$/,
])('[CARD-5] control: %s is known as slow', (pattern) => expect(slowness(pattern)).toBeDefined());

it.each([/^[a-z]+$/, /^\s+/, /a+b/y, /\d/g, /[^a-z]+/g])('[CARD-5] knows %s as linear', (pattern) =>
  expect(slowness(pattern)).toBeUndefined(),
);

it('[CARD-5] every pattern of the schemas costs ten times as much for ten times the text', { timeout: 600_000 }, () => {
  const found = patternsOfSchemas(root);
  expect(found.length).toBeGreaterThan(100);
  expect(slowOnes(found)).toEqual([]);
});

it('[CARD-5] every pattern of the code costs ten times as much for ten times the text', { timeout: 600_000 }, () => {
  const found = patternsOfCode(root);
  expect(found.length).toBeGreaterThan(150);
  expect(slowOnes(found)).toEqual([]);
});

/**
 * Constructions of a text that is put together, each with what it may come to. Patterns of schemas and of forms are
 * tested as data.
 */
const built: Readonly<Record<string, readonly (RegExp | undefined)[]>> = {
  'engine/config/shapeFindings.ts: String(params.pattern)': [],
  'engine/forms/amount.ts: `^[1-9]\\\\d{0,2}(?:\\\\${separator}\\\\d{2,3})*\\\\${separator}\\\\d{3}$`': [
    /^\d{1,3}(?:\.\d{2,3})*\.\d{3}$/,
    /^\d{1,3}(?:\,\d{2,3})*\,\d{3}$/,
  ],
  'engine/forms/validateField.ts: rule.source': [],
  'engine/config/form/forms.ts: pattern': [],
  "scripts/addresses/looseAddress.ts: loosePattern('JavaScript')": [
    new RegExp(loosePattern('JavaScript'), 'i'),
    new RegExp(loosePattern('nginx'), 'i'),
  ],
  'scripts/build/chunkMap.ts: String.raw`${named}, __VITE_PRELOAD__\\)`': [
    /async \(\) => \{\s*const \{ ([\w$:, ]+) \} = await \(?(import\("[^"]*"\)(?:\.then\(\(\w+\) => [\w$.]+\))?)\)?;\s*return \{ \1 \};\s*\}, __VITE_PRELOAD__\)/g,
  ],
  'scripts/build/chunkMap.ts: String.raw`(?<![\\w$])[\\w$]+\\(\\(\\) => (${here}), __VITE_PRELOAD__\\)`': [
    /(?<![\w$])[\w$]+\(\(\) => (Promise\.resolve\(\)\.then\(\(\) => [\w$]+\)), __VITE_PRELOAD__\)/g,
  ],
  'scripts/build/chunkMap.ts: `\\\\b${name}\\\\b`': [/\bname\b/],
  'scripts/build/homeGroups.ts: `^(?:layout|home) ${template}(?:-|$)`': [/^(?:layout|home) template4(?:-|$)/],
  'scripts/build/templateEntries.ts: `^(?:layout|home) ${template}(?:-|$)`': [/^(?:layout|home) template4(?:-|$)/],
  "scripts/check/messageKeys.ts: `^${pattern.replace(/[.]/g, '\\\\.').replace(/\\*/g, '[\\\\w.]+')}$`": [
    /^errors:[\w.]+$/,
    /^winners\.[\w.]+$/,
  ],
  'scripts/config/pictureSize.ts: `\\\\s${name}="([^"]*)"`': [/\swidth="([^"]*)"/],
  'scripts/generate/formats.ts: `^${day}T(?:[01]\\\\d|2[0-3]):[0-5]\\\\d(?::[0-5]\\\\d(?:\\\\.\\\\d{1,9})?)?(?:Z|[+-](?:0\\\\d|1[0-4]):[0-5]\\\\d)$`':
    [formats['date-time']],
  'scripts/generate/formats.ts: `^${day}$`': [formats['date']],
  "scripts/newTemplate/styleFiles.ts: `\\\\b${name.split(' ').at(-1) ?? name}(?=[.,()]| })`": [/\btokens(?=[.,()]| })/],
  'scripts/store/s3List.ts: `<${name}>([^<]*)</${name}>`': [/<Key>([^<]*)<\/Key>/],
  'scripts/prerender/themeSheet.ts: `body\\\\.(?:${template}\\\\.${color}|${color}\\\\.${template})`': [
    /body\.(?:template4\.gold|gold\.template4)/,
  ],
  'scripts/prerender/themeSheet.ts: `body\\\\.${template}(?![.\\\\w:-])`': [/body\.template4(?![.\w:-])/],
  'scripts/prerender/themeSheet.ts: `body\\\\.${template}:lang\\\\(${lang}\\\\)(?:,[^{]{0,2000})?`': [
    /body\.template4:lang\(vi\)(?:,[^{]{0,2000})?/,
  ],
  'scripts/prerender/themeSheet.ts: `${selector.source}\\\\s*\\\\{([^}]*)\\\\}`': [
    /body\.template4(?![.\w:-])\s*\{([^}]*)\}/g,
  ],
  'scripts/test/styleNames.ts: String.raw`^([ \\t]*(?:export )?const (\\w+)(?:: [^=\\n]+)? = )(${calls})(?=[(<])(<[^(=]*>)?\\(`':
    [/^([ \t]*(?:export )?const (\w+)(?:: [^=\n]+)? = )(style|keyframes)(?=[(<])(<[^(=]*>)?\(/gm],
  "scripts/words/glossary.ts: pattern.replaceAll('\\\\b', `(?:(?<!${letter})(?=${letter})|(?<=${letter})(?!${letter}))`)":
    [wordPattern('\\bbet list\\b')],
  'scripts/bench/sizes.ts: `^(?:templates/[^/]+/)?widgets/${name}/`': [/^(?:templates\/[^/]+\/)?widgets\/game-grid\//],
  'scripts/words/glossary.ts: where': [/^ui:betList/u],
  // One place of a pattern, tried on one letter.
  'engine/config/form/patternLetters.ts: `^(?:${text})$`': [/^(?:[a-z\d])$/u, /^(?:\p{L})$/u],
  // A pattern of the schemas, which the first test holds to linear time.
  'engine/api/readers/readAnswer.ts: shape.p': [],
  // Words of a test's title, each as it is, and the folders and names of a glob.
  "scripts/test/mutants/unitProcess.ts: request.title.replace(/[.*+?^${}()|[\\]\\\\]/g, '\\\\$&')": [],
  'scripts/test/select/moduleGraph.ts: `^${source}$`': [/^engine\/(?:.*\/)?[^/]*\/[^/]*\.json$/],
  'scripts/test/reportValue.ts: `${String.fromCharCode(27)}\\\\[[0-9;]*m`': [],
};

it('[CARD-5] patterns that are put together are known, and cost no more', { timeout: 600_000 }, () => {
  expect(builtPatterns(root).filter((text) => !Object.hasOwn(built, text))).toEqual([]);
  expect(
    slowOnes(
      Object.entries(built).flatMap(([place, patterns]) =>
        patterns.flatMap((pattern) => (pattern === undefined ? [] : [{ place, pattern }])),
      ),
    ),
  ).toEqual([]);
});
