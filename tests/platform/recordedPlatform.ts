import { readFileSync, readdirSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';

const folder = join(import.meta.dirname, 'answers');

/** Where the platform stood in the answers that were kept. */
const recordedOrigin = 'https://platform.example';

const picture =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3" width="400" height="300"><rect width="4" height="3" fill="#345"/></svg>';

/** The manners of answering that stand recorded. */
export function recordedModes(): readonly string[] {
  return readdirSync(folder).map((file) => file.replace('.json', ''));
}

/**
 * A platform over HTTP that answers each call as the reference platform did in this mode, in the order in which it was
 * asked. One that `lasts` is there for a site: it returns the last answer of a call again and again, and has the
 * pictures that its answers name.
 */
export async function startRecordedPlatform(
  mode: string,
  { lasts = false } = {},
): Promise<{ readonly origin: string; readonly close: () => void }> {
  const answers = JSON.parse(readFileSync(join(folder, `${mode}.json`), 'utf8')) as {
    readonly path: string;
    readonly body: unknown;
  }[];
  const server = createServer((request, response) => {
    request.resume();
    if (request.url?.startsWith('/pictures/') === true) {
      response.setHeader('content-type', 'image/svg+xml').end(picture);
      return;
    }
    const next = answers.findIndex(({ path }) => path === request.url);
    const isLast = lasts && answers.filter(({ path }) => path === request.url).length === 1;
    const [answer] = next < 0 ? [] : isLast ? [answers[next]] : answers.splice(next, 1);
    response.statusCode = answer ? 200 : 404;
    const body = JSON.stringify(answer?.body ?? {});
    response.setHeader('content-type', 'application/json').end(lasts ? body.replaceAll(recordedOrigin, origin) : body);
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
