import { expect, it } from 'vitest';
import { compileConfigs } from '../../engine/config/compileConfigs';
import { formatProblem } from '../../engine/config/problem';
import { inputWith } from './badConfig';

/** What a small site compiles to, with these keys more in its file. */
function compiledWith(keys: string, home = '') {
  const site = 'site-configs/sites/lucky.example/site.json';
  const files = { [site]: [['"features": {', `${keys}"features": {`], ['"home": {', `${home}"home": {`]] } as const;
  const { problems, bundles } = compileConfigs(inputWith({ title: keys, files }));
  expect(problems.filter(({ severity }) => severity === 'error').map(formatProblem)).toEqual([]);
  const bundle = bundles.get('lucky.example');
  if (bundle === undefined) throw new Error('lucky.example is not compiled.');
  return bundle;
}

it('[I18N-1] the default language of a site has addresses without a prefix, every other one has its code', () => {
  const { locales } = compiledWith('').site;
  expect(locales.enabled.map(({ code, prefix }) => [code, prefix])).toEqual([
    ['EN', ''],
    ['PHP', 'php'],
  ]);
});

it('a chat is off until the site, or start-up, says that it is on', () => {
  const chat = (status: string) => compiledWith(`"liveChat": { "provider": "parley", "chatId": "a1"${status} }, `).site.liveChat?.status;
  expect([chat(''), chat(', "status": true'), chat(', "status": false')]).toEqual([false, true, false]);
});

it('[CAT-1] a category goes with its page', () => {
  const routes = (home: string) => compiledWith('', home).site.categories.map(({ route }) => route);
  expect(routes('')).toEqual(['promotions', 'slots']);
  expect(routes('"slots": { "enabled": false }, ')).toEqual(['promotions']);
});

it('[SITE-7] search engines may list every page that does not refuse', () => {
  const pages = Object.values(compiledWith('').pages);
  const refusing = pages.filter(({ listed }) => listed === false).map(({ name }) => name);
  expect(pages.length).toBeGreaterThan(3);
  expect(refusing).toEqual([]);
});
