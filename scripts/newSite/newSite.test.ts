import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { oneOf } from '../../engine/config/nearest';
import { readConfigInput } from '../config/readConfigs';
import { createLiveConfiguration } from '../serve/liveConfiguration';
import { readConfiguration } from '../serve/readConfiguration';
import { createSiteShelf } from '../serve/siteShelf';
import { watchConfiguration } from '../serve/watchConfiguration';
import { askNewSite } from './askNewSite';
import { createChecker, madeUpId, siteText, type Answer, type NewSite } from './newSite';

const project = process.cwd();
const site: NewSite = {
  domain: 'sunny-reef.example',
  name: 'Sunny Reef',
  template: 'template5',
  color: 'emerald',
  currency: 'PHP',
  languages: 'EN,PHP',
  externalId: 'SR01',
};
const { check, templates, jurisdictions, textOf } = createChecker(readConfigInput(project), ['kingsgate.example', 'half-made.example']);
const bad = (wrong: Partial<NewSite>) => check({ ...site, ...wrong });

it('[CARD-1] a sound site has no problems, and its file says what the schema requires and no more', () => {
  expect(check(site)).toEqual([]);
  expect(JSON.parse(siteText(site))).toEqual({
    $schema: '../../../schemas/site.schema.json',
    version: 1,
    domain: 'sunny-reef.example',
    externalId: 'SR01',
    name: 'Sunny Reef',
    currency: 'PHP',
    theme: { code: 'template5', color: 'emerald' },
    locales: { default: 'EN', enabled: ['EN', 'PHP'] },
  });
});

const refused: readonly (readonly [title: string, wrong: Partial<NewSite>, answer: Answer, message: string])[] = [
  [
    'a domain with a site',
    { domain: 'kingsgate.example' },
    'domain',
    '"kingsgate.example" is taken: site-configs/sites/kingsgate.example/ is there already. Choose another domain, or edit the files in that folder.',
  ],
  [
    'a domain with a folder that is no site',
    { domain: 'half-made.example' },
    'domain',
    '"half-made.example" is taken: site-configs/sites/half-made.example/ is there already. Choose another domain, or edit the files in that folder.',
  ],
  [
    'a domain that is an alias of another site',
    { domain: 'www.lucky-harbor.example' },
    'domain',
    '"www.lucky-harbor.example" is already claimed by site-configs/sites/lucky-harbor.example/site.json. A host belongs to one site. Take it out of one of the two.',
  ],
  [
    'a domain that leads out of the folder',
    { domain: '../reef' },
    'domain',
    'Write a host name in small letters: no address around it, no port, no dot at its end, and another script as xn--…. "../reef" is not so. For example "lucky-harbor.example".',
  ],
  [
    'a colour',
    { color: 'emrald' },
    'color',
    '"emrald" is not a colour of template5. Did you mean "emerald"? One of: crimson, emerald, sapphire, amethyst, gold.',
  ],
  ['a currency', { currency: 'PHQ' }, 'currency', '"PHQ" is not a currency code of ISO 4217. Did you mean "PHP"?'],
  ['a language', { languages: 'EN,ESPP' }, 'languages', '"ESPP" is not allowed here. Did you mean "ESP"? One of: EN, PHP, CN, ESP, RUS, VI, MS, NE, CT, BN.'],
  ['an empty name', { name: '' }, 'name', 'The text is empty. Fill it in or leave the key out.'],
];

it.each(refused)('[CARD-5] refuses %s with what to do', (_, wrong, answer, message) => {
  expect(bad(wrong)).toEqual([{ answer, message }]);
});

it('[CARD-5] a template that is misspelt is answered with the nearest one, and one that is not there with those that are', () => {
  expect(bad({ template: 'templat5' }).map(({ answer, message }) => [answer, message.split(' One of')[0]])).toContainEqual([
    'template',
    '"templat5" is not a theme code. Did you mean "template5"?',
  ]);
  const input = readConfigInput(project);
  const left = new Map([...input.files].filter(([file]) => !file.startsWith('templates/template9/')));
  const without = createChecker({ ...input, files: left }, []);
  expect(without.check({ ...site, template: 'template9' })).toEqual([
    { answer: 'template', message: `The template behind this code, "template9", has no folder in templates/. ${oneOf(without.templates, 'template9')}` },
  ]);
});

