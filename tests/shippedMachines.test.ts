import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { everyRow } from './fixtures/everyRow';

const shipped = (file: string) => readFileSync(`deploy/${file}`, 'utf8');
const kubernetes = shipped('kubernetes/livery.yaml');
const compose = shipped('compose.yaml');
const systemd = shipped('systemd/livery@.service');
const image = shipped('Dockerfile');

const numberIn = (text: string, pattern: RegExp) => Number(pattern.exec(text)?.[1]);
/** Seconds that a server may take for answers under way once it takes no new ones. */
const endSeconds = 30;

it('gives each machine the time that a server needs to stop', async () => {
  const rows = [
    ['Kubernetes', /terminationGracePeriodSeconds: (\d+)/, /--drain,\s+'(\d+)'/, kubernetes, kubernetes],
    ['compose', /stop_grace_period: (\d+)s/, /"--drain", "(\d+)"/, compose, image],
    ['systemd', /TimeoutStopSec=(\d+)/, /--drain (\d+)/, systemd, systemd],
  ] as const;
  await everyRow(
    rows,
    ([name]) => name,
    ([, grace, drain, ofMachine, ofServer]) =>
      expect(numberIn(ofMachine, grace)).toBeGreaterThan(numberIn(ofServer, drain) + endSeconds),
  );
});

it('gives each machine the memory that a server and its threads need', async () => {
  const rows = [
    ['Kubernetes', /limits: \{ memory: (\d+)Gi/, /--threads,\s+'(\d+)'/, kubernetes],
    ['compose', /mem_limit: (\d+)g/, /LIVERY_THREADS:-(\d+)/, compose],
    ['systemd', /MemoryMax=(\d+)G/, /LIVERY_THREADS=(\d+)/, systemd],
  ] as const;
  // docs/deploy.md has the sum; pages get 256 MB unless told otherwise.
  const needed = (threads: number) => 0.4 + 0.4 * threads + 0.256;
  await everyRow(
    rows,
    ([name]) => name,
    ([, memory, threads, text]) =>
      expect(numberIn(text, memory)).toBeGreaterThanOrEqual(needed(numberIn(text, threads))),
  );
});

it.each([
  ['the number of pods is the autoscaler’s', kubernetes, /^ {2}replicas:/m],
  ['an image can be told from the one before', kubernetes, /image: \S+:latest/],
  ['a machine that is emptied takes one pod at a time', kubernetes, /minAvailable/],
])('%s', (_, text, refused) => expect(text).not.toMatch(refused));

it('takes no outdated TLS in either nginx', () => {
  for (const file of ['nginx/server.conf', 'front/nginx/server.conf'])
    expect(shipped(file)).toContain('\nssl_protocols TLSv1.2 TLSv1.3;\n');
});

it('starts a server again however often it ended, and leaves the tools of tests out of the image', () => {
  expect(systemd).toContain('\nStartLimitIntervalSec=0\n');
  expect(image).toContain('\nRUN npm prune --omit=dev ');
});
