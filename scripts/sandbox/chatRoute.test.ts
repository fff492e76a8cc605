import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { locales } from '../../site-configs/platform/locales.json';
import { addChatRoute } from './chatRoute';

it('[I18N-1] the chat of the sandbox has every word that it says in each language', async () => {
  const app = Fastify();
  addChatRoute(app);
  const { body } = await app.inject('/api/sandbox/chat/demo.js');
  const [, words = '{}'] = /^globalThis\.chatWords = (.*);$/m.exec(body) ?? [];
  const byTag = JSON.parse(words) as Readonly<Record<string, Readonly<Record<string, string>>>>;
  const said = [...new Set([...body.matchAll(/\bwords\.(\w+)/g)].map(([, name = '']) => name))].sort();
  expect(said).toContain('hello');
  expect(Object.keys(byTag)).toEqual(Object.values(locales).map(({ lang }) => lang));
  for (const tag of Object.keys(byTag)) expect(Object.keys(byTag[tag] ?? {}).sort(), tag).toEqual(said);
});
