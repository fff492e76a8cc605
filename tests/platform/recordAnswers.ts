import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { format, resolveConfig } from 'prettier';
import { walkPlatform } from './walkPlatform';

const reference = join(import.meta.dirname, '../../../shared/reference-platform/server.mjs');

interface Platform {
  readonly origin: string;
  readonly close: () => void;
}

/** Starts the reference platform where it is present; null elsewhere. */
export async function startReference(mode: string): Promise<Platform | null> {
  if (!existsSync(reference)) return null;
  const { startPlatform } = (await import(pathToFileURL(reference).href)) as {
    startPlatform: (options: object) => Promise<Platform>;
  };
  return startPlatform({ port: 0, mode });
}

// Writes what the reference platform answers in each mode: `npx tsx tests/platform/recordAnswers.ts`.
if (process.argv[1] === import.meta.filename) {
  for (const mode of ['typed', 'php', 'ints', 'sparse', 'extra', 'ok-message', 'no-status', 'bad-rows']) {
    const platform = await startReference(mode);
    if (platform === null) throw new Error(`There is no reference platform at ${reference}.`);
    const walk = await walkPlatform(platform.origin);
    platform.close();
    const answers = walk.answers.map(({ path, body }) => ({
      path,
      body: JSON.parse(JSON.stringify(body).replaceAll(platform.origin, 'https://platform.example')) as unknown,
    }));
    const file = join(import.meta.dirname, 'answers', `${mode}.json`);
    await writeFile(file, await format(JSON.stringify(answers), { ...(await resolveConfig(file)), parser: 'json' }));
    console.log(`${mode}: ${answers.length} answers`);
  }
}
