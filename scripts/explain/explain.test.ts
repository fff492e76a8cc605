import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { heardTerminal } from '../../tests/fixtures/heardTerminal';
import { smallSite, temporaryProject, type TemporaryProject } from '../../tests/fixtures/temporaryProject';
import { readConfigInput } from '../config/readConfigs';
import { explainer, type Question } from './explain';
import { explainCommand } from './explainCommand';
import type { ExplainedValue, Explanation } from './explanation';
import { printExplanation } from './printExplanation';

const root = process.cwd();
const explain = explainer(root, readConfigInput(root));
const run = promisify(execFile);

function valuesOf(explanation: Explanation): readonly ExplainedValue[] {
  if (explanation.kind === 'site') return explanation.values;
  return explanation.kind === 'node' ? explanation.props : [];
}

const linesRead = new Map<string, readonly string[]>();

/** What stands before a place in its line. */
function beforeIn(folder: string, { file, line, column }: Pick<ExplainedValue, 'file' | 'line' | 'column'>): string {
  const path = join(folder, file);
  const lines = linesRead.get(path) ?? readFileSync(path, 'utf8').split('\n');
  linesRead.set(path, lines);
  return (lines[line - 1] ?? '').slice(0, column - 1);
}

describe('explain, on every demo site', () => {
  it.each(readdirSync(join(root, 'site-configs/sites')))(
    '[CARD-1] points at the very line of each prop of home on %s',
    (domain) => {
      const page = explain({ domain, page: '/' });
      if (page.kind !== 'page') throw new Error(`${domain} has no home.`);
      expect(page.nodes.length).toBeGreaterThan(5);
      for (const { id } of page.nodes) {
        for (const value of valuesOf(explain({ domain, page: 'home', node: id }))) {
          const key = value.layer === 'schema' ? '"default"' : `"${value.name}"`;
          expect(`${value.file}: ${beforeIn(root, value)}`.endsWith(`${key}: `), `${id}, ${value.name}`).toBe(true);
        }
      }
    },
  );

  it('marks what the startup call may replace, and nothing else', () => {
    const explanation = explain({ domain: 'fiesta-bola.example' });
    const names = (isReplaceable: boolean) =>
      valuesOf(explanation)
        .filter((value) => value.isReplaceable === isReplaceable)
        .map(({ name }) => name);
    expect(names(true)).toEqual(
      expect.arrayContaining(['name', 'currency', 'externalId', 'logos.primary', 'features.gamify', 'apps.ios']),
    );
    expect(names(false)).toEqual(
      expect.arrayContaining(['domain', 'theme.code', 'locales.enabled', 'features.referral', 'jurisdiction']),
    );
  });

  it('marks links that the menu of the startup call fills', () => {
    const props = valuesOf(explain({ domain: 'fiesta-bola.example', page: 'home', node: 'header-links' }));
    expect(props.filter(({ isReplaceable }) => isReplaceable).map(({ name }) => name)).toEqual(['links']);
  });
});

