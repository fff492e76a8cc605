import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { localeCodes, type LocaleCode } from '../../engine/config/compiled';
import locales from '../../site-configs/platform/locales.json' with { type: 'json' };
import { dataFolder, readDataFile } from './dataFile';

type ChatWords = Readonly<Record<string, Readonly<Record<LocaleCode, string>>>>;

/**
 * Adds the stand-in for a live chat service (SHELL-3): a script that draws a conversation and answers for itself, in
 * the language of its document. It is asked for by a document without an origin, so it may be read from anywhere.
 */
export function addChatRoute(app: FastifyInstance): void {
  app.get<{ Params: { chatId: string } }>('/api/sandbox/chat/:chatId.js', async (_, reply) => {
    const script = await readFile(join(dataFolder, 'chat.js'), 'utf8');
    return reply
      .type('text/javascript; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('cross-origin-resource-policy', 'cross-origin')
      .header('x-content-type-options', 'nosniff')
      .send(`globalThis.chatWords = ${JSON.stringify(wordsByTag())};\n${script}`);
  });
}

/** The words of the chat by language tag, as a document names its language. */
function wordsByTag(): Readonly<Record<string, Readonly<Record<string, string>>>> {
  const words = readDataFile('chat.json') as ChatWords;
  return Object.fromEntries(
    localeCodes.map((code) => [
      locales.locales[code].lang,
      Object.fromEntries(Object.entries(words).map(([name, texts]) => [name, texts[code]])),
    ]),
  );
}
