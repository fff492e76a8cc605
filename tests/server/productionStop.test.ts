import { Agent, request } from 'node:http';
import { join } from 'node:path';
import { afterAll, beforeAll, expect } from 'vitest';
import { buildCode } from '../../scripts/build/buildCode';
import { smallFleet, type SmallFleet } from '../publish/smallFleet';
import { startProduction, until } from './productionProcess';
import { nightlyIt, root } from './running';

let fleet: SmallFleet;
const site = (index: number) => `site-${index}.example`;

beforeAll(async () => {
  await buildCode(root, join(root, 'dist'));
  fleet = smallFleet(2);
  await fleet.publish();
}, 600_000);
afterAll(() => fleet.remove());

interface Asked {
  readonly status: number | string;
  /** Whether the answer says that it is the last of its connection. */
  readonly isLast: boolean;
}

/** Asks over the connections of an agent. */
function asked(port: number, agent: Agent, method: string, path: string): Promise<Asked> {
  return new Promise((resolve) => {
    const call = request({ host: '127.0.0.1', port, agent, method, path, headers: { host: site(0) } }, (answer) => {
      const isLast = answer.headers.connection === 'close';
      answer.resume();
      answer.once('end', () => resolve({ status: answer.statusCode ?? 0, isLast }));
      answer.once('error', (error: NodeJS.ErrnoException) => resolve({ status: error.code ?? '', isLast }));
    });
    call.once('error', (error: NodeJS.ErrnoException) => resolve({ status: error.code ?? '', isLast: false }));
    call.end();
  });
}

nightlyIt('answers all that reached it before it ended, over connections that a front keeps', async () => {
  const server = await startProduction({
    from: fleet.storeFolder,
    key: fleet.publicKeyFile,
    cache: join(fleet.folder, 'cache-stop'),
  });
  const agent = new Agent({ keepAlive: true, maxSockets: 20 });
  // As a front sees it: what is refused at once asks the other server, what is broken off has failed.
  const found: Asked[] = [];
  const visitor = async (number: number) => {
    for (;;) {
      // A call without a platform is answered by 502. A front never makes one twice.
      const isCall = number % 2 === 1;
      const answer = await asked(server.port, agent, isCall ? 'POST' : 'GET', isCall ? '/api/startup' : '/robots.txt');
      found.push(answer);
      if (answer.status === 'ECONNREFUSED') return;
    }
  };
  const visitors = Array.from({ length: 20 }, (_, number) => visitor(number));
  await until(
    () => found.length,
    (count) => count > 1000,
  );
  const status = await server.stop();
  await Promise.all(visitors);
  agent.destroy();
  expect(status).toBe(0);
  expect([...new Set(found.map((answer) => String(answer.status)))].sort()).toEqual(['200', '502', 'ECONNREFUSED']);
  expect(found.some(({ isLast }) => isLast)).toBe(true);
});