describe('explain, on a small project', () => {
  let project: TemporaryProject;
  const family = 'site-configs/families/small.json';
  const site = 'site-configs/sites/small.example/site.json';

  beforeAll(() => {
    project = temporaryProject();
    const limit = (node: string, value: number) => ({ change: 'props', node, props: { limit: value } });
    project.write(family, { version: 1, currency: 'PHP', pages: { slots: { changes: [limit('games', 12)] } } });
    project.write(
      site,
      smallSite('small.example', {
        extends: 'small',
        pages: {
          home: {
            changes: [
              { change: 'remove', node: 'winners' },
              {
                change: 'insert',
                after: 'hero',
                node: { id: 'note', type: 'text', when: { auth: 'guest' }, props: { text: { EN: 'Hello' } } },
              },
            ],
          },
          sabong: { enabled: false },
          promotions: {
            changes: [
              {
                change: 'insert',
                into: 'main',
                node: {
                  id: 'box',
                  type: 'section',
                  when: { viewport: { from: 'desktop' } },
                  props: { title: { EN: 'Box' } },
                  slots: {
                    content: [{ id: 'inner', type: 'text', when: { auth: 'guest' }, props: { text: { EN: 'Hello' } } }],
                  },
                },
              },
            ],
          },
        },
      }),
    );
    const explainProject = explainer(root, readConfigInput(project.root));
    ask = (question) => explainProject({ domain: 'small.example', ...question });
  });
  afterAll(() => project.remove());

  let ask: (question: Omit<Question, 'domain'>) => Explanation;

  it('[CARD-1] names the layer of each prop: family, page, template, and the default of the widget', () => {
    const props = valuesOf(ask({ page: 'slots', node: 'games' }));
    expect(props.find(({ name }) => name === 'limit')).toMatchObject({
      value: 12,
      layer: 'family',
      file: family,
      line: 11,
      column: 22,
    });
    expect(props.find(({ name }) => name === 'source')).toMatchObject({
      layer: 'page',
      file: 'site-configs/pages/slots.json',
    });
    expect(props.some(({ layer }) => layer === 'schema')).toBe(true);
  });

  it('[CARD-1] names the site for what it inserts, with its condition', () => {
    const note = ask({ page: 'home', node: 'note' });
    expect(note).toMatchObject({
      node: { widget: 'text', layer: 'site', file: site },
      when: { value: { auth: 'guest' }, layer: 'site' },
    });
  });

  it('[CARD-1] takes values of the site from the layer that says them', () => {
    const values = valuesOf(ask({}));
    expect(values.find(({ name }) => name === 'currency')).toMatchObject({ layer: 'family', line: 3 });
    expect(values.find(({ name }) => name === 'name')).toMatchObject({ layer: 'site', line: 6 });
  });

  it('[CARD-1] tells the conditions of the nodes around a node, and what their breakpoints are in pixels', () => {
    const inner = ask({ page: 'promotions', node: 'inner' });
    expect(inner).toMatchObject({
      when: { value: { auth: 'guest' } },
      around: [{ name: 'box.when', value: { viewport: { from: 'desktop' } }, layer: 'site', file: site }],
      breakpoints: { desktop: expect.any(Number) as number },
    });
    const text = inner.kind === 'node' ? printExplanation(inner) : '';
    expect(text).toMatch(/^ {2}box\.when +\{"viewport":\{"from":"desktop"\}\} /m);
    expect(text).toMatch(/^desktop is \d+ px and wider\.$/m);
  });

  it('[CARD-1] tells what the tables say: breakpoints, where guests sign in, menus and modals', () => {
    const answer = ask({});
    const rows = new Map((answer.kind === 'site' ? answer.tables : []).map((row) => [row.name, row]));
    expect(rows.get('breakpoints.desktop')).toMatchObject({ value: expect.stringMatching(/^\d+ px$/) as string });
    expect(rows.get('login')).toMatchObject({ file: 'site-configs/platform/login-entry.json', layer: 'platform' });
    expect(rows.get('menu.slot_game')).toMatchObject({ file: 'site-configs/platform/categories.json' });
    expect(rows.get('modals.loginmodal')).toMatchObject({ file: 'site-configs/modals/loginmodal.json' });
    for (const { file, line } of rows.values())
      expect(readFileSync(join(project.root, file), 'utf8').split('\n').length, file).toBeGreaterThanOrEqual(line);
  });

  it('[CARD-1] tells the nodes of a modal, and each of them', () => {
    expect(ask({ page: 'modal:loginmodal' })).toMatchObject({
      kind: 'page',
      file: 'site-configs/modals/loginmodal.json',
    });
    expect(ask({ page: 'modal:loginmodl' })).toMatchObject({
      kind: 'unknown',
      message: expect.stringContaining('Did you mean "loginmodal"?') as string,
    });
    const modal = ask({ page: 'modal:loginmodal' });
    const [first] = modal.kind === 'page' ? modal.nodes : [];
    expect(ask({ page: 'modal:loginmodal', node: first?.id ?? '' })).toMatchObject({
      kind: 'node',
      node: { tree: 'modal' },
    });
  });

  it('tells of each colour token the recipe and its line', () => {
    const answer = ask({ page: 'colors' });
    if (answer.kind !== 'colors') throw new Error(JSON.stringify(answer));
    expect(answer.color).toMatchObject({ name: 'emerald', hue: 160, file: site });
    const accent = answer.tokens.find(({ token }) => token === 'accent');
    expect(accent).toMatchObject({ recipe: 'oklch(0.515, 0.205, hue)', file: 'templates/template5/colors.ts' });
    for (const { file, line, column, token } of answer.tokens)
      expect((readFileSync(file, 'utf8').split('\n')[line - 1] ?? '').slice(column - 1)).toContain(token);
    expect(printExplanation(answer)).toMatch(
      /^ {2}accent +oklch\(0\.515, 0\.205, hue\) +templates\/template5\/colors\.ts:\d+:\d+$/m,
    );
  });

  it.each<[string, Omit<Question, 'domain'>, string]>([
    [
      'a node that a change took out',
      { page: 'home', node: 'winners' },
      `"winners" is not on / of small.example: a change takes it out, at ${site}:21:9.`,
    ],
    [
      'a page that is switched off',
      { page: '/sabong' },
      `small.example switches the page "sabong" off, at ${site}:44:18.`,
    ],
    ['a page that is not there', { page: 'slot' }, '"slot" is not a page of small.example. Did you mean "slots"?'],
    [
      'an address that is not there',
      { page: '/slot' },
      '"/slot" is not a page of small.example. Did you mean "/slots"?',
    ],
    ['a node that is not there', { page: 'home', node: 'nate' }, '"nate" is not a node of /. Did you mean "note"?'],
  ])('[CARD-5] answers for %s', (_, question, message) => {
    const answer = ask(question);
    expect(answer.kind === 'unknown' ? answer.message.slice(0, message.length) : answer.kind).toBe(message);
  });

  it('[CARD-5] prints a page with the places of its nodes', () => {
    const answer = ask({ page: '/' });
    const text = answer.kind === 'page' ? printExplanation(answer) : '';
    expect(text).toMatch(/^main of the page$/m);
    expect(text).toMatch(new RegExp(`^  note +text +${site}:\\d+:\\d+ +site$`, 'm'));
  });

  it('[CARD-5] is a command: answers on the output, refuses with the nearest word and status 1', async () => {
    const command = (...args: readonly string[]) =>
      run(process.execPath, ['--import', 'tsx', 'scripts/explain.ts', '--root', project.root, ...args]);
    const terminal = heardTerminal();
    expect(
      explainCommand(['--root', project.root, 'small.example', 'slots', 'games', '--format', 'json'], terminal),
    ).toBe(0);
    expect([JSON.parse(terminal.out()), terminal.err()]).toEqual([ask({ page: 'slots', node: 'games' }), '']);
    await expect(command('smal.example')).rejects.toMatchObject({
      code: 1,
      stdout: '',
      stderr: expect.stringContaining('"smal.example" is not a site. Did you mean "small.example"?') as string,
    });
  });
});
