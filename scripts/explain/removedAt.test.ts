import { describe, expect, it } from 'vitest';
import { smallSite } from '../../tests/fixtures/temporaryProject';
import { readConfigInput } from '../config/readConfigs';
import { explainer } from './explain';

const root = process.cwd();
const domain = 'small.example';
const siteFile = `site-configs/sites/${domain}/site.json`;
const note = { id: 'note', type: 'text', props: { text: { EN: 'Hello' } } };
const box = { id: 'box', type: 'section', props: { title: { EN: 'Box' } }, slots: { content: [note] } };
const remove = (node: string) => ({ changes: [{ change: 'remove', node }] });

const site = smallSite(domain, {
  currency: 'PHP',
  extends: 'small',
  features: { freePlay: false, gamify: true },
  layout: remove('header-links'),
  shell: remove('chat'),
  modals: { loginmodal: remove('login') },
  pages: {
    sabong: { enabled: false },
    slots: remove('box'),
    promotions: { changes: [...remove('promotions').changes, { change: 'insert', into: 'main', node: note }] },
  },
});
const family = { version: 1, pages: { slots: { changes: [{ change: 'insert', into: 'main', node: box }] } } };
const shipped = readConfigInput(root, { only: [] });
const explain = explainer(root, {
  ...shipped,
  files: new Map([
    ...shipped.files,
    [siteFile, JSON.stringify(site, null, 2)],
    ['site-configs/families/small.json', JSON.stringify(family, null, 2)],
  ]),
});
/** The line in which the change begins that names a node. */
const lineOf = (node: string) =>
  -1 +
  JSON.stringify(site, null, 2)
    .split('\n')
    .findIndex((line) => line.includes(`"node": "${node}"`));

describe('[CARD-1] a node that the site takes out', () => {
  it.each([
    ['of the layout', '/', 'header-links', 'header-links', '/'],
    ['of the shell', '/', 'chat', 'chat', '/'],
    ['of a modal', 'modal:loginmodal', 'login', 'login', 'modal:loginmodal'],
    ['that its family puts in', 'slots', 'box', 'box', '/slots'],
    ['with the one around it', 'slots', 'note', 'box', '/slots'],
  ])('%s is told with the change', (_, page, node, changed, path) => {
    const line = lineOf(changed);
    expect(explain({ domain, page, node })).toEqual({
      kind: 'unknown',
      message: expect.stringMatching(
        `^"${node}" is not on ${path} of small.example: a change takes it out, at ${siteFile}:${line}:\\d+\\.$`,
      ) as string,
    });
  });

  it('elsewhere is there all the same', () => {
    expect(explain({ domain, page: 'promotions', node: 'note' })).toMatchObject({ kind: 'node' });
    expect(explain({ domain, page: 'modal:partners', node: 'login' })).toMatchObject({
      message: expect.stringContaining('"login" is not a node of modal:partners.') as string,
    });
  });
});

it('entries of the menu that do not show say why', () => {
  const answer = explain({ domain });
  const menu = new Map((answer.kind === 'site' ? answer.tables : []).map(({ name, value }) => [name, value]));
  expect(menu.get('menu.slot_game')).toBe('slots');
  expect(menu.get('menu.sabong')).toBe('not shown because its page "sabong" is off');
  expect(menu.get('menu.freeplay')).toBe('not shown because features.freePlay is off');
  expect(menu.get('menu.minigame')).toBe('minigame');
  expect(menu.get('modals.partners')).toBe('not shown because features.partners is off');
  expect(menu.get('modals.confirm')).toMatch(/^\d+ nodes$/);
});
