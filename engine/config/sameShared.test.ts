import { expect, it } from 'vitest';
import { readConfigInput } from '../../scripts/config/readConfigs';
import { bySite } from './compileConfigs';
import type { Catalogue, ConfigInput, WidgetEntry } from './configInput';
import { loadPlatform } from './platform';
import { problemOfFile } from './problem';
import { isSameShared } from './sameShared';

const root = process.cwd();
const { shared } = bySite(readConfigInput(root, { only: [] }));
const file = 'site-configs/platform/breakpoints.json';

const withCatalogue = (change: Partial<Catalogue>): ConfigInput => ({
  ...shared,
  catalogue: { ...shared.catalogue, ...change },
});
const withWidget = (change: Partial<WidgetEntry>): ConfigInput => {
  const [[type, entry] = expect.unreachable()] = shared.catalogue.widgets;
  return withCatalogue({ widgets: new Map([...shared.catalogue.widgets, [type, { ...entry, ...change }]]) });
};

it('[CARD-3] what all sites share is looked at once while it stays the same, wherever the sites differ', () => {
  const platform = loadPlatform(shared);
  expect(loadPlatform(bySite(readConfigInput(root)).shared)).toBe(platform);
  const heard: string[] = [];
  expect(loadPlatform({ ...shared, onFile: (name) => void heard.push(name) })).toBe(platform);
  expect(heard).toEqual([...shared.files.keys()]);
  const fresh = loadPlatform({ ...shared, files: new Map([...shared.files, [file, '{']]) });
  expect(fresh.problems.map((problem) => problem.file)).toContain(file);
});

it.each<[string, ConfigInput]>([
  ['a file', { ...shared, files: new Map([...shared.files, [file, `${shared.files.get(file) ?? ''} `]]) }],
  ['a file more', { ...shared, files: new Map([...shared.files, ['site-configs/pages/more.json', '{}']]) }],
  ['a file less', { ...shared, files: new Map([...shared.files].slice(1)) }],
  ['the order of files', { ...shared, files: new Map([...shared.files].reverse()) }],
  ['what could not be read', { ...shared, unread: new Map([[file, problemOfFile(file, 'file-unreadable', 'No.')]]) }],
  ['the environment', { ...shared, environment: 'staging' }],
  ['a text', withCatalogue({ messages: new Map([...shared.catalogue.messages, ['EN', new Set(['ui:one'])]]) })],
  ['what the words of a key ask for', withCatalogue({ keyPlaceholders: new Map([['ui:one', ['operator.licence']]]) })],
  ['the icons', withCatalogue({ icons: ['other'] })],
  ['what forms may do', withCatalogue({ formActions: new Map() })],
  ['what forms know', withCatalogue({ formData: new Map() })],
  ['the adapters', withCatalogue({ adapters: ['other'] })],
  ['the variants of a widget', withWidget({ variants: { variant: ['other'] } })],
  ['the places in a widget', withWidget({ slots: ['other'] })],
  ['what a variant weighs', withWidget({ weightOf: () => 1 })],
  [
    'what checks a widget',
    withWidget({ validate: Object.assign(() => true, { errors: null }) as unknown as WidgetEntry['validate'] }),
  ],
])('[CARD-3] sees that it differs: %s', (_, changed) => {
  expect([isSameShared(shared, changed), isSameShared(changed, shared), isSameShared(changed, { ...changed })]).toEqual(
    [false, false, true],
  );
});
