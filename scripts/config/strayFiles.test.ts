import { beforeEach, describe, expect, it } from 'vitest';
import { newProject, nothingElse, outcome, put, site, sound } from '../../tests/fixtures/badProject';

beforeEach(newProject);

describe('[CARD-5] a JSON file that nothing reads stops no site', () => {
  it.each(['notes.json', 'package.json', 'site.backup.json', 'translations/EN.json', 'pages/a/xyz.json'])(
    '%s',
    (name) => {
      put(`${site}/site.json`, sound);
      put(`${site}/${name}`, '{ not JSON at all');
      expect(outcome()).toEqual({
        said: [`${site}/${name}:1:1  Nothing reads this file. ${nothingElse}  [file-unread]`],
        live: ['bola.example', 'bad.example'],
      });
    },
  );

  it.each(['README.json', 'notes.txt'])('%s beside the folders of sites', (name) => {
    put(`${site}/site.json`, sound);
    put(`site-configs/sites/${name}`, '{}');
    const said = [`site-configs/sites/${name}:1:1  Nothing reads this file. ${nothingElse}  [file-unread]`];
    expect(outcome()).toEqual({ said, live: ['bola.example', 'bad.example'] });
  });

  it('in a folder of what all sites share', () => {
    put(`${site}/site.json`, sound);
    put('site-configs/notes/a.json', '{}');
    put('site-configs/platform/notes.json', '{}');
    const { said, live } = outcome();
    expect(said.map((line) => line.split(':')[0])).toEqual([
      'site-configs/notes/a.json',
      'site-configs/platform/notes.json',
    ]);
    expect(live).toEqual(['bola.example', 'bad.example']);
  });

  it.each(['Site.json', 'sites.json', 'page.json'])(
    '%s in a folder without a site.json stops that site alone',
    (name) => {
      put(`${site}/${name}`, sound);
      const { said, live } = outcome();
      expect(live).toEqual(['bola.example']);
      expect(said).toHaveLength(2);
      expect(new Set(said)).toEqual(
        new Set([
          `${site}/${name}:1:1  Nothing reads this file. ${name === 'page.json' ? nothingElse : nothingElse.replace('Give it such a name, or', 'Did you mean "site.json"? If not,')}  [file-unread]`,
          `${site}/site.json:1:1  The folder of a site needs a site.json. Add it, or delete the folder.  [file-missing]`,
        ]),
      );
    },
  );
});

it('[CARD-5] a site whose folder begins with a dot is told of, and what editors keep there is not', () => {
  put(`${site}/site.json`, sound);
  put('site-configs/sites/.old.example/site.json', sound);
  put('site-configs/sites/.vscode/settings.json', '{}');
  expect(outcome()).toEqual({
    said: [
      'site-configs/sites/.old.example:1:1  Nothing reads this folder, as its name begins with a dot. Take the dot off, or move the folder out.  [file-unread]',
    ],
    live: ['bola.example', 'bad.example'],
  });
});