it.each([
  ['legalName', 'licence', 'Jurisdiction "strict" asks for "licence". Write operator.licences.'],
  ['licence', 'ageMark', 'Jurisdiction "strict" asks for "age-mark". Write operator.ageMark.'],
  ['ageMark', 'helpline', 'Jurisdiction "strict" asks for "helplines". Write operator.helplines.'],
] as const)('[CARD-5] strict rules are kept only with all they ask for: with %s alone the flag %s is named', (said, missing, message) => {
  const words = { legalName: 'Reef Games Ltd', licence: 'RG/1', ageMark: '18+', helpline: 'Reef Line, https://reef-line.example' };
  expect(bad({ jurisdiction: 'strict', ...words, [missing]: '' })).toEqual([{ answer: missing, message }]);
  expect(bad({ jurisdiction: 'strict', ...words })).toEqual([]);
  expect(bad({ [said]: words[said] })).toEqual([]);
});

it('[SITE-1] makes up an id that no site has', () => {
  expect(madeUpId('Sunny Reef', new Set())).toBe('SR01');
  expect(madeUpId('Sunny Reef', new Set(['SR01', 'SR02']))).toBe('SR03');
  expect(madeUpId('Élan', new Set())).toBe('E01');
  expect(madeUpId('幸運', new Set())).toBe('SITE01');
});

