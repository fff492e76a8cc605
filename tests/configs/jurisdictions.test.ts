import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { checkConfigs, compileConfigs } from '../../engine/config/compileConfigs';
import type { ConfigInput } from '../../engine/config/configInput';
import { formatProblem } from '../../engine/config/problem';
import { readConfigInput } from '../../scripts/config/readConfigs';

const found = (input: ConfigInput, name?: string) =>
  (name === undefined ? compileConfigs(input).problems : checkedSites(input).flatMap((site) => [...site.problems, ...site.heldTo(name)])).map(formatProblem);
const checkedSites = (input: ConfigInput) => checkConfigs(input).sites.filter(({ domain }) => demoSites.includes(domain));
const shipped: ConfigInput = readConfigInput(process.cwd());
/** The sites that the sandbox has data of; others are somebody's own. */
const demoSites = readdirSync('scripts/sandbox/data').flatMap((file) => /^(.+\.example)\.json$/.exec(file)?.[1] ?? []);
const cubo = 'site-configs/sites/cubo.example/site.json';

/** The shipped configuration with one text replaced in one file. */
function changed(file: string, from: string, to: string): ConfigInput {
  const text = shipped.files.get(file) ?? '';
  expect(text).toContain(from);
  return { ...shipped, files: new Map([...shipped.files, [file, text.replace(from, to)]]) };
}

/** Line and column of the value of `member` in a file as it was changed. */
function placeOf({ files }: ConfigInput, file: string, member: string): string {
  const lines = (files.get(file) ?? '').split('\n');
  const line = lines.findIndex((text) => text.trim().startsWith(`${member}: `));
  return `${line + 1}:${(lines[line] ?? '').indexOf(': ') + 3}`;
}

it('[CARD-5] every demo site claims the strictest rules of responsible play, and keeps them', () => {
  const { bundles, problems } = compileConfigs(shipped);
  expect(problems.map(formatProblem)).toEqual([]);
  expect(new Set(demoSites.map((domain) => bundles.get(domain)?.site.jurisdiction))).toEqual(new Set(['strict']));
});

it('[CARD-5] a site is held to the rules that it claims, and one that claims none to none', () => {
  const site = 'site-configs/sites/reelhouse.example/site.json';
  const without = changed(site, '"playClock": true', '"playClock": false');
  const place = placeOf(without, site, '"playClock"');
  expect(found(without)).toEqual([
    `${site}:${place}  features.playClock: Jurisdiction "strict" asks for "reality-check". Set features.playClock to true.  [jurisdiction-switch-off]`,
    `${site}:${place}  features.playClock: Jurisdiction "strict" asks for "session-clock". Set features.playClock to true.  [jurisdiction-switch-off]`,
  ]);
  expect(found({ ...without, files: new Map([...without.files, [site, (without.files.get(site) ?? '').replace('"strict"', '"none"')]]) })).toEqual([]);
});

it('[CARD-5] a site that claims rules which nobody wrote is named', () => {
  const site = 'site-configs/sites/reelhouse.example/site.json';
  const claimed = changed(site, '"jurisdiction": "strict"', '"jurisdiction": "strikt"');
  expect(found(claimed)).toEqual([
    `${site}:${placeOf(claimed, site, '"jurisdiction"')}  jurisdiction: "strikt" is not a jurisdiction. Did you mean "strict"? One of: none, basic, strict.  [jurisdiction-unknown]`,
  ]);
});

it('[CARD-5] an element that a jurisdiction asks for and nobody describes is named where it stands', () => {
  const file = 'site-configs/platform/jurisdictions.json';
  const [problem] = compileConfigs(changed(file, '"basic": ["age-mark"', '"basic": ["age-marc"')).problems;
  expect(problem).toMatchObject({ file, code: 'jurisdiction-unknown' });
  expect(problem?.message).toContain('"age-marc" is not an element of responsible play. Did you mean "age-mark"?');
});

it('[CARD-5] a switch that the rules ask for and the site leaves off is named', () => {
  const site = 'site-configs/sites/daily-draw.example/site.json';
  const without = changed(site, '"depositLimits": true', '"depositLimits": false');
  expect(found(without, 'strict')).toEqual([
    `${site}:${placeOf(without, site, '"depositLimits"')}  features.depositLimits: Jurisdiction "strict" asks for "deposit-limits". Set features.depositLimits to true.  [jurisdiction-switch-off]`,
  ]);
});

it('[CARD-5] a page without what the rules ask for is named', () => {
  const page = 'site-configs/pages/responsible-gaming.json';
  const lacking = found(changed(page, '"type": "play-break"', '"type": "lobby-facts"'), 'strict');
  expect(lacking).toHaveLength(2 * demoSites.length);
  expect(lacking).toContain(
    `${cubo}:${placeOf(shipped, cubo, '"jurisdiction"')}  jurisdiction: Jurisdiction "strict" asks for "time-out": page "responsible-gaming" has no "play-break". Put one there, or take out the change that removed it.  [jurisdiction-element-missing]`,
  );
});

