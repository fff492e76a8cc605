import { execFile } from 'node:child_process';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { freePort } from '../../scripts/test/freePort';
import { site } from './frontLoad';
import { startFrontVarnish, type Front } from './frontProcess';
import { nameOf, runFrontServers, varnishPath } from './frontServers';
import { until } from './productionProcess';
import { nightlyIt } from './running';

const transport = 'max-age=63072000; includeSubDomains';

const { fleet, ports, varnishPort, publish, renders } = runFrontServers(3600);

describe.skipIf(varnishPath === undefined)('Varnish in front of two servers', () => {
  let front: Front;
  beforeAll(async () => {
    front = await startFrontVarnish(join(fleet().folder, 'varnish'), ports(), varnishPort());
  });
  afterAll(async () => front.stop());

  nightlyIt('keeps a page for each encoding, and leads plain http to https', async () => {
    const before = await renders();
    const answers = await Promise.all(
      Array.from({ length: 300 }, () => front.ask(site(1), '/about', { 'accept-encoding': 'gzip, br' })),
    );
    expect(new Set(answers.map(({ status, headers }) => `${status} ${String(headers['content-encoding'])}`))).toEqual(
      new Set(['200 br']),
    );
    expect((await renders()) - before).toBeLessThanOrEqual(1);
    expect((await front.ask(site(1), '/about')).headers['content-encoding']).toBeUndefined();
    const plain = await front.ask(site(1), '/about', { 'x-forwarded-proto': 'http' });
    expect([plain.status, plain.headers.location, plain.headers['strict-transport-security']]).toEqual([
      308,
      `https://${site(1)}/about`,
      transport,
    ]);
    expect(answers.map(({ headers }) => headers['surrogate-key'])).toEqual(answers.map(() => undefined));
  });

  nightlyIt('forgets the pages of a site that has changed, by their keys, and no others', async () => {
    const dates = async (index: number) => String((await front.ask(site(index), '/about')).headers.date);
    const other = await dates(2);
    expect(await nameOf(front, 1)).toBe('Site 1');
    fleet().edit(site(1), (file) => void (file['name'] = 'Purged'));
    await publish();
    await until(
      () => nameOf(front, 1),
      (name) => name === 'Purged',
    );
    expect(await dates(2)).toBe(other);
  });

  nightlyIt('lets nobody purge with a text that is no key', async () => {
    const purge = (keys: string) =>
      fetch(`http://127.0.0.1:${front.port}/`, { method: 'PURGE', headers: { 'surrogate-key': keys } });
    expect((await purge('site:a") || req.url ~ ("')).status).toBe(400);
    expect((await purge('site:none.example')).status).toBe(200);
  });

  nightlyIt('lets no visitor purge who comes by what ends TLS on the same machine', async () => {
    const purge = (headers: Readonly<Record<string, string>>) =>
      fetch(`http://127.0.0.1:${front.port}/`, {
        method: 'PURGE',
        headers: { 'surrogate-key': `site:${site(0)}`, ...headers },
      });
    const answers = await Promise.all(
      [{ 'x-forwarded-proto': 'https' }, { 'x-forwarded-proto': 'http' }, { 'x-forwarded-for': '203.0.113.9' }, {}].map(
        async (headers) => (await purge(headers)).status,
      ),
    );
    expect(answers).toEqual([405, 405, 405, 200]);
  });

  nightlyIt('keeps a page once however its host is written, and nothing for what is no page', async () => {
    const stat = async (name: string) => {
      const run = promisify(execFile);
      const { stdout } = await run('varnishstat', ['-n', join(fleet().folder, 'varnish/run'), '-1', '-f', name]);
      return Number(/\S+\s+(\d+)/.exec(stdout)?.[1]);
    };
    const made = () => renders();
    expect((await front.ask(site(2), '/vip')).status).toBe(200);
    const [before, asked] = [await made(), await stat('MAIN.backend_req')];
    for (const host of ['SITE-2.example', 'site-2.example.', 'site-2.example:1', 'Site-2.Example.:443'])
      expect([host, (await front.ask(host, '/vip')).status]).toEqual([host, 200]);
    expect([await made(), await stat('MAIN.backend_req')]).toEqual([before, asked]);
    const bodies = async () => stat('SMA.s0.g_bytes');
    const bytes = await bodies();
    for (let index = 0; index < 25; index += 1)
      expect((await front.ask(site(2), `/no-such-page-${index}`)).status).toBe(404);
    // What is remembered of each goes after seconds, and is less than a page.
    expect((await bodies()) - bytes).toBeLessThan(25 * 4096);
  });

  nightlyIt('lets no visitor wait for others who want what is not kept, too', async () => {
    const none = (response: ServerResponse) => response.writeHead(404, { 'Cache-Control': 'no-store' }).end('none');
    const held: ServerResponse[] = [];
    let [asked, isFree] = [0, false];
    const slow = createServer((request, response) => {
      if (request.url !== '/wanted') return void response.end('ok');
      asked += 1;
      if (isFree) none(response);
      else if (asked > 1) held.push(response);
      // The others are there by now, and wait for this one.
      else setTimeout(() => none(response), 1000);
    }).listen(0, '127.0.0.1');
    await new Promise((done) => slow.once('listening', done));
    const { port } = slow.address() as AddressInfo;
    const other = await startFrontVarnish(join(fleet().folder, 'varnish-slow'), [port, port], await freePort());
    const visitors = (count: number) =>
      Array.from({ length: count }, () => other.ask(site(0), '/wanted').catch(String));
    try {
      const answers = visitors(5);
      await until(
        () => held.length,
        (length) => length >= 3,
        20_000,
      );
      // Whoever comes now finds that it is not kept.
      answers.push(...visitors(20));
      await until(
        () => held.length,
        (length) => length >= 23,
        20_000,
      );
      isFree = true;
      held.splice(0).forEach(none);
      const statuses = (await Promise.all(answers)).map((answer) =>
        typeof answer === 'string' ? answer : answer.status,
      );
      expect(new Set(statuses)).toEqual(new Set([404]));
    } finally {
      await other.stop();
      slow.closeAllConnections();
      slow.close();
    }
  });
});
