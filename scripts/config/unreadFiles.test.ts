import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { formatProblem } from '../../engine/config/problem';
import { newProject, outcome, put, site, sound } from '../../tests/fixtures/badProject';
import { readConfigInput } from './readConfigs';
import { unreadInMessages } from './unreadFiles';

const kinds = 'A template has template.json, pages/<name>.json and messages/<LANGUAGE>.json.';
const codes = 'EN, PHP, CN, ESP, RUS, VI, MS, NE, CT, BN';

it.each([
  ['template5/messages/XX.json', `"XX" is not a language. One of: ${codes}.`],
  ['template5/messages/RU.json', `"RU" is not a language. Did you mean "RUS"? One of: ${codes}.`],
  ['template5/message/EN.json', `${kinds} Did you mean "messages"?`],
  ['template5/pages/sub/home.json', `${kinds} Give it such a name, or move it out.`],
  ['template5/modals/x.json', `${kinds} Give it such a name, or move it out.`],
  ['template5/templates.json', `${kinds} Did you mean "template.json"?`],
  ['template5/template.jsonc', `${kinds} Did you mean "template.json"?`],
])('[CARD-5] says that nothing reads templates/%s, and stops no site', (name, why) => {
  newProject();
  put(`${site}/site.json`, sound);
  put(`templates/${name}`, '{}');
  const { said, live } = outcome();
  expect(said).toEqual([`templates/${name}:1:1  Nothing reads this file. ${why}  [file-unread]`]);
  expect(live).toEqual(['bola.example', 'bad.example']);
});

it('says nothing of what a template has', () => {
  newProject();
  put(`${site}/site.json`, sound);
  for (const name of ['messages/EN.json', 'messages/descriptions.json', 'widgets/x/data.json', 'art/a.svg'])
    put(`templates/template5/${name}`, '{}');
  expect(outcome().said).toEqual([]);
});

it('[CARD-5] says that a family is no JSON by its name', () => {
  newProject();
  put(`${site}/site.json`, sound);
  put('site-configs/families/x.jsonc', '{}');
  put('site-configs/families/notes.txt', 'for us');
  expect(outcome().said).toEqual([
    'site-configs/families/x.jsonc:1:1  Nothing reads this file. Files end in ".json". Did you mean "x.json"?  [file-unread]',
  ]);
});

it('[CARD-5] says which folder was meant in a repository of its own, and nothing of the rest of it', () => {
  const root = mkdtempSync(join(tmpdir(), 'livery-elsewhere-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  for (const file of ['sites/a.example/site.json', 'familes/x.json', 'images/logo.svg', 'docs/notes.json']) {
    mkdirSync(join(root, 'site-configs', dirname(file)), { recursive: true });
    writeFileSync(join(root, 'site-configs', file), '{}');
  }
  expect([...(readConfigInput(root).unread?.values() ?? [])].map(formatProblem)).toEqual([
    'site-configs/familes:1:1  Nothing reads this folder. Did you mean "families"?  [file-unread]',
  ]);
});

it.each([
  ['EN/ui.json', undefined],
  ['EN/uii.json', '"uii" is not a set of messages. Did you mean "ui"?'],
  ['XX/ui.json', '"XX" is not a language. One of: EN,'],
])('[I18N-1] judges engine/i18n/messages/%s', (name, said) => {
  const message = unreadInMessages(`engine/i18n/messages/${name}`)?.message;
  if (said === undefined) expect(message).toBeUndefined();
  else expect(message).toContain(said);
});
