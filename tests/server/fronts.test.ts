import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rollBack } from '../../scripts/publish/pointAt';
import { ask } from '../e2e/sites';
import { site, startLoad, startupCall } from './frontLoad';
import { startFrontNginx, type Front } from './frontProcess';
import { nameOf, nginxPath, runFrontServers } from './frontServers';
import { until } from './productionProcess';
import { nightlyIt } from './running';
import { pace } from '../browser/pace';

const transport = 'max-age=63072000; includeSubDomains';

// So long that a slow machine has asked for all that one test asks for.
const { fleet, ports, running, publish, renders, restart } = runFrontServers(3600);

describe.skipIf(nginxPath === undefined)('nginx in front of two servers', () => {
  let front: Front;
  beforeAll(async () => {
    front = await startFrontNginx(nginxPath ?? '', join(fleet().folder, 'nginx'), ports());
  });
  afterAll(async () => front.stop());

  it('asks once for what a thousand visitors want, and keeps it', async () => {
    const before = await renders();
    const answers = await Promise.all(
      Array.from({ length: 1000 }, () => front.ask(site(0), '/', { 'accept-encoding': 'br' })),
    );
    expect(new Set(answers.map(({ status, headers }) => `${status} ${String(headers['content-encoding'])}`))).toEqual(
      new Set(['200 br']),
    );
    expect((await renders()) - before).toBe(1);
    const [first] = answers;
    expect(first?.headers['surrogate-key']).toBeUndefined();
    expect((await front.ask(site(0), '/')).headers['content-encoding']).toBeUndefined();
    expect((await front.ask(site(0), '/', { 'accept-encoding': 'br;q=0, gzip' })).headers['content-encoding']).toBe(
      'gzip',
    );
  });

  it('leads plain http to https, and says HSTS with every answer', async () => {
    const plain = await ask(site(0), '/slots?a=1', {}, front.plainPort);
    expect([plain.status, plain.headers.location]).toEqual([308, `https://${site(0)}/slots?a=1`]);
    const others = await Promise.all([
      ...['/', '/no-such-page', '/Slots', '/%ff', '/assets/none.js', '/api/none'].map((path) =>
        front.ask(site(0), path),
      ),
      front.ask('nobody.example', '/'),
      front.ask(`www.${site(0)}`, '/'),
    ]);
    const answers = [plain, ...others];
    expect(answers.map(({ headers }) => headers['strict-transport-security'])).toEqual(answers.map(() => transport));
    expect(answers.map(({ status }) => status)).toEqual([308, 200, 404, 308, 400, 404, 404, 404, 308]);
    expect((await front.ask(`www.${site(0)}`, '/x')).headers.location).toMatch(/^https:\/\/site-0\.example/);
  });

  it('writes one line for a request, by whose id the servers write theirs, and no secret of an address', async () => {
    const lines = () =>
      readFileSync(join(fleet().folder, 'nginx/access.log'), 'utf8')
        .split('\n')
        .filter((line) => line.includes('MAIL') || line.includes('/about"'))
        .map((line) => JSON.parse(line) as Readonly<Record<string, string>>);
    const secrets = ['/about?token=MAILTOKEN', '/about?category=MAILTOKEN'];
    for (const path of secrets) await front.ask(site(1), path, { 'x-request-id': 'MAILTOKEN-of-a-visitor' });
    await until(lines, ({ length }) => length === secrets.length);
    expect(lines().map(({ host, path }) => [host, path])).toEqual(secrets.map(() => [site(1), '/about']));
    const ids = lines().map(({ reqId }) => reqId);
    const logs = () => running().flatMap(({ log }) => log);
    const paths = () =>
      logs()
        .filter(({ reqId }) => ids.includes(String(reqId)))
        .map(({ path }) => path);
    await until(paths, ({ length }) => length === secrets.length);
    expect(paths()).toEqual(['/about', '/about']);
    expect(JSON.stringify([logs(), lines()])).not.toContain('MAILTOKEN');
    await front.ask(site(1), '/about');
    await until(lines, ({ length }) => length === secrets.length + 1);
    expect(lines()[2], 'what comes from the cache has no line elsewhere').toMatchObject({ cache: 'HIT', reqId: '' });
  });

  it('asks servers for all other pages and calls after a page that no server can make', async () => {
    for (let round = 0; round < 3; round += 1) {
      expect((await front.ask(site(3), `/?round=${round}`)).status).toBe(503);
      expect((await front.ask(site(2), '/robots.txt')).status).toBe(200);
      expect(await startupCall(front, site(2))).toBe(200);
    }
  });

  it('keeps a page once whatever arguments it is asked with that no page knows', async () => {
    const asked = () =>
      running()
        .flatMap(({ log }) => log)
        .filter(({ msg, path }) => msg === 'answered' && path === '/vip').length;
    for (let index = 0; index < 20; index += 1)
      expect((await front.ask(site(0), `/vip?utm_source=${index}&x`)).status).toBe(200);
    expect(asked()).toBe(1);
    // What pages know decides whether there is such a page, however it is written.
    expect((await front.ask(site(0), '/playnow?game=1')).status).toBe(404);
    expect((await front.ask(site(0), '/playnow')).status).toBe(200);
    expect((await front.ask(site(0), '/playnow?g%61me=1')).status).toBe(404);
    expect((await front.ask(site(0), '/playnow')).status).toBe(200);
  });

  nightlyIt('[CARD-3] rolls out and back under load, and changes servers, without one failed request', async () => {
    // nginx knows no keys: it asks again soon.
    for (const index of [0, 1] as const) {
      await running()[index]?.stop();
      await restart(index, 2);
    }
    const load = startLoad(front);
    const first = await publish();
    fleet().edit(site(1), (file) => void (file['name'] = 'Rolled out'));
    await publish();
    await until(
      () => nameOf(front, 1),
      (name) => name === 'Rolled out',
    );
    await rollBack(fleet().store, 'live', fleet().publication().key, first.release?.note.id ?? '');
    await until(
      () => nameOf(front, 1),
      (name) => name === 'Site 1',
    );
    // One server after the other goes and comes again.
    for (const index of [0, 1] as const) {
      await running()[index]?.stop();
      await restart(index, 2);
    }
    expect(load.report().failedCalls).toEqual([]);
    await running()[1]?.stop('SIGKILL');
    await restart(1, 2);
    const { asked, called, failed, failedCalls } = await load.stop();
    console.log(`${asked} requests, ${failed.length} failed; ${called} calls, ${failedCalls.length} failed.`);
    expect(failed).toEqual([]);
    // A call that was under way at a server which is killed is not made twice: one of each player, at most.
    expect(failedCalls.length).toBeLessThanOrEqual(2);
    expect([asked > 100, called > 100]).toEqual([true, true]);
  });

  nightlyIt('sends what it kept while no server answers', async () => {
    expect((await front.ask(site(2), '/about')).status).toBe(200);
    await Promise.all(running().map((server) => server.stop('SIGKILL')));
    await pace('stale');
    expect((await front.ask(site(2), '/about')).status).toBe(200);
  });
});
