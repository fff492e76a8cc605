import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { compileConfigs } from '../../engine/config/compileConfigs';
import { formatProblem } from '../../engine/config/problem';
import { baseInput } from '../../tests/configs/baseInput';
import { readConfigInput } from './readConfigs';

const site = 'site-configs/sites/bad.example';
const base = baseInput();
const sound = (base.files.get('site-configs/sites/bola.example/site.json') ?? '')
  .replace('bola.example', 'bad.example')
  .replace('FB01', 'BA01')
  .replace('Bola', 'Café');
let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'livery-configs-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  for (const folder of ['widgets', 'engine']) symlinkSync(resolve(import.meta.dirname, '../..', folder), join(root, folder));
  mkdirSync(join(root, 'site-configs/sites'), { recursive: true });
});

function put(file: string, body: string | Uint8Array): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), body);
}

/** What is said of the small project with the site beside its own, and which sites are compiled all the same. */
function outcome() {
  const { files, catalogue: _, ...read } = readConfigInput(root);
  const { problems, bundles } = compileConfigs({
    ...base,
    ...read,
    brandFiles: new Set([...base.brandFiles, ...read.brandFiles]),
    files: new Map([...base.files, ...files]),
  });
  return { said: problems.map(formatProblem), live: [...bundles.keys()].filter((domain) => domain !== 'lucky.example') };
}

/** What somebody reads who has no more rights than others; whoever runs this may be allowed everything. */
function readAsNobody(folders: readonly string[]): readonly { readonly said: readonly string[]; readonly files: readonly string[] }[] {
  const script = `
    const { readConfigInput } = await import(${JSON.stringify(join(import.meta.dirname, 'readConfigs.ts'))});
    const read = ${JSON.stringify(folders)}.map((folder) => readConfigInput(folder));
    console.log(JSON.stringify(read.map(({ files, unread }) => ({ said: [...unread.values()].map(({ file, message, code }) => file + ': ' + message + '  [' + code + ']'), files: [...files.keys()] }))));`;
  const user = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};
  return JSON.parse(execFileSync(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script], { ...user, encoding: 'utf8' })) as ReturnType<
    typeof readAsNobody
  >;
}

const nothingElse = 'A site has site.json, pages/<name>.json and pictures in brand/. Give it such a name, or move it out.';
/** The head of a PNG of so many dots. */
function pngOf(width: number, height: number): Buffer {
  const head = Buffer.alloc(33);
  head.write('\u0089PNG\r\n\u001a\n', 'latin1');
  head.writeUInt32BE(width, 16);
  head.writeUInt32BE(height, 20);
  return head;
}

