import { describe, expect, it } from 'vitest';
import { inputWith } from '../../tests/configs/badConfig';
import { timesAsLong } from '../../tests/fixtures/growth';
import { compileConfigs } from './compileConfigs';
import type { ConfigInput } from './configInput';
import { formatProblem } from './problem';

const bola = 'site-configs/sites/bola.example/site.json';
const page = 'site-configs/sites/bola.example/pages/raffle.json';

/** What is said, and which sites are compiled all the same. */
function outcomeOf(input: ConfigInput) {
  const { problems, bundles } = compileConfigs(input);
  return { said: problems.map(formatProblem), live: [...bundles.keys()] };
}

/** How often a sound configuration could be compiled while a bad file is read and refused. */
const most = 2_000;

const withFile = (file: string, text: string) => inputWith({ title: 'one file', files: { [file]: text } });

describe('one file that no compiler should have to read', () => {
  it.each([
    ['5,000 lists in each other', '['.repeat(5000), 'json-too-deep'],
    ['100,000 lists in each other', '['.repeat(100_000) + ']'.repeat(100_000), 'json-too-deep'],
    ['5,000 objects in each other', '{"a":'.repeat(5000), 'json-too-deep'],
    ['lists that the wrong bracket closes', '[},'.repeat(20_000), 'json-too-deep'],
    ['lists behind a comment with a quote', `/* " */${'['.repeat(5000)}`, 'json-too-deep'],
    ['256 kB and more', JSON.stringify({ name: 'x'.repeat(256_000) }), 'file-too-large'],
    [
      '6 MB of nodes',
      JSON.stringify({
        nodes: Array.from({ length: 60_000 }, (_, id) => ({ id: `n${id}`, type: 'text', props: { text: {} } })),
      }),
      'file-too-large',
    ],
    ['250 kB of a letter', 'x'.repeat(250_000), 'json-syntax'],
    ['250 kB of words that are none', "'a ".repeat(83_000), 'json-syntax'],
    ['250 kB of quotes', '"\n'.repeat(125_000), 'json-syntax'],
    ['a list of 120,000 numbers', `{"aliases":[${'1,'.repeat(120_000)}1]}`, 'json-too-long'],
    [
      '20,000 wrong words',
      JSON.stringify({
        pages: { home: { changes: Array.from({ length: 900 }, () => ({ change: 'x'.repeat(200) })) } },
      }),
      'value-unknown',
    ],
  ])('[CARD-5] %s is one problem of its file, and the other site is compiled', (_, text, code) => {
    const input = withFile(bola, text);
    const { said, live } = outcomeOf(input);
    expect(said.filter((line) => line.startsWith(bola)).join('\n')).toContain(`[${code}]`);
    expect(said.every((line) => line.startsWith(bola))).toBe(true);
    expect(said.length).toBeLessThanOrEqual(600);
    expect(live).toEqual(['lucky.example']);
    const sound = inputWith({ title: 'sound', files: {} });
    const times = timesAsLong(
      () => outcomeOf(sound),
      () => outcomeOf(input),
      most,
    );
    expect(times).toBeLessThanOrEqual(most);
  });

  it('[CARD-5] pages that are sound one by one and too much together', () => {
    const filler = {
      version: 1,
      name: 'p',
      path: '/p',
      title: { EN: 'x' },
      regions: { main: [] },
      description: { EN: 'y'.repeat(200_000) },
    };
    const files = Object.fromEntries(
      Array.from({ length: 6 }, (_, index) => [
        `site-configs/sites/bola.example/pages/p${index}.json`,
        JSON.stringify({ ...filler, name: `p${index}`, path: `/p${index}` }),
      ]),
    );
    const { said, live } = outcomeOf(inputWith({ title: 'pages', files }));
    expect(said).toEqual([
      `${bola}:1:1  The 7 files of this site have 1201 kB together, and they may have 1000 kB at most. Take out pages.  [file-too-large]`,
    ]);
    expect(live).toEqual(['lucky.example']);
  });

  it.each([bola, page])(
    '[CARD-5] %s that makes the code around it throw is named, and the other site is compiled',
    (file) => {
      const input = inputWith({ title: 'sound', files: {} });
      const text = input.files.get(bola) ?? '';
      const boom = JSON.stringify({
        version: 1,
        name: 'raffle',
        path: '/raffle',
        title: { key: 'route.slots.title' },
        regions: { main: [{ id: 'a', type: 'text', props: { text: { key: 'boom' } } }] },
      });
      const widget = input.catalogue.widgets.get('text');
      if (widget === undefined) throw new Error('The base project has a widget "text".');
      const throwing = {
        ...widget,
        validate: Object.assign(
          function (this: unknown, props: unknown): props is unknown {
            if (JSON.stringify(props).includes('boom')) throw new RangeError('Maximum call stack size exceeded');
            return widget.validate.call(this, props);
          },
          { errors: null },
        ),
      };
      const changes =
        '"pages": { "home": { "changes": [{ "change": "insert", "into": "main", "node": { "id": "a", "type": "text", "props": { "text": { "key": "boom" } } } }] } },';
      const files = new Map([
        ...input.files,
        file === bola ? [bola, text.replace('"currency"', `${changes}\n  "currency"`)] : [page, boom],
      ]);
      const catalogue = { ...input.catalogue, widgets: new Map([...input.catalogue.widgets, ['text', throwing]]) };
      const { said, live } = outcomeOf({ ...input, files, catalogue });
      expect(said).toEqual([
        `${bola}:1:1  This file could not be processed (RangeError: Maximum call stack size exceeded). Undo the last change and report it: no file may cause this.  [file-crash]`,
      ]);
      expect(live).toEqual(['lucky.example']);
    },
  );

  it('[CARD-5] a broken family stops the sites that extend it, and a broken template those that show it', () => {
    expect(outcomeOf(withFile('site-configs/families/harbor.json', '[')).live).toEqual(['bola.example']);
    expect(outcomeOf(withFile('templates/template7/template.json', '[')).live).toEqual(['lucky.example']);
    expect(outcomeOf(withFile('site-configs/platform/shell.json', '[')).live).toEqual([]);
  });
});
