import type { BadConfig } from '../badConfig';

/** Files that are not sound JSON. */
export const jsonCases: readonly BadConfig[] = [
  {
    title: '[CARD-5] a tab in a text',
    files: { 'site-configs/sites/lucky.example/site.json': [['"Lucky Harbor"', '"Lucky\tHarbor"']] },
    expected: [
      'site-configs/sites/lucky.example/site.json:9:11  A control character stands in a text. Take it out: texts are one line without tabs.  [json-syntax]',
    ],
  },
  {
    title: '[CARD-5] an empty file',
    files: { 'site-configs/sites/lucky.example/site.json': '' },
    expected: ['site-configs/sites/lucky.example/site.json:1:1  The file is empty. Delete it or fill it in.  [file-empty]'],
  },
  {
    title: '[CARD-5] a file of blanks',
    files: { 'site-configs/sites/lucky.example/site.json': '  \n\n' },
    expected: ['site-configs/sites/lucky.example/site.json:1:1  The file is empty. Delete it or fill it in.  [file-empty]'],
  },
  {
    title: '[CARD-5] a byte order mark',
    files: { 'site-configs/sites/lucky.example/site.json': '﻿{}' },
    expected: ['site-configs/sites/lucky.example/site.json:1:1  The file starts with a byte order mark. Save it as UTF-8 without one.  [json-bom]'],
  },
  {
    title: '[CARD-5] a comma before a closing brace',
    files: { 'site-configs/sites/lucky.example/site.json': [['"gamify": true\n', '"gamify": true,\n']] },
    expected: ['site-configs/sites/lucky.example/site.json:27:3  A comma stands before "}". Take it out.  [json-trailing-comma]'],
  },
  {
    title: '[CARD-5] a comma before a closing bracket',
    files: { 'site-configs/sites/lucky.example/site.json': [['"www.lucky.example"\n', '"www.lucky.example",\n']] },
    expected: ['site-configs/sites/lucky.example/site.json:6:3  A comma stands before "]". Take it out.  [json-trailing-comma]'],
  },
  {
    title: '[CARD-5] a missing comma',
    files: { 'site-configs/sites/lucky.example/site.json': [['"name": "Lucky Harbor",', '"name": "Lucky Harbor"']] },
    expected: ['site-configs/sites/lucky.example/site.json:10:3  A comma is missing before "currency".  [json-syntax]'],
  },
  {
    title: '[CARD-5] a missing colon',
    files: { 'site-configs/sites/lucky.example/site.json': [['"currency": "PHP"', '"currency" "PHP"']] },
    expected: ['site-configs/sites/lucky.example/site.json:10:14  A colon is missing before "PHP".  [json-syntax]'],
  },
  {
    title: '[CARD-5] a line comment',
    files: { 'site-configs/sites/lucky.example/site.json': [['"currency": "PHP",', '"currency": "PHP", // pesos']] },
    expected: [
      'site-configs/sites/lucky.example/site.json:10:22  JSON has no comments. Take it out; a "description" says what a thing is for.  [json-comment]',
    ],
  },
  {
    title: '[CARD-5] a block comment',
    files: { 'site-configs/sites/bola.example/site.json': [['"name": "Bola",', '/* the name */ "name": "Bola",']] },
    expected: ['site-configs/sites/bola.example/site.json:5:3  JSON has no comments. Take it out; a "description" says what a thing is for.  [json-comment]'],
  },
  {
    title: '[CARD-5] single quotes',
    files: { 'site-configs/sites/lucky.example/site.json': [['"Lucky Harbor"', "'Lucky Harbor'"]] },
    expected: ['site-configs/sites/lucky.example/site.json:9:11  \'Lucky Harbor stands in single quotes. Write it in straight double quotes: "Lucky Harbor".  [json-syntax]'],
  },
  {
    title: '[CARD-5] a blank of a web page between values',
    files: { 'site-configs/sites/lucky.example/site.json': [['"name": "Lucky Harbor"', '"name":\u00a0"Lucky Harbor"']] },
    expected: [
      'site-configs/sites/lucky.example/site.json:9:10  Found a special space (U+00A0). Between values, JSON allows only spaces, tabs and line breaks. Delete it.  [json-syntax]',
    ],
  },
  {
    title: '[CARD-5] a character that nobody sees between values',
    files: { 'site-configs/sites/lucky.example/site.json': [['"name": "Lucky Harbor"', '"name": \u200b"Lucky Harbor"']] },
    expected: [
      'site-configs/sites/lucky.example/site.json:9:11  Found a zero-width space (U+200B). Between values, JSON allows only spaces, tabs and line breaks. Delete it.  [json-syntax]',
    ],
  },
  {
    title: '[CARD-5] a bare word',
    files: { 'site-configs/sites/lucky.example/site.json': [['"gamify": true', '"gamify": yes']] },
    expected: ['site-configs/sites/lucky.example/site.json:26:15  "yes" starts no value. Write true, or a text in double quotes.  [json-syntax]'],
  },
  {
    title: '[CARD-5] a text that never ends',
    files: { 'site-configs/sites/lucky.example/site.json': [['"name": "Lucky Harbor",', '"name": "Lucky Harbor,']] },
    expected: ['site-configs/sites/lucky.example/site.json:9:11  The closing quote of a text is missing.  [json-syntax]'],
  },
  {
    title: '[CARD-5] a file cut short',
    files: { 'site-configs/sites/bola.example/site.json': '{\n  "version": 1,\n  "domain": "bola.example"\n' },
    expected: ['site-configs/sites/bola.example/site.json:4:1  "}" is missing before the end of the file: the "{" of line 1 is not closed.  [json-syntax]'],
  },
  {
    title: '[CARD-5] an object that is not closed in the middle of a file is the one whose brace stands at another indentation',
    files: { 'site-configs/sites/bola.example/site.json': '{\n  "theme": {\n    "code": "slot4",\n  "name": "Bola",\n  "features": {\n    "gamify": true\n  }\n}\n' },
    expected: ['site-configs/sites/bola.example/site.json:9:1  "}" is missing before the end of the file: the "{" of line 2 is not closed.  [json-syntax]'],
  },
  {
    title: '[CARD-5] a list that an outer brace ends',
    files: { 'site-configs/sites/bola.example/site.json': '{\n  "aliases": [["{"],\n  "features": {}\n}\n' },
    expected: [
      'site-configs/sites/bola.example/site.json:3:13  A comma is missing before ":".  [json-syntax]',
      'site-configs/sites/bola.example/site.json:4:1  "]" is missing before "}": the "[" of line 2 is not closed.  [json-syntax]',
    ],
  },
  {
    title: '[CARD-5] two values in one file',
    files: { 'site-configs/sites/bola.example/site.json': '{}\n{}\n' },
    expected: ['site-configs/sites/bola.example/site.json:2:1  The file should end here, but "{" follows.  [json-syntax]'],
  },
  {
    title: '[CARD-5] a wrong escape',
    files: { 'site-configs/sites/lucky.example/site.json': [['"Lucky Harbor"', '"Lucky\\ Harbor"']] },
    expected: [
      'site-configs/sites/lucky.example/site.json:9:11  A backslash stands before a character that needs none. Write "\\\\" for a backslash.  [json-syntax]',
    ],
  },
  {
    title: '[CARD-5] the same key twice',
    files: { 'site-configs/sites/lucky.example/site.json': [['"currency": "PHP",', '"currency": "PHP",\n  "name": "Lucky",']] },
    expected: ['site-configs/sites/lucky.example/site.json:11:3  "name" stands twice in one object, first in line 9. Keep one of them.  [json-duplicate-key]'],
  },
  {
    title: '[CARD-5] the same key twice deep in a list',
    files: {
      'site-configs/sites/lucky.example/site.json': [
        ['"change": "remove",\n          "node": "winners"', '"change": "remove",\n          "node": "winners",\n          "node": "hero"'],
      ],
    },
    expected: [
      'site-configs/sites/lucky.example/site.json:34:11  pages.home.changes[0]: "node" stands twice in one object, first in line 33. Keep one of them.  [json-duplicate-key]',
      'site-configs/sites/lucky.example/site.json:38:20  pages.home.changes[1].after: "hero" is no longer in this tree: the change of line 31 took it out. Take this one out, or put it first.  [node-unknown]',
    ],
  },
  {
    title: '[CARD-5] __proto__ as a key',
    files: { 'site-configs/sites/lucky.example/site.json': [['"gamify": true', '"__proto__": { "gamify": true }']] },
    expected: ['site-configs/sites/lucky.example/site.json:26:5  features: "__proto__" may not be a key. Take it out.  [json-forbidden-key]'],
  },
  {
    title: '[CARD-5] constructor as a key',
    files: { 'site-configs/families/harbor.json': [['"referral": true', '"constructor": {}']] },
    expected: ['site-configs/families/harbor.json:4:5  features: "constructor" may not be a key. Take it out.  [json-forbidden-key]'],
  },
  {
    title: '[CARD-5] prototype as a key',
    files: { 'site-configs/pages/home.json': [['"path": "/"', '"path": "/",\n  "prototype": 1']] },
    expected: ['site-configs/pages/home.json:5:3  "prototype" may not be a key. Take it out.  [json-forbidden-key]'],
  },
  {
    title: '[CARD-5] nesting without end',
    files: {
      'site-configs/sites/bola.example/site.json':
        '[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]',
    },
    expected: ['site-configs/sites/bola.example/site.json:1:65  Objects and lists are nested more than 64 deep. Take out what is nested too deeply.  [json-too-deep]'],
  },
  {
    title: '[CARD-5] two mistakes in one file',
    files: {
      'site-configs/sites/lucky.example/site.json': [
        ['"aliases": [\n    "www.lucky.example"\n  ],\n  "extends": "harbor",', '"aliases": [\n    "www.lucky.example",\n  ],\n  "extends" "harbor",'],
      ],
    },
    expected: [
      'site-configs/sites/lucky.example/site.json:6:3  A comma stands before "]". Take it out.  [json-trailing-comma]',
      'site-configs/sites/lucky.example/site.json:7:13  A colon is missing before "harbor".  [json-syntax]',
    ],
  },
  {
    title: '[CARD-5] mistakes in several files are told in one run',
    files: {
      'site-configs/sites/lucky.example/site.json': [['"gamify": true', '"gamify": 1']],
      'site-configs/sites/bola.example/site.json': [['"currency": "PHP"', '"currency": "PH"']],
      'site-configs/pages/home.json': [['"path": "/"', '"path": "home"']],
    },
    expected: [
      'site-configs/pages/home.json:4:11  path: Write a slash, and after it small letters and digits with single hyphens between words. "home" is not so. For example "/slots".  [value-form]',
      'site-configs/sites/bola.example/site.json:6:15  currency: "PH" is not a currency code of ISO 4217. Did you mean "PHP"?  [currency-unknown]',
      'site-configs/sites/lucky.example/site.json:26:15  features.gamify: Expected true or false, but found 1.  [type-wrong]',
    ],
  },
];