it('[CARD-5] a page of a player that shows nothing of the site holds the clock itself', () => {
  const page = 'site-configs/pages/spin.json';
  const [slots = ''] = /,\s*"slots": \{[\s\S]*?\n {8}\}/.exec(shipped.files.get(page) ?? '') ?? [];
  const lacking = found(changed(page, slots, ''), 'strict');
  expect(lacking).toHaveLength(2 * demoSites.length);
  expect(lacking).toContain(
    `${cubo}:${placeOf(shipped, cubo, '"jurisdiction"')}  jurisdiction: Jurisdiction "strict" asks for "session-clock": page "spin" has no "play-clock". Put one there, or take out the change that removed it.  [jurisdiction-element-missing]`,
  );
});

it.each([
  ['of a site', cubo, (text: string) => text.replace('"jurisdiction"', '"layout": { "changes": [{ "change": "remove", "node": "site-header" }, { "change": "remove", "node": "site-footer" }] },\n  "jurisdiction"')],
  ['of a template', 'templates/template3/template.json', (text: string) => JSON.stringify({ ...(JSON.parse(text) as object), regions: [{ id: 'main', landmark: 'main', page: 'main', nodes: [] }] })],
])('[CARD-5] a layout %s that loses its header still owes what the rules ask for', (_, file, edit) => {
  const input = { ...shipped, files: new Map(shipped.files).set(file, edit(shipped.files.get(file) ?? '')) };
  const template = file === cubo ? 'template17' : 'template3';
  const lacks = found(input).filter((line) => line.includes('"licence"') || line.includes('"age-mark"'));
  expect(lacks.map((line) => /asks for .*?\. /.exec(line)?.[0])).toEqual([
    `asks for "age-mark": layout "${template}" has no "site-footer". `,
    `asks for "licence": layout "${template}" has no "site-footer". `,
  ]);
});

/** The shipped configuration with more in the site of Cubo, and what is found wanting there. */
function foundWith(more: object): string[] {
  const site = JSON.parse(shipped.files.get(cubo) ?? '') as object;
  return found({ ...shipped, files: new Map(shipped.files).set(cubo, `${JSON.stringify({ ...site, ...more }, null, 2)}\n`) });
}

const footer = (...nodes: readonly object[]) => ({
  layout: {
    changes: [
      ...nodes.map((more, index) => ({
        change: 'insert',
        after: 'site-footer',
        node: { id: `foot-${index}`, type: 'site-footer', props: { groups: [] }, ...more },
      })),
      { change: 'remove', node: 'site-footer' },
    ],
  },
});

it.each([
  ['until 2020', { time: { until: '2020-01-01T00:00:00Z' } }],
  ['from 2020 on', { time: { from: '2020-01-01T00:00:00Z' } }],
  ['to guests', { auth: 'guest' }],
  ['in one language', { locale: ['EN'] }],
  ['on wide screens', { viewport: { from: 'desktop' } }],
  ['where a switch is on that is off', { site: 'preloader' }],
  ['in another template', { template: ['template4'] }],
  ['to guests, and to players on wide screens', { any: [{ auth: 'guest' }, { viewport: { from: 'tablet' } }] }],
])('[CARD-5] a footer that shows only %s shows no licence to the others', (_, when) => {
  const lacking = foundWith(footer({ when })).filter((line) => line.includes('"licence"'));
  expect(lacking).not.toEqual([]);
  for (const line of lacking)
    expect(line).toMatch(
      /^site-configs\/sites\/cubo\.example\/site\.json:\d+:\d+ {2}jurisdiction: Jurisdiction "strict" asks for "licence": layout "\w+" shows "site-footer" under a condition that does not always hold for those whom it concerns\. Take "when" out, or add one for the rest of them\. {2}\[jurisdiction-element-missing\]$/,
    );
});

it('[CARD-5] footers that show to everybody between them are enough', () => {
  const moment = '2020-01-01T00:00:00Z';
  expect(foundWith(footer({ when: { viewport: { from: 'desktop' } } }, { when: { viewport: { below: 'desktop' } } }))).toEqual([]);
  expect(foundWith(footer({ when: { time: { from: moment } } }, { when: { time: { until: moment } } }))).toEqual([]);
  expect(foundWith(footer({ when: { any: [{ auth: 'guest' }, { auth: 'player' }] } }))).toEqual([]);
});

