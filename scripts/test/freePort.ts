import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { threadId } from 'node:worker_threads';

/** Ports from here on are seldom anybody's. */
const lowest = 15_000;
/** Where systems begin to give ports to connections, unless they say so. */
const usualFirst = 32_768;

/**
 * A port of this machine that nothing listens on now, another one at each call. It is none that the system gives by
 * itself: the end of a connection, or what listens on port 0, could have it before whoever asked for it.
 */
export async function freePort(): Promise<number> {
  const ports = Math.max(1_000, firstGiven() - lowest);
  next ??= (process.pid * 61 + threadId * 17) % ports;
  for (let tries = 0; tries < ports; tries += 1) {
    const port = lowest + next;
    next = (next + 1) % ports;
    if (await isFree(port)) return port;
  }
  throw new Error(`Something listens on every port from ${lowest} to ${lowest + ports}.`);
}

/** Processes and threads that look for ports at the same moment begin at different ones. */
let next: number | undefined;

function firstGiven(): number {
  try {
    return Number(readFileSync('/proc/sys/net/ipv4/ip_local_port_range', 'latin1').split(/\s/)[0]);
  } catch {
    return usualFirst;
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}