const drawing = (inside: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">${inside}</svg>`;

describe('files that are not what they should be stop their own site alone', () => {
  it.each<[title: string, make: () => void, said: readonly string[]]>([
    [
      'Latin-1',
      () => put(`${site}/site.json`, Buffer.from(sound, 'latin1')),
      [
        `${site}/site.json:5:15  Here stands a letter that is not saved as UTF-8, but in another encoding such as Latin-1. Save the file as UTF-8.  [file-encoding]`,
      ],
    ],
    [
      'UTF-16 with its mark',
      () => put(`${site}/site.json`, Buffer.from(`\ufeff${sound}`, 'utf16le')),
      [`${site}/site.json:1:1  The file is saved as UTF-16. Save it as UTF-8 without a byte order mark.  [file-encoding]`],
    ],
    [
      'UTF-16 without it',
      () => put(`${site}/site.json`, Buffer.from(sound, 'utf16le')),
      [`${site}/site.json:1:1  The file is saved as UTF-16. Save it as UTF-8 without a byte order mark.  [file-encoding]`],
    ],
    [
      'a byte order mark',
      () => put(`${site}/site.json`, `\ufeff${sound}`),
      [`${site}/site.json:1:1  The file starts with a byte order mark. Save it as UTF-8 without one.  [json-bom]`],
    ],
    [
      '6 MB',
      () => put(`${site}/site.json`, ' '.repeat(6_000_000) + sound),
      [`${site}/site.json:1:1  The file has 6001 kB, and it may have 256 kB at most. Take out what does not belong there.  [file-too-large]`],
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
      [`${site}/site.json:1:1  This is a folder, and its name is that of a file. Put the file here, or give the folder another name.  [file-kind]`],
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
      [`${site}/pages:1:1  This is a link, and nothing follows links. Put the file or folder itself here.  [file-link]`],
    ],
    [
      'a link as a picture',
      () => {
        put(`${site}/site.json`, sound);
        put(`${site}/brand/a.svg`, drawing(''));
        symlinkSync('/etc/hostname', join(root, site, 'brand/b.svg'));
      },
      [`${site}/brand/b.svg:1:1  This is a link, and nothing follows links. Put the file or folder itself here.  [file-link]`],
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
      [`${site}/brand/a.png:1:1  The picture is 100000 × 20000 dots, and it may have 40 million at most. Make it smaller.  [value-size]`],
    ],
    [
      'a picture without a height, and a drawing that ends in its first tag',
      () => {
        put(`${site}/site.json`, sound);
        put(`${site}/brand/a.png`, pngOf(100, 0));
        put(`${site}/brand/b.svg`, '<svg viewBox="0 0 10 10"');
      },
      ['a.png', 'b.svg'].map((name) => `${site}/brand/${name}:1:1  The file is no picture, whatever its name says. Export it again.  [picture-unknown]`),
    ],
    [
      'a picture of 3 MB',
      () => {
        put(`${site}/site.json`, sound);
        put(`${site}/brand/a.png`, Buffer.concat([Buffer.from('\u0089PNG\r\n\u001a\n', 'latin1'), Buffer.alloc(3_000_000)]));
      },
      [`${site}/brand/a.png:1:1  The picture weighs 3001 kB, and it may weigh 2000 kB at most. Make it smaller.  [value-size]`],
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
      for (const folder of ['widgets', 'engine']) symlinkSync(resolve(import.meta.dirname, '../..', folder), join(root, place, folder));
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
      closed.map(([kind, path]) => [`${path}: The ${kind} cannot be read (EACCES). Make it readable for whoever runs this.  [file-unreadable]`]),
    );
    for (const { files } of read) expect(files).toContain('site-configs/sites/other.example/site.json');
  });

  it('[CARD-5] what nothing reads is a warning, and what systems leave behind is passed over', () => {
    put(`${site}/site.json`, sound);
    for (const name of ['site.yaml', 'brand.zip', '.DS_Store', 'site.json~']) put(`${site}/${name}`, 'x');
    expect(outcome()).toEqual({
      said: ['brand.zip', 'site.yaml'].map((name) => `${site}/${name}:1:1  Nothing reads this file. ${nothingElse}  [file-unread]`),
      live: ['bola.example', 'bad.example'],
    });
  });
});

describe('drawings that do more than draw', () => {
  it.each([
    '<g onload="x()"/>',
    '<g\nonclick = "x()"/>',
    '<a href="javascript:x()"/>',
    '<a xlink:href="jav&#x61;script:x()"/>',
    '<image href="https://elsewhere.example/a.png"/>',
    "<use href='//elsewhere.example/a.svg#a'/>",
    '<image href="data:image/svg+xml;base64,AAAA"/>',
    '<foreignObject><iframe/></foreignObject>',
    '<style>@import "https://elsewhere.example/a.css";</style>',
    '<rect fill="url(https://elsewhere.example/#a)"/>',
    '<rect style="background:url( \'//elsewhere.example/a\')"/>',
    '<a><animate attributeName="href" to="#"/></a>',
    '<a><animate attributeName=" x:href" to="#"/></a>',
    '<s:script xmlns:s="http://www.w3.org/2000/svg">x()</s:script>',
    '<s:foreignObject xmlns:s="http://www.w3.org/2000/svg"/>',
    '<use x:href="//elsewhere.example/a.svg#a" xmlns:x="http://www.w3.org/1999/xlink"/>',
    '<g xml:base="https://elsewhere.example/"><use href="#a"/></g>',
    '<style>rect { fill: u\\72l(https://elsewhere.example/a) }</style>',
    '<style>@\\69 mport "https://elsewhere.example/a.css";</style>',
    '<style>rect { background: image-set("https://elsewhere.example/a" 1x) }</style>',
  ])('[CARD-5] %s', (inside) => {
    put(`${site}/site.json`, sound);
    put(`${site}/brand/a.svg`, drawing(inside));
    expect(outcome()).toEqual({ said: [expect.stringMatching(/\[picture-unsafe\]$/) as string], live: ['bola.example'] });
  });

  it.each(['<use href="#a"/>', '<rect fill="url(#a)"/>', '<image href="data:image/png;base64,AAAA"/>', '<title>on = off</title>'])(
    '[CARD-5] not %s',
    (inside) => {
      put(`${site}/site.json`, sound);
      put(`${site}/brand/a.svg`, drawing(inside));
      expect(outcome().said).toEqual([]);
    },
  );
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