it('[CARD-5] what concerns players may show to players alone, and to all of them', () => {
  const clock = (when: object) => ({
    shell: {
      changes: [
        { change: 'insert', after: 'play-clock', node: { id: 'own-clock', type: 'play-clock', props: {}, when } },
        { change: 'remove', node: 'play-clock' },
      ],
    },
  });
  expect(foundWith(clock({ auth: 'player' }))).toEqual([]);
  expect(foundWith(clock({ all: [{ auth: 'player' }, { site: 'playClock' }] }))).toEqual([]);
  expect(foundWith(clock({ all: [{ auth: 'player' }, { locale: ['EN'] }] }))).not.toEqual([]);
  expect(foundWith(clock({ auth: 'guest' }))).not.toEqual([]);
});

/** The page of responsible play with its helplines moved into a slot of a node before them. */
const helplinesIn = (node: { readonly type: string; readonly props?: object }, slot: string) => ({
  pages: {
    'responsible-gaming': {
      changes: [
        { change: 'insert', before: 'body', node: { id: 'box', ...node } },
        { change: 'move', node: 'helplines', into: 'box', slot },
      ],
    },
  },
});
const isOfHelplines = (line: string) => line.includes('"helplines"') && line.endsWith('[jurisdiction-element-missing]');

it.each([
  ['section in its usual form', { type: 'section' }, 'beside', 'section does not draw where "variant" is "plain"'],
  ['section in its usual form', { type: 'section' }, 'lead', 'section does not draw where "variant" is "plain"'],
  ['hero-carousel', { type: 'hero-carousel' }, 'aside', 'hero-carousel does not draw where "variant" is "peek"'],
  ['hero-carousel with slides', { type: 'hero-carousel', props: { variant: 'template14/seat' } }, 'aside', 'shows only while the operator has slides'],
  ['site-header', { type: 'site-header' }, 'nav', 'site-header does not draw where "variant" is "console"'],
  ['site-header', { type: 'site-header', props: { variant: 'bar' } }, 'line', 'site-header does not draw where "variant" is "bar"'],
  ['site-header in a form with links', { type: 'site-header', props: { variant: 'pane' } }, 'nav', 'shows only while the window leaves room for it'],
  ['category-nav', { type: 'category-nav', props: { variant: 'inline' } }, 'feature', 'category-nav does not draw where "variant" is "inline"'],
  ['category-nav with a panel', { type: 'category-nav', props: { variant: 'template14/mega' } }, 'feature', 'shows only while somebody has opened its panel'],
  ['winners-ticker', { type: 'winners-ticker', props: { variant: 'board', title: { EN: 'Winners', PHP: 'Panalo', VI: 'Thắng' } } }, 'amid', 'winners-ticker does not draw where "variant" is "board"'],
])('[CARD-5] helplines in a place that a %s does not always show are none: %#', (_, node, slot, reason) => {
  const lacking = foundWith(helplinesIn(node, slot)).filter(isOfHelplines);
  expect(lacking).toHaveLength(1);
  expect(lacking[0]).toContain(
    `page "responsible-gaming" has "helplines" in the slot "${slot}" of "box" alone, which ${reason}. Put it where it always shows.`,
  );
});

it('[CARD-5] helplines in a slot that the form draws for everybody are enough', () => {
  expect(foundWith(helplinesIn({ type: 'section' }, 'content'))).toEqual([]);
  expect(foundWith(helplinesIn({ type: 'section', props: { variant: 'template20/chapter' } }, 'beside')).filter(isOfHelplines)).toEqual([]);
});

it('[CARD-5] nodes in a slot that the chosen form does not draw are told where they are put there', () => {
  const undrawn = foundWith({ ...helplinesIn({ type: 'section' }, 'beside'), jurisdiction: 'none' });
  expect(undrawn).toEqual([
    expect.stringMatching(
      /site\.json:\d+:\d+ {2}pages\.responsible-gaming\.changes\[1\]\.slot: section does not draw the slot "beside" where "variant" is "plain", so what stands there does not show\. Put it into a slot that it draws: content\. Or set "variant" to: template20\/chapter\. {2}\[slot-undrawn\]$/,
    ),
  ]);
});

it('[CARD-5] another form that leaves out what the template shows in a slot is told where it is chosen', () => {
  const changes = [{ change: 'props', node: 'site-header', props: { variant: 'minimal' } }];
  const told = foundWith({ layout: { changes: changes.map((change) => ({ ...change, props: { variant: 'template15/minimal' } })) } }).filter((line) => line.endsWith('[slot-undrawn]'));
  expect(told.length).toBeGreaterThan(0);
  for (const line of told) expect(line).toMatch(/site\.json:\d+:\d+ {2}layout\.changes\[0\]\.props\.variant: site-header does not draw the slot "\w+" where "variant" is "template15\/minimal"/);
});
