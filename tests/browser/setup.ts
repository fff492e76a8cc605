import { rm } from 'node:fs/promises';
import { createConnection } from 'node:net';
import { resolve } from 'node:path';
import { serveBuild } from '../../scripts/test/serving';
import { playersFolder } from './players';

/**
 * Before the first test: builds the code if it changed, and starts one server for all, which renders each page once,
 * when it is first asked for. With `E2E_PORT`, a server that listens there is taken as it is. Returns what ends the
 * server.
 */
async function setUp(): Promise<() => Promise<void>> {
  await rm(playersFolder, { recursive: true, force: true });
  const wanted = Number(process.env['E2E_PORT'] ?? 0);
  if (wanted !== 0 && (await listens(wanted))) return () => Promise.resolve();
  const server = await serveBuild(resolve(import.meta.dirname, '../..'), [], wanted);
  process.env['E2E_PORT'] = String(server.port);
  return async () => {
    await server.stop();
  };
}

/** Whether a server listens on a port of this machine. */
function listens(port: number): Promise<boolean> {
  return new Promise((settle) => {
    const socket = createConnection({ host: '127.0.0.1', port });
    socket.once('connect', () => settle(true)).once('error', () => settle(false));
    socket.once('close', () => settle(false)).unref();
    socket.once('connect', () => socket.destroy());
  });
}

/** Playwright takes a module's default. */
export { setUp as default };
