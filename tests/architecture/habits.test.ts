import { describe, expect, it } from 'vitest';
import { findings } from './findings';

const waits =
  'Wait for what comes: an assertion, untilIdle(page) or page.clock. For what must not come, `settled` of tests/fixtures; in a browser alone, tests/browser/pace.ts pauses.';
const timed =
  'A machine counts processor time in steps of some ms, and another one is slower: compare two pieces of work with timesAsLong or steadyTime of tests/fixtures/growth.';
const pureFiles = 'engine/config is pure: scripts/ read and write files and pass texts in.';
const pureReact = 'engine/config is pure: it compiles in Node and knows neither React nor stores.';
const token = 'Use a token by its meaning (tokens.color…): a template decides the colour.';
const asData =
  'No code outside templates/ knows a template: what is its own stands in its folder (widgets, messages, template.json), the rest is data.';
const codeAsData = 'No code knows a theme code: the difference is data (site-configs/platform).';
const world = 'The world is injected: use the environment (engine/environment.ts).';
const noState =
  'A widget module keeps no state: a page may hold two copies of it (decision 6). Use React state or a store; say `as const`, or annotate a constant with a readonly type.';

describe('habits that keep the layers apart', () => {
  it.each([
    [
      'files in engine/config',
      'engine/config/example.ts',
      `import { readFileSync } from 'node:fs';`,
      `'node:fs' import is restricted from being used by a pattern. ${pureFiles}`,
    ],
    [
      'React in engine/config',
      'engine/config/example.ts',
      `import { useState } from 'react';`,
      `'react' import is restricted from being used by a pattern. ${pureReact}`,
    ],
    [
      'stores in engine/config',
      'engine/config/example.ts',
      `import { makeAutoObservable } from 'mobx';`,
      `'mobx' import is restricted from being used by a pattern. ${pureReact}`,
    ],
    [
      'the document in engine/config',
      'engine/config/example.ts',
      `export const title = () => document.title;`,
      `Unexpected use of 'document'. engine/config is pure: take it as an argument; scripts/ do input and output.`,
    ],
    [
      'React in a store',
      'engine/stores/exampleStore.ts',
      `import { useState } from 'react';`,
      `'react' import is restricted from being used by a pattern. No React here: a hook beside it may use this.`,
    ],
    [
      'Node in a widget',
      'widgets/marquee/Example.tsx',
      `import { join } from 'node:path';`,
      `'node:path' import is restricted from being used by a pattern. This runs in a browser. What needs Node belongs in scripts/.`,
    ],
    [
      'a limit in seconds of processor time',
      'engine/config/example.test.ts',
      `export const spent = () => process.cpuUsage().user;`,
      timed,
    ],
    [
      'one measure of a clock that counts in steps',
      'tests/example/example.test.ts',
      `import { threadTime } from '../fixtures/threadTime';`,
      timed,
    ],
    [
      'a pause in a browser test',
      'tests/e2e/example.e2e.ts',
      `export const wait = (page) => page.waitForTimeout(300);`,
      waits,
    ],
    [
      'a sleep in the matrix',
      'tests/matrix/example.ts',
      `export const sleep = () => new Promise((resolve) => setTimeout(resolve, 5));`,
      waits,
    ],
    [
      'an imported sleep among the faults',
      'tests/faults/example.ts',
      `import { setTimeout } from 'node:timers/promises';`,
      waits,
    ],
    [
      'a fetch past the environment',
      'engine/stores/exampleStore.ts',
      `export const load = () => fetch('/api');`,
      `Unexpected use of 'fetch'. ${world}`,
    ],
    ['a variable of a widget module', 'widgets/marquee/Example.tsx', `let shown = 0;`, noState],
    [
      'a map of a module that a template owns',
      'templates/template14/widgets/marquee/Example.tsx',
      `export const shown = new WeakMap<object, number>();`,
      noState,
    ],
    [
      'a timer in a widget',
      'widgets/marquee/Example.tsx',
      `export const later = () => setTimeout(() => {}, 5);`,
      `Unexpected use of 'setTimeout'. ${world}`,
    ],
    [
      'a formatter past the languages',
      'widgets/marquee/Example.tsx',
      `export const list = () => new Intl.ListFormat('ne');`,
      "'Intl.ListFormat' is restricted from being used. Use listOf(language, names).",
    ],
    [
      'an order by the language of the machine',
      'scripts/words/Example.ts',
      `export const sorted = (a: string, b: string) => a.localeCompare(b);`,
      "Name the language to compare by: a.localeCompare(b, 'en'), or that of the page.",
    ],
    [
      'capitals by the language of the machine',
      'tests/Example.ts',
      `export const lower = (text: string) => text.toLocaleLowerCase(undefined);`,
      'Name the language, or use the method that knows none (toLowerCase).',
    ],
    [
      'a formatter of the language of the machine',
      'scripts/Example.ts',
      `export const rules = new Intl.PluralRules();`,
      'Name the language: a formatter without one takes that of the machine.',
    ],
    [
      'an address of an answer in an element',
      'widgets/marquee/Example.tsx',
      `export const Example = ({ partner }) => <a href={partner.href}>x</a>;`,
      "Give elements an address by safeAddress(address, use) or hrefOf(route): what comes from an answer or a file may be `javascript:`, or anybody's.",
    ],
    [
      'an amount that may be translated',
      'widgets/marquee/Example.tsx',
      `export const Example = () => <p>{money('1')}</p>;`,
      'Give an amount an element of its own with translate="no": a browser that translates the page may write another amount.',
    ],
    [
      'a window sent anywhere',
      'engine/play/Example.ts',
      `export const send = (opened: Window, url: string) => opened.location.replace(url);`,
      'Send windows to safeAddress(address) alone.',
    ],
    [
      'an observer that a browser may lack',
      'widgets/marquee/Example.tsx',
      `export const see = () => new IntersectionObserver(() => undefined);`,
      'Use watchView: it returns null where the browser does not tell.',
    ],
    [
      'a method newer than our browsers',
      'widgets/marquee/Example.tsx',
      `export const turned = [1, 2].toReversed();`,
      'Not every browser can. Copy the list and use the older method.',
    ],
    [
      'a popover that a browser may not hide',
      'widgets/marquee/Example.tsx',
      `export const hide = (panel) => panel.hidePopover();`,
      'Not every browser can. Use watchSize, openDialog, openPopover or closePopover.',
    ],
    ...["matches(':popover-open')", 'closest(`${part}:has(font)`)', "querySelector('p:has(> b)')"].map((asked) => [
      `a selector that a browser may not know, ${asked}`,
      'engine/hydration/example.ts',
      `export const found = (element, part) => element.${asked};`,
      'Not every browser knows this selector, and it throws there. Look for the element, or ask what opened it.',
    ]),
    [
      'an id that only secure pages give',
      'engine/stores/exampleStore.ts',
      `export const id = () => crypto.randomUUID();`,
      `Unexpected use of 'crypto'. ${world}`,
    ],
    [
      'money past the site’s currency',
      'widgets/marquee/Example.tsx',
      `export const options = () => ({ style: 'currency', currency: 'IDR' });`,
      'Use useFormat().money, or moneyFormat: the site says digits and sign of its currency, not the browser.',
    ],
    [
      'the currencies that a browser knows',
      'engine/config/example.ts',
      `export const codes = Intl.supportedValuesOf('currency');`,
      "'Intl.supportedValuesOf' is restricted from being used. Ask a table of the project: what a browser knows differs by its version.",
    ],
    [
      'an inline style',
      'widgets/marquee/Example.tsx',
      `export const Example = () => <p style={{ top: 0 }} />;`,
      'The content-security policy blocks inline styles of prerendered pages. Use a class, an SVG attribute, <progress>/<meter>, or set a CSS variable after mount.',
    ],
    [
      'raw HTML',
      'widgets/marquee/Example.tsx',
      `export const Example = () => <p dangerouslySetInnerHTML={{ __html: '' }} />;`,
      'Use <SanitizedHtml>: Trusted Types refuse raw HTML.',
    ],
    ['a literal colour in a widget', 'widgets/marquee/Example.css.ts', `export const ink = '#1a2b3c';`, token],
    [
      'a colour function in a widget',
      'widgets/marquee/Example.css.ts',
      'export const ink = `1px solid oklch(0.5 0.1 20)`;',
      token,
    ],
    ['a named colour in a widget', 'widgets/marquee/Example.css.ts', `export const box = { color: 'white' };`, token],
    [
      'a question for the template in a widget',
      'widgets/marquee/Example.tsx',
      `export const is = (name: string) => name === 'template4';`,
      asData,
    ],
    [
      'a question for a theme code in the engine',
      'engine/registry/example.ts',
      `export const is = (code: string) => code === 'slot5';`,
      codeAsData,
    ],
    [
      'a glob over other widgets',
      'widgets/marquee/variants.ts',
      `export const all = import.meta.glob('../*/index.ts');`,
      'A widget globs only its own folder. Another widget is named in JSON.',
    ],
    [
      'a default export',
      'engine/registry/example.ts',
      `export default 1;`,
      'Use a named export: it has one name everywhere.',
    ],
    [
      'a file without a concept',
      'engine/render/utils.ts',
      `export const one = 1;`,
      'Name the file or folder after the concept it holds.',
    ],
  ])('refuses %s', async (_, filePath, source, message) => {
    expect(await findings(filePath, source)).toEqual([message]);
  });
});
