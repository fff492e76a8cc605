import type { BadConfig } from '../badConfig';

const page = (name: string) =>
  `${JSON.stringify({ version: 1, name, path: '/more', listed: false, title: { EN: 'More', PHP: 'More' }, regions: { main: [] } })}\n`;

/** Names of files and hosts that nothing could be called by. */
export const nameCases: readonly BadConfig[] = [
  ...['site-configs/pages/constructor.json', 'site-configs/sites/bola.example/pages/constructor.json'].map((file): BadConfig => ({
    title: `[CARD-5] a name that every object has: ${file}`,
    files: { [file]: page('constructor') },
    expected: [
      `${file}:1:1  "constructor" means something in every object of JavaScript, so nothing may be called so. Give the file another name.  [file-name-form]`,
    ],
  })),
  ...['families', 'environments'].flatMap((folder) =>
    ['__proto__', 'prototype', 'valueOf'].map((name): BadConfig => ({
      title: `[CARD-5] a name that every object has: ${folder}/${name}.json`,
      files: { [`site-configs/${folder}/${name}.json`]: '{ "version": 1 }\n' },
      expected: [
        `site-configs/${folder}/${name}.json:1:1  "${name}" means something in every object of JavaScript, so nothing may be called so. Give the file another name.  [file-name-form]`,
      ],
    })),
  ),
  ...['families', 'environments'].flatMap((folder) =>
    ['our brands', 'Harbor', 'häfen', '-', 'a..b'].map((name): BadConfig => ({
      title: `[CARD-5] a name that is no word: ${folder}/${name}.json`,
      files: { [`site-configs/${folder}/${name}.json`]: '{ "version": 1 }\n' },
      expected: [
        `site-configs/${folder}/${name}.json:1:1  A name is small letters and digits, a letter first, with single hyphens between words. "${name}" is not so. Give the file another name.  [file-name-form]`,
      ],
    })),
  ),
  ...['lucky.example.localhost', 'bola.example.localhost', 'www.localhost'].map((host): BadConfig => ({
    title: `[SITE-1] an alias of this machine alone: ${host}`,
    files: { 'site-configs/sites/bola.example/site.json': [['"domain": "bola.example",', `"domain": "bola.example",\n  "aliases": ["${host}"],`]] },
    expected: [
      `site-configs/sites/bola.example/site.json:4:15  aliases[0]: "${host}" is a name of this machine alone, where each site answers to its hosts with ".localhost" behind them. Take ".localhost" off, or take the host out.  [address-invalid]`,
    ],
  })),
];
