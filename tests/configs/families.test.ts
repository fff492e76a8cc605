import { expect, it } from 'vitest';
import { compileConfigs } from '../../engine/config/compileConfigs';
import { formatProblem } from '../../engine/config/problem';
import { baseInput } from './baseInput';

const harbor = 'site-configs/families/harbor.json';
const lucky = 'site-configs/sites/lucky.example/site.json';

/** The base project with other values in the family of Lucky, and Lucky without some of its own. */
function compiled(family: object, without: readonly string[], more: object = {}) {
  const input = baseInput();
  const read = (file: string) => JSON.parse(input.files.get(file) ?? '{}') as Record<string, unknown>;
  const own = Object.fromEntries(Object.entries(read(lucky)).filter(([key]) => !without.includes(key)));
  const files = new Map(input.files)
    .set(harbor, JSON.stringify({ ...read(harbor), ...family }))
    .set(lucky, JSON.stringify({ ...own, ...more }));
  const { problems, bundles } = compileConfigs({ ...input, files });
  return { said: problems.map(formatProblem), site: bundles.get('lucky.example')?.site };
}

it('[CARD-1] [SITE-1] what every site needs may be said by its family', () => {
  const { said, site } = compiled(
    {
      name: 'Harbor',
      currency: { code: 'USDT', digits: 6 },
      theme: { code: 'template7', color: 'gold', alternatives: ['template4'] },
      locales: { default: 'PHP', enabled: ['PHP', 'EN'], formats: { EN: 'en-IE' } },
      maintenance: { start: '2099-12-01T02:00:00Z', end: '2099-12-01T04:00:00Z' },
      support: 'mailto:help@harbor.example',
      maintenancePicture: 'https://pictures.example/shut.svg',
    },
    ['name', 'currency', 'theme', 'locales', 'pages'],
    { theme: { color: 'emerald' } },
  );
  expect(said).toEqual([]);
  expect(site).toMatchObject({
    name: 'Harbor',
    currency: { code: 'USDT', digits: 6 },
    theme: { code: 'template7', color: 'emerald' },
    locales: { default: 'PHP' },
    maintenance: { start: '2099-12-01T02:00:00Z' },
    support: 'mailto:help@harbor.example',
    maintenancePicture: 'https://pictures.example/shut.svg',
  });
  expect(site?.locales.enabled.find(({ code }) => code === 'EN')?.date).toBe('en-IE');
});

it('[CARD-1] a site may say part of what its family says', () => {
  const family = { liveChat: { status: true, provider: 'parley', chatId: 'harbor-1' } };
  const { said, site } = compiled(family, [], { liveChat: { status: false } });
  expect(said).toEqual([]);
  expect(site?.liveChat).toMatchObject({ status: false, provider: 'parley', chatId: 'harbor-1' });
  expect(compiled({ liveChat: { provider: 'parley' } }, []).said).toEqual([
    `${lucky}:1:1  "liveChat.chatId" is missing, here and in ${harbor}. Add it, for example "chatId": "harbor-221".  [key-missing]`,
  ]);
});
