import { readdirSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rollBack } from '../../scripts/publish/pointAt';
import { site } from './frontLoad';
import { startFrontNginx, type Front } from './frontProcess';
import { nameOf, nginxPath, runFrontServers } from './frontServers';
import { until } from './productionProcess';
import { pace } from '../browser/pace';

const { fleet, ports, publish } = runFrontServers(2);

/** What a front answers to a request as it is written. */
function rawAnswer(port: number, request: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(request));
    socket.on('data', (chunk) => (said += chunk.toString()));
    socket.once('end', () => resolve(said));
    socket.once('error', reject);
  });
}

describe.skipIf(nginxPath === undefined)('what nginx keeps', () => {
  let front: Front;
  beforeAll(async () => {
    front = await startFrontNginx(nginxPath ?? '', join(fleet().folder, 'nginx'), ports());
  });
  afterAll(async () => front.stop());

  it('[ROUTE-5] keeps nothing for addresses that are no page, and a page once however its host is written', async () => {
    const files = () =>
      readdirSync(join(fleet().folder, 'nginx/cache'), { recursive: true, withFileTypes: true }).filter((entry) =>
        entry.isFile(),
      ).length;
    expect((await front.ask(site(0), '/')).status).toBe(200);
    const before = files();
    const hosts = [
      'SITE-0.example',
      'site-0.example.',
      'site-0.example:1',
      'site-0.example:443',
      'Site-0.Example.:8443',
    ];
    for (const host of hosts) expect([host, (await front.ask(host, '/')).status]).toEqual([host, 200]);
    for (let index = 0; index < 25; index += 1) {
      const missing = await front.ask(site(0), `/no-such-page-${index}`);
      expect([missing.status, missing.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
      expect((await front.ask(`nobody-${index}.example`, '/')).status).toBe(404);
      expect((await front.ask(site(0), `/Slots?a=${index}`)).headers.location).toBe(`/slots?a=${index}`);
    }
    expect(files()).toBe(before);
    expect((await front.ask('www.site-0.example:8443', '/x?a=1')).headers.location).toBe(
      'https://site-0.example:8443/x?a=1',
    );
  });

  it('[SITE-1] asks for the host that the request line names, whatever else is said', async () => {
    const answer = await rawAnswer(
      front.port,
      `GET http://${site(1)}/manifest.webmanifest HTTP/1.1\r\nHost: ${site(2)}\r\nConnection: close\r\n\r\n`,
    );
    expect(answer).toContain('"Site 1"');
    expect(await nameOf(front, 1)).toBe('Site 1');
    expect(await nameOf(front, 2)).toBe('Site 2');
  });

  it.each([
    ['a page that is not there', site(0), '/no-such-popular-page', 404],
    ['another name of a site', `www.${site(0)}`, '/popular', 308],
    ['a page that cannot be made', site(3), '/popular', 503],
  ])('lets no visitor wait for others who want %s, too', async (_, host, path, status) => {
    const began = performance.now();
    const answers = await Promise.all(Array.from({ length: 40 }, () => front.ask(host, path)));
    expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([status]));
    // One after the other, each would wait for half a second, on any machine: twenty in all.
    expect(performance.now() - began).toBeLessThan(15_000);
  });

  it('lets no browser use an older file, which the front may use', async () => {
    const page = await front.ask(site(0), '/slots.json');
    expect([page.status, page.headers['cache-control']]).toEqual([200, 'public, max-age=0, s-maxage=2']);
    expect((await front.ask(site(0), '/no-such-page')).headers['cache-control']).toBe('public, max-age=0, s-maxage=2');
  });

  it('[CARD-3] shows no page of a site that has gone, or is another name of one, once servers know', async () => {
    const gone = [site(4), site(5)];
    const before = await publish();
    for (const host of gone) expect((await front.ask(host, '/')).status).toBe(200);
    for (const host of gone) rmSync(join(fleet().project, 'site-configs/sites', host), { recursive: true });
    fleet().edit(site(0), (file) => void (file['aliases'] = [`www.${site(0)}`, site(5)]));
    await publish();
    const statuses = async () => Promise.all(gone.map(async (host) => (await front.ask(host, '/')).status));
    await until(statuses, (found) => String(found) === '404,308', 20_000);
    // Also while nobody asks, and when many do.
    await pace('stale');
    for (let round = 0; round < 5; round += 1) expect(await statuses()).toEqual([404, 308]);
    // What is kept of one visitor's answer has nothing of his arguments.
    for (const args of ['', '?a=1', '?b=2', ''])
      expect((await front.ask(site(5), `/${args}`)).headers.location).toBe(`https://${site(0)}/${args}`);
    await rollBack(fleet().store, 'live', fleet().publication().key, before.release?.note.id ?? '');
    await until(statuses, (found) => String(found) === '200,200', 20_000);
  });
});
