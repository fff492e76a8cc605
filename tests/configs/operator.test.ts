import { expect, it } from 'vitest';
import type { CompiledNode } from '../../engine/config/compiled';
import { bySite, compileOneSite } from '../../engine/config/compileConfigs';
import type { ConfigInput } from '../../engine/config/configInput';
import { loadPlatform } from '../../engine/config/platform';
import { readConfigInput } from '../../scripts/config/readConfigs';
import { siteText } from '../../scripts/newSite/newSite';

const shipped: ConfigInput = readConfigInput(process.cwd());
const platform = loadPlatform(bySite(shipped).shared);
const domain = 'new-house.example';
const file = `site-configs/sites/${domain}/site.json`;
const plain = siteText({ domain, name: 'New House', template: 'template8', color: 'gold', currency: 'USD', languages: 'EN,ESP', externalId: 'NH01' });

/** What the compiler makes of a new site with more in its file. */
function compiled(more: object, template = 'template8') {
  const value = { ...(JSON.parse(plain) as object), theme: { code: template, color: 'gold' }, ...more };
  return compileOneSite(platform, { domain, files: new Map([[file, JSON.stringify(value)]]), brandFiles: new Set() }, []);
}
const messagesOf = (more: object) => compiled(more).problems.map(({ path, message }) => `${path}: ${message}`);
const strict = { jurisdiction: 'strict', features: { depositLimits: true, playBreaks: true, playClock: true } };
const operator = {
  legalName: 'New House Games Ltd',
  licences: [{ number: 'NH/77', jurisdiction: 'strict' }, { number: 'NH/78' }, { number: 'OLD/1', jurisdiction: 'basic' }],
  ageMark: '21+',
  helplines: [{ name: 'Calm Line', phone: '+00 555 0199' }],
};

/** A node of a site's layouts, by its id. */
function frameNode(bundle: ReturnType<typeof compiled>['bundle'], id: string): CompiledNode | undefined {
  const inside = (node: CompiledNode): CompiledNode[] => [node, ...Object.values(node.slots ?? {}).flat().flatMap(inside)];
  return Object.values(bundle?.site.layouts ?? {})
    .flatMap(({ regions }) => regions.flatMap(({ nodes }) => nodes.flatMap(inside)))
    .find((node) => node.id === id);
}

it('[CARD-5] a site that claims strict rules and says nothing of its operator is refused, with each field by its name', () => {
  const { bundle } = compiled(strict);
  expect(bundle).toBeUndefined();
  expect(messagesOf(strict)).toEqual([
    'jurisdiction: Jurisdiction "strict" asks for "age-mark". Write operator.ageMark.',
    'jurisdiction: Jurisdiction "strict" asks for "helplines". Write operator.helplines.',
    'jurisdiction: Jurisdiction "strict" asks for "licence". Write operator.legalName.',
    'jurisdiction: Jurisdiction "strict" asks for "licence". Write operator.licences.',
  ]);
});

it('[CARD-5] a licence for another jurisdiction does not count, and one that says all is accepted', () => {
  expect(messagesOf({ ...strict, operator: { ...operator, licences: [{ number: 'OLD/1', jurisdiction: 'basic' }] } })).toEqual([
    'operator.licences: Jurisdiction "strict" asks for "licence". Write operator.licences, with an entry that counts under "strict".',
  ]);
  expect(messagesOf({ ...strict, operator })).toEqual([]);
  expect(compiled({ ...strict, operator }).bundle?.site.operator).toEqual({
    words: { legalName: 'New House Games Ltd', licence: 'NH/77, NH/78', ageMark: '21+' },
    licences: [{ number: 'NH/77' }, { number: 'NH/78' }],
    helplines: [{ name: 'Calm Line', phone: '+00 555 0199' }],
  });
});

it.each([
  ['strict', 'jurisdiction-switch-off'],
  ['strictt', 'jurisdiction-unknown'],
  ['constructor', 'jurisdiction-unknown'],
  ['__proto__', 'value-form'],
  ['none', undefined],
] as const)('[CARD-5] the rules hold where a server compiles, not in the validator alone: a site that claims "%s" without its switches', (jurisdiction, code) => {
  const cubo = 'site-configs/sites/cubo.example/site.json';
  const text = (shipped.files.get(cubo) ?? '').replace('"jurisdiction": "strict"', `"jurisdiction": "${jurisdiction}"`).replace('"playClock": true', '"playClock": false');
  const { bundle, problems } = compileOneSite(platform, { domain: 'cubo.example', files: new Map([[cubo, text]]), brandFiles: shipped.brandFiles }, []);
  expect([...new Set(problems.filter(({ path }) => path !== 'operator').map((problem) => problem.code))]).toEqual(code === undefined ? [] : [code]);
  expect(bundle === undefined).toBe(code !== undefined);
});

