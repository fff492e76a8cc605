import { createServer } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { freePort } from './freePort';

it('names another port each time, none on which something listens, and none that the system would give away', async () => {
  const first = await freePort();
  const server = createServer();
  onTestFinished(() => void server.close());
  await new Promise<void>((ready) => server.listen(first + 1, '127.0.0.1', ready).once('error', () => ready()));
  const ports = [first, await freePort(), await freePort()];
  expect(new Set(ports).size).toBe(3);
  expect(ports).not.toContain(first + 1);
  expect(Math.max(...ports)).toBeLessThan(32_768);
});
