import { expect, it } from 'vitest';
import { oneOf } from '../../engine/config/nearest';
import { readConfigInput } from '../config/readConfigs';
import { askNewSite } from './askNewSite';
import { createChecker, madeUpId, siteText, takenIds, type Answer, type NewSite } from './newSite';
import { site } from '../../tests/fixtures/newSite';

const project = process.cwd();
const shipped = readConfigInput(project);
const { check, templates, jurisdictions, textOf, adviceOf } = createChecker(shipped, [
  'kingsgate.example',
  'half-made.example',
]);
const [takenId = ''] = [...takenIds(shipped)].find(([, domain]) => domain === 'kingsgate.example') ?? [];
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
  [
    'a language',
    { languages: 'EN,ESPP' },
    'languages',
    '"ESPP" is not allowed here. Did you mean "ESP"? One of: EN, PHP, CN, ESP, RUS, VI, MS, NE, CT, BN.',
  ],
  [
    'an id of another site',
    { externalId: takenId },
    'externalId',
    `Each site has an id of its own at the platform. "${takenId}" is that of kingsgate.example. Write another.`,
  ],
  ['an empty name', { name: '' }, 'name', 'The text is empty. Fill it in or leave the key out.'],
];

it.each(refused)('[CARD-5] refuses %s with what to do', (_, wrong, answer, message) => {
  expect(bad(wrong)).toEqual([{ answer, message }]);
});

it('[CARD-5] a template that is misspelt is answered with the nearest one, and one that is not there with those that are', () => {
  expect(
    bad({ template: 'templat5' }).map(({ answer, message }) => [answer, message.split(' One of')[0]]),
  ).toContainEqual(['template', '"templat5" is not a theme code. Did you mean "template5"?']);
  const input = readConfigInput(project);
  const left = new Map([...input.files].filter(([file]) => !file.startsWith('templates/template9/')));
  const without = createChecker({ ...input, files: left }, []);
  expect(without.check({ ...site, template: 'template9' })).toEqual([
    {
      answer: 'template',
      message: `The template behind this code, "template9", has no folder in templates/. ${oneOf(without.templates, 'template9')}`,
    },
  ]);
});

it.each(['strictt', 'strict x', '__proto__', 'constructor'])(
  '[CARD-5] %j as jurisdiction is refused with those that there are, once',
  (jurisdiction) => {
    const [problem, ...others] = bad({ jurisdiction });
    expect(problem?.message).toMatch(/^".*" is not a jurisdiction\..* One of: none, basic, strict\.$/);
    expect([problem?.answer, others]).toEqual(['jurisdiction', []]);
  },
);

it('[CARD-5] a language that there is not is refused once', () => {
  expect(bad({ languages: 'ENN' }).map(({ answer }) => answer)).toEqual(['languages']);
});

it.each([
  ['legalName', 'licence', 'Jurisdiction "strict" asks for "licence". Write operator.licences.'],
  ['licence', 'ageMark', 'Jurisdiction "strict" asks for "age-mark". Write operator.ageMark.'],
  ['ageMark', 'helpline', 'Jurisdiction "strict" asks for "helplines". Write operator.helplines.'],
] as const)(
  '[CARD-5] strict rules are kept only with all they ask for: with %s alone the flag %s is named',
  (said, missing, message) => {
    const words = {
      legalName: 'Reef Games Ltd',
      licence: 'RG/1',
      ageMark: '18+',
      helpline: 'Reef Line, https://reef-line.example',
    };
    expect(bad({ jurisdiction: 'strict', ...words, [missing]: '' })).toEqual([{ answer: missing, message }]);
    expect(bad({ jurisdiction: 'strict', ...words })).toEqual([]);
    expect(bad({ [said]: words[said] })).toEqual([]);
  },
);

it('[CARD-5] warns of the name of another brand, and of nothing of a new one', () => {
  expect(adviceOf(site)).toEqual([]);
  expect(adviceOf({ ...site, name: 'Lucky Harbor' })).toMatchObject([{ path: 'name', code: 'brand-copied' }]);
});

it('[SITE-1] knows each id that is taken, however its file is laid out', () => {
  const file = 'site-configs/sites/a.example/site.json';
  expect([...takenIds({ files: new Map([[file, '{ "apps": {}, "externalId" : "A\\u0031" }']]) })]).toEqual([
    ['A1', 'a.example'],
  ]);
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
        return next === undefined
          ? Promise.reject(new Error(`Nothing to say to "${question}".`))
          : Promise.resolve(next);
      },
      print: (line) => printed.push(line),
    },
  );
  expect(result).toEqual({
    ...site,
    ...{ template: templates[0], color: 'gold', languages: 'EN, PHP' },
    ...{
      jurisdiction: 'strict',
      legalName: 'Reef Games Ltd',
      licence: 'RG/1, Reef Board',
      ageMark: '18+',
      helpline: 'Reef Line, +00 555 0133',
    },
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
    'Currency players bet in (ISO 4217; another with its digits behind it',
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