it('[CARD-5] asks again for what is refused, takes the word in brackets for an empty answer, and asks nothing that a flag said', async () => {
  const said = [
    'kingsgate.example',
    'Sunny-Reef.example',
    'templat5',
    '',
    'php',
    'en, php',
    '',
    'strict',
    '',
    'Reef Games Ltd',
    'RG/1, Reef Board',
    '18',
    '18+',
    'Reef Line, +00 555 0133',
    '',
    '',
    '',
  ];
  const asked: string[] = [];
  const printed: string[] = [];
  const result = await askNewSite(
    { name: 'Sunny Reef', color: 'gold' },
    {
      check,
      templates,
      jurisdictions,
      idFor: (name) => madeUpId(name, new Set()),
      ask: (question) => {
        asked.push(question);
        const next = said.shift();
        return next === undefined ? Promise.reject(new Error(`Nothing to say to "${question}".`)) : Promise.resolve(next);
      },
      print: (line) => printed.push(line),
    },
  );
  expect(result).toEqual({
    ...site,
    ...{ template: 'template4', color: 'gold', languages: 'EN, PHP' },
    ...{ jurisdiction: 'strict', legalName: 'Reef Games Ltd', licence: 'RG/1, Reef Board', ageMark: '18+', helpline: 'Reef Line, +00 555 0133' },
    ...{ address: '', founded: '', auditor: '' },
  });
  expect(check(result)).toEqual([]);
  expect(JSON.parse(textOf(result))).toMatchObject({
    features: { depositLimits: true, playBreaks: true, playClock: true },
    jurisdiction: 'strict',
    operator: {
      legalName: 'Reef Games Ltd',
      licences: [{ number: 'RG/1', authority: 'Reef Board' }],
      ageMark: '18+',
      helplines: [{ name: 'Reef Line', phone: '+00 555 0133' }],
    },
  });
  expect(asked.map((question) => question.split(/[:,[]/)[0]?.trim())).toEqual([
    'Domain',
    'Domain',
    'Template',
    'Template',
    'Currency players bet in (ISO 4217)',
    'Languages',
    'Id of the site at the platform',
    'Jurisdiction whose rules it keeps',
    'Company that runs it',
    'Company that runs it',
    'Licence',
    'Age mark',
    'Age mark',
    'Helpline for players',
    'Address of the company (empty',
    'Year it was founded (empty',
    'Who tests the games (empty',
  ]);
  expect(printed).toHaveLength(4);
  expect(printed[2]).toBe('  Jurisdiction "strict" asks for "licence". Write operator.legalName.');
  expect(printed[1]).toContain('Did you mean "template5"?');
});

describe('the command', () => {
  let root: string;

  beforeEach(async () => {
    root = await mkdtemp(join(tmpdir(), 'livery-new-site-'));
    await cp(join(project, 'site-configs'), join(root, 'site-configs'), { recursive: true });
    for (const folder of ['templates', 'widgets', 'engine']) await symlink(join(project, folder), join(root, folder));
  });

  afterEach(async () => {
    await rm(root, { recursive: true });
  });

  /** Runs a script of the project on the copy, without a terminal. */
  function run(script: string, ...args: readonly string[]): Promise<{ readonly code: number; readonly out: string; readonly err: string }> {
    return new Promise((resolve) => {
      const child = execFile(process.execPath, ['--import', 'tsx', join('scripts', script), '--root', root, ...args], (error, out, err) => {
        resolve({ code: error === null ? 0 : Number(error.code), out, err });
      });
      child.stdin?.end();
    });
  }

  const flagsOf = ['--domain', 'sunny-reef.example', '--name', 'Sunny Reef', '--template', 'template5', '--colour', 'emerald', '--currency', 'PHP'];

  it('[CARD-3] the command writes a site that validates and that a running server applies', async () => {
    const shelf = createSiteShelf(({ site: { domain } }) => ({
      site: { domain } as never,
      release: domain,
      headers: {},
      embedHeaders: {},
      file: () => Promise.resolve(undefined),
    }));
    let isLive: () => void = () => expect.unreachable();
    const seen = new Promise<void>((resolve) => {
      isLive = resolve;
    });
    const live = createLiveConfiguration({
      read: () => readConfiguration(root),
      shelf,
      print: (line) => {
        if (line === 'sunny-reef.example is live.') isLive();
      },
    });
    const watch = await watchConfiguration(root, live.look);

    const made = await run('newSite.ts', ...flagsOf, '--languages', 'EN,PHP');
    expect(made).toMatchObject({ code: 0, err: '' });
    expect(made.out).toContain('Wrote site-configs/sites/sunny-reef.example/site.json.\nIts externalId is SR01;');
    expect(await readFile(join(root, 'site-configs/sites/sunny-reef.example/site.json'), 'utf8')).toBe(siteText(site));
    await seen;
    await watch.close();

    expect(await run('validate.ts', '--format', 'json')).toEqual({ code: 0, out: '[]\n', err: '' });
    const misspelt = await run('validate.ts', 'site-configs/sites/suny-reef.example');
    expect(misspelt).toMatchObject({ code: 1, out: '' });
    expect(misspelt.err).toContain('Did you mean "site-configs/sites/sunny-reef.example"?');
  });

  it('[CARD-5] without a terminal a missing flag is named, what is there is never written over, and nothing is left behind', async () => {
    const missing = await run('newSite.ts', ...flagsOf);
    expect(missing).toEqual({
      code: 1,
      out: '',
      err: '--languages is missing. Without a terminal each value comes as a flag; "npm run new-site -- --help" lists them.\nNothing was written.\n',
    });
    await mkdir(join(root, 'site-configs/sites/sunny-reef.example'));
    await writeFile(join(root, 'site-configs/sites/sunny-reef.example/notes.txt'), 'mine');
    const taken = await run('newSite.ts', ...flagsOf, '--languages', 'EN');
    expect(taken.code).toBe(1);
    expect(taken.err).toMatch(/^--domain: "sunny-reef.example" is taken: .*\nNothing was written.\n$/);
    expect(await readdir(join(root, 'site-configs/sites/sunny-reef.example'))).toEqual(['notes.txt']);
  });
});

it('[CARD-1] a wrong colour is answered for the template that was chosen', async () => {
  const { template: _, color: __, ...rest } = site;
  const said = ['template5', 'mauve', 'emerald'];
  const printed: string[] = [];
  await askNewSite(rest, {
    check,
    templates,
    jurisdictions,
    idFor: () => 'SR01',
    ask: () => Promise.resolve(said.shift() ?? ''),
    print: (line) => printed.push(line),
  });
  expect(printed).toEqual([expect.stringContaining('"mauve" is not a colour of template5.') as string]);
});