it.each([
  ['https://[', 'cannot be read as an address'],
  ['https://', 'cannot be read as an address'],
  ['https://name:word@board.example/', 'holds a name or a password'],
  ['https://board example/', 'holds a blank'],
  ['https://nowhere', 'has a host of one part'],
  ['https://board.example/licences?no=1', undefined],
])('[CARD-5] the address "%s" of a licence %s', (url, fault) => {
  const rule = 'An address begins with "https://" and a host.';
  expect(messagesOf({ operator: { licences: [{ number: 'NH/77', url }] } })).toEqual(
    fault === undefined ? [] : [`operator.licences[0].url: ${rule} "${url}" ${fault}. For example "https://download.example/app".`],
  );
});

it('[CARD-5] a helpline that nobody can reach is told what it lacks', () => {
  expect(messagesOf({ operator: { helplines: [{ name: 'Calm Line' }] } })).toEqual([
    'operator.helplines[0]: The helpline has neither "phone" nor "url". Add one of them, for example "phone": "+00 555 0100".',
  ]);
});

it('[CARD-5] a licence of a jurisdiction that is none is named where it stands', () => {
  expect(messagesOf({ operator: { licences: [{ number: 'NH/77', jurisdiction: 'strict-er' }] } })).toEqual([
    'operator.licences[0].jurisdiction: "strict-er" is not a jurisdiction. Did you mean "strict"? One of: none, basic, strict.',
  ]);
});

it('a text that asks for what the site does not say goes, and takes its entry of a list with it', () => {
  const { bundle } = compiled({});
  expect(frameNode(bundle, 'site-header')?.props).not.toHaveProperty('tagline');
  expect(frameNode(bundle, 'site-footer')?.props).not.toHaveProperty('licence');
  expect((frameNode(bundle, 'seals')?.props['items'] as unknown[]).length).toBe(1);
  const said = compiled({ operator: { ...operator, founded: 2024, auditor: 'Plumb Line' } }).bundle;
  expect(frameNode(said, 'site-header')?.props['tagline']).toEqual({ key: 'template8.tagline' });
  expect(frameNode(said, 'site-footer')?.props['licence']).toEqual({ key: 'siteFooter.licence' });
  expect((frameNode(said, 'seals')?.props['items'] as unknown[]).length).toBe(2);
});

it('words that a site writes itself are filled in, and a node that needs what is not said goes whole', () => {
  const text = { id: 'history', type: 'text', props: { text: { EN: 'Since {operator.founded}.', ESP: 'Desde {operator.founded}.' } } };
  const changes = [{ change: 'insert', node: text, after: 'site-footer' }];
  expect(frameNode(compiled({ layout: { changes } }).bundle, 'history')).toBeUndefined();
  expect(frameNode(compiled({ layout: { changes }, operator: { founded: 2024 } }).bundle, 'history')?.props['text']).toEqual({ EN: 'Since 2024.', ESP: 'Desde 2024.' });
});

it('[CARD-5] a placeholder of the operator that is none, or stands in a title, is named', () => {
  const said = (words: string) => ({ EN: words, ESP: words });
  const changes = [{ change: 'insert', node: { id: 'history', type: 'text', props: { text: said('{operator.foundedIn}') } }, after: 'site-footer' }];
  expect(messagesOf({ layout: { changes } })[0]).toContain('"operator.foundedIn" is not a placeholder of texts. Did you mean "operator.founded"?');
  expect(messagesOf({ pages: { slots: { title: said('{operator.legalName}') } } })[0]).toContain('"operator.legalName" is not a placeholder of texts.');
  expect(messagesOf({ pages: { slots: { title: { key: 'siteFooter.licence' } } } })[0]).toContain(
    'The words of "siteFooter.licence" hold {operator.legalName}, which only texts in the props of a widget may.',
  );
});

it('what one site says of its operator is not said of another of the same template', () => {
  const taglineOf = (more: object) => frameNode(compiled(more).bundle, 'site-header')?.props['tagline'];
  expect(taglineOf({ operator: { founded: 2024 } })).toBeDefined();
  expect(taglineOf({})).toBeUndefined();
  expect(taglineOf({ operator: { founded: 2024 } })).toBeDefined();
});

it.each([
  ['(02) 8888 1234', true],
  ['+63 (0)2-8888 1234', true],
  ['+(63) 2 8888', true],
  ['911', true],
  ['1 ((((', false],
  ['12', false],
  ['(02 8888 1234', false],
  ['02) 8888 1234', false],
  ['() 8888 1234', false],
  ['8888 1234 -', false],
  ['+ 00 555', false],
  ['0800 FLOWERS', false],
])('[CARD-5] the number %s of a helpline', (phone, isSound) => {
  const helplines = [{ name: 'Calm Line', phone }];
  const rule =
    'operator.helplines[0].phone: Write a number of three or more digits, with blanks, hyphens and pairs of brackets if need be, and a plus sign before it if it has a code of a country.';
  expect(messagesOf({ operator: { helplines } })).toEqual(isSound ? [] : [`${rule} "${phone}" is not so. For example "+00 555 0100".`]);
});
