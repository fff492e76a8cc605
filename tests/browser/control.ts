import { request, type OutgoingHttpHeaders } from 'node:http';
import { worldHeader } from '../../scripts/sandbox/worlds';
import type { ControlCommand } from '../../scripts/sandbox/index';

export { worldHeader };

/** Port of the shared test server; the global set-up sets it before the workers start. */
export function testPort(): number {
  return Number(process.env['E2E_PORT'] ?? 4199);
}

export interface Sent {
  readonly method?: 'GET' | 'POST' | 'DELETE';
  readonly path: string;
  /** Sent as JSON. */
  readonly body?: unknown;
  readonly headers?: OutgoingHttpHeaders;
  /** The world of the sandbox; the usual one without. */
  readonly world?: string;
}

/** Asks the shared test server past any browser; returns the text of a proper answer. */
export function ask({ method = 'GET', path, body, headers = {}, world }: Sent): Promise<string> {
  const type = body === undefined ? {} : { 'content-type': 'application/json' };
  const all = {
    host: `lucky-harbor.example.localhost:${testPort()}`,
    ...type,
    ...(world === undefined ? {} : { [worldHeader]: world }),
    ...headers,
  };
  return new Promise((resolve, reject) => {
    const call = request({ host: '127.0.0.1', port: testPort(), path, method, headers: all }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('end', () => {
        const text = Buffer.concat(parts).toString();
        if (answer.statusCode === 200) resolve(text);
        else reject(new Error(`${method} ${path} answered ${answer.statusCode}: ${text}`));
      });
      answer.on('error', reject);
    });
    call.on('error', reject).end(body === undefined ? undefined : JSON.stringify(body));
  });
}

const control = '/api/sandbox/control';

/** Sets faults, time, accounts and so on in a world of the sandbox. */
export async function steer(world: string, command: ControlCommand): Promise<void> {
  await ask({ method: 'POST', path: control, body: command, world });
}

/** What a world of the sandbox keeps: messages, accounts, ledgers. */
export async function look<Shown>(world: string): Promise<Shown> {
  return JSON.parse(await ask({ path: control, world })) as Shown;
}

/** Ends a world of the sandbox. */
export async function endWorld(world: string): Promise<void> {
  await ask({ method: 'DELETE', path: control, world });
}
