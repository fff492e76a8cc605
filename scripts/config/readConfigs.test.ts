import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import {
  drawing,
  newProject,
  nothingElse,
  outcome,
  pngOf,
  put,
  readAsNobody,
  root,
  site,
  sound,
} from '../../tests/fixtures/badProject';
import { readConfigInput } from './readConfigs';

beforeEach(newProject);

describe('files that are not what they should be stop their own site alone', () => {
  it.each<[title: string, make: () => void, said: readonly string[]]>([
    [
      'Latin-1',
      () => put(`${site}/site.json`, Buffer.from(sound, 'latin1')),
      [
        `${site}/site.json:5:15  This letter is not saved as UTF-8, but in another encoding such as Latin-1. Save the file as UTF-8.  [file-encoding]`,
      ],
    ],
    [
      'UTF-16 with its mark',
      () => put(`${site}/site.json`, Buffer.from(`\ufeff${sound}`, 'utf16le')),
      [
        `${site}/site.json:1:1  The file is saved as UTF-16. Save it as UTF-8 without a byte order mark.  [file-encoding]`,
      ],
    ],
    [
      'UTF-16 without it',
      () => put(`${site}/site.json`, Buffer.from(sound, 'utf16le')),
      [
        `${site}/site.json:1:1  The file is saved as UTF-16. Save it as UTF-8 without a byte order mark.  [file-encoding]`,
      ],
    ],
    [
      'a byte order mark',
      () => put(`${site}/site.json`, `\ufeff${sound}`),
      [`${site}/site.json:1:1  The file starts with a byte order mark. Save it as UTF-8 without one.  [json-bom]`],
    ],
    [
      '6 MB',
      () => put(`${site}/site.json`, ' '.repeat(6_000_000) + sound),
      [
        `${site}/site.json:1:1  The file has 6001 kB, and it may have 256 kB at most. Take out what does not belong there.  [file-too-large]`,
      ],
    ],
    [
      'no site.json',
      () => put(`${site}/brand/logo.svg`, drawing('')),
      [`${site}/site.json:1:1  The folder of a site needs a site.json. Add it, or delete the folder.  [file-missing]`],
    ],
    [
      'an empty folder',
      () => mkdirSync(join(root, site)),
      [`${site}/site.json:1:1  The folder of a site needs a site.json. Add it, or delete the folder.  [file-missing]`],
    ],
    [
      'a folder called site.json',
      () => mkdirSync(join(root, site, 'site.json'), { recursive: true }),
      [
        `${site}/site.json:1:1  This is a folder, and its name is that of a file. Put the file here, or give the folder another name.  [file-kind]`,
      ],
    ],
    [
      'a link to a site',
      () => symlinkSync(join(root, 'site-configs/sites/other.example'), join(root, site)),
      [`${site}:1:1  This is a link, and nothing follows links. Put the file or folder itself here.  [file-link]`],
    ],
    [
      'a link in a circle',
      () => {
        put(`${site}/site.json`, sound);
        symlinkSync('..', join(root, site, 'pages'));
      },
      [
        `${site}/pages:1:1  This is a link, and nothing follows links. Put the file or folder itself here.  [file-link]`,
      ],
    ],
    [
      'a link as a picture',
      () => {
        put(`${site}/site.json`, sound);
        put(`${site}/brand/a.svg`, drawing(''));
        symlinkSync('/etc/hostname', join(root, site, 'brand/b.svg'));
      },
      [
        `${site}/brand/b.svg:1:1  This is a link, and nothing follows links. Put the file or folder itself here.  [file-link]`,
      ],
    ],
    [
      'a pipe',
      () => {
        mkdirSync(join(root, site));
        execFileSync('mkfifo', [join(root, site, 'site.json')]);
      },
      [`${site}/site.json:1:1  This is neither a file nor a folder. Take it out.  [file-kind]`],
    ],
    [
      'two pictures of one name',
      () => {
        put(`${site}/site.json`, sound);
        put(`${site}/brand/Logo.svg`, drawing(''));
        put(`${site}/brand/logo.svg`, drawing(''));
      },
      [
        `${site}/brand/logo.svg:1:1  "logo.svg" and "Logo.svg" differ only in how their letters are written, and many disks take them for one. Give one of them another name.  [file-name-case]`,
      ],
    ],
    [
      'a script in a drawing',
      () => {
        put(`${site}/site.json`, sound);
        put(`${site}/brand/a.svg`, drawing('<script>alert(1)</script>'));
      },
      [
        `${site}/brand/a.svg:1:1  The drawing holds a script, and a drawing may only draw. Export it as plain SVG, without scripts and links.  [picture-unsafe]`,
      ],
    ],
    [
      'words called a picture',
      () => {
        put(`${site}/site.json`, sound);
        put(`${site}/brand/a.png`, '<html>');
      },
      [`${site}/brand/a.png:1:1  The file is no picture, whatever its name says. Export it again.  [picture-unknown]`],
    ],
    [
      'a page called a picture',
      () => {
        put(`${site}/site.json`, sound);
        put(`${site}/brand/a.html`, '<html>');
      },
      [
        `${site}/brand/a.html:1:1  Pictures of the brand are SVG, PNG, WebP, AVIF or JPG, by the endings .svg, .png, .webp, .avif and .jpg. Export it as one of them, or move it out.  [picture-unknown]`,
      ],
    ],
    [
      'a picture whose dots would fill the memory of a phone',
      () => {
        put(`${site}/site.json`, sound);
        put(`${site}/brand/a.png`, pngOf(100_000, 20_000));
      },
      [
        `${site}/brand/a.png:1:1  The picture is 100000 × 20000 dots, and it may have 40 million at most. Make it smaller.  [value-size]`,
      ],
    ],
    [
      'a picture without a height, and a drawing that ends in its first tag',
      () => {
        put(`${site}/site.json`, sound);
        put(`${site}/brand/a.png`, pngOf(100, 0));
        put(`${site}/brand/b.svg`, '<svg viewBox="0 0 10 10"');
      },
      ['a.png', 'b.svg'].map(
        (name) =>
          `${site}/brand/${name}:1:1  The file is no picture, whatever its name says. Export it again.  [picture-unknown]`,
      ),
    ],
    [
      'a picture of 3 MB',
      () => {
        put(`${site}/site.json`, sound);
        put(
          `${site}/brand/a.png`,
          Buffer.concat([Buffer.from('\u0089PNG\r\n\u001a\n', 'latin1'), Buffer.alloc(3_000_000)]),
        );
      },
      [
        `${site}/brand/a.png:1:1  The picture weighs 3001 kB, and it may weigh 2000 kB at most. Make it smaller.  [value-size]`,
      ],
    ],
  ])('[CARD-5] %s', (_, make, said) => {
    make();
    expect(outcome()).toEqual({ said, live: ['bola.example'] });
  });

  it('[CARD-5] a file or folder that cannot be read is said to be so, and all else is read', () => {
    const closed = [
      ['file', `${site}/site.json`],
      ['file', `${site}/brand/logo.svg`],
      ['folder', `${site}/pages`],
      ['folder', site],
      ['folder', 'site-configs/families'],
      ['folder', 'templates/template1/pages'],
    ] as const;
    const roots = closed.map(([, path], index) => {
      const place = `case-${index}`;
      put(`${place}/${site}/site.json`, sound);
      for (const folder of ['widgets', 'engine'])
        symlinkSync(resolve(import.meta.dirname, '../..', folder), join(root, place, folder));
      put(`${place}/${site}/brand/logo.svg`, drawing(''));
      put(`${place}/${site}/pages/own.json`, '{}');
      put(`${place}/site-configs/families/a.json`, '{}');
      put(`${place}/site-configs/sites/other.example/site.json`, sound);
      put(`${place}/templates/template1/pages/home.json`, '{}');
      chmodSync(join(root, place, path), 0);
      onTestFinished(() => chmodSync(join(root, place, path), 0o755));
      return join(root, place);
    });
    chmodSync(root, 0o755);
    const read = readAsNobody(roots);
    expect(read.map(({ said }) => said)).toEqual(
      closed.map(([kind, path]) => [
        `${path}: The ${kind} cannot be read (EACCES). Make it readable for whoever runs this.  [file-unreadable]`,
      ]),
    );
    for (const { files } of read) expect(files).toContain('site-configs/sites/other.example/site.json');
  });

  it('[CARD-5] what nothing reads is a warning, and what systems leave behind is passed over', () => {
    put(`${site}/site.json`, sound);
    for (const name of ['site.yaml', 'brand.zip', '.DS_Store', 'site.json~']) put(`${site}/${name}`, 'x');
    expect(outcome()).toEqual({
      said: ['brand.zip', 'site.yaml'].map(
        (name) => `${site}/${name}:1:1  Nothing reads this file. ${nothingElse}  [file-unread]`,
      ),
      live: ['bola.example', 'bad.example'],
    });
  });
});

it('[CARD-3] a file that is gone between listing and reading is not there, and is no mistake', () => {
  put(`${site}/site.json`, sound);
  const seen: string[] = [];
  const { files } = readConfigInput(root, {
    onFile: (file) => {
      seen.push(file);
      if (file.startsWith(site)) rmSync(join(root, file));
    },
  });
  expect(seen).toContain(`${site}/site.json`);
  expect([...files.keys()].filter((file) => file.startsWith('site-configs/sites/'))).toEqual([]);
});
