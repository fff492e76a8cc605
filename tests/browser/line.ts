import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { testPort, worldHeader } from './control';
import { test as base } from './test';

export { expect } from './test';

/** Playwright's `test` with a line of its own. */
export const test = base.extend<{ readonly line: Line }>({
  line: async ({ world }, use) => {
    const line = await layLine(testPort(), world);
    await use(line);
    await line.close();
  },
});

/** A line from a browser to the test server, with a port of its own, that can be cut. */
export interface Line {
  readonly port: number;
  /** What came by it, as `POST /api/…`: also what a page sends while it is left, which Playwright does not tell. */
  readonly heard: readonly string[];
  /** Ends every connection and takes no new one. */
  readonly cut: () => Promise<void>;
  readonly mend: () => Promise<void>;
  /** Puts another text in the place of a file's, from now on. */
  readonly replace: (path: string, change: (text: string) => string) => void;
  readonly close: () => Promise<void>;
}

/** Lays a line to the server that listens on `target`; what comes by it is of a world of the sandbox. */
async function layLine(target: number, world: string): Promise<Line> {
  const changes = new Map<string, (text: string) => string>();
  const heard: string[] = [];
  const server = createServer((asked, answer) => {
    heard.push(`${asked.method ?? ''} ${asked.url ?? ''}`);
    carry({ target, world }, asked, answer, changes.get(asked.url ?? ''));
  });
  const listen = (port: number) => new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const cut = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  await listen(0);
  const { port } = server.address() as AddressInfo;
  return {
    port,
    heard,
    cut,
    mend: () => listen(port),
    replace: (path, change) => void changes.set(path, change),
    close: () => (server.listening ? cut() : Promise.resolve()),
  };
}

function carry(
  { target, world }: { readonly target: number; readonly world: string },
  asked: IncomingMessage,
  answer: ServerResponse,
  change: ((text: string) => string) | undefined,
): void {
  const { 'accept-encoding': encoding, ...others } = asked.headers;
  const headers = {
    ...others,
    ...(change || encoding === undefined ? {} : { 'accept-encoding': encoding }),
    [worldHeader]: world,
  };
  const call = request({ host: '127.0.0.1', port: target, path: asked.url, method: asked.method, headers }, (given) => {
    if (!change) {
      answer.writeHead(given.statusCode ?? 502, given.headers);
      given.pipe(answer);
      return;
    }
    const parts: Buffer[] = [];
    given.on('data', (part: Buffer) => parts.push(part));
    given.on('end', () => {
      const { 'content-length': _, etag: __, ...kept } = given.headers;
      answer.writeHead(given.statusCode ?? 502, kept).end(change(Buffer.concat(parts).toString()));
    });
  });
  call.on('error', () => answer.destroy());
  asked.pipe(call);
}
