import { afterAll, beforeAll, expect, it } from 'vitest';
import { domain, startFronts, type Fronts } from './fronts';

let fronts: Fronts;

beforeAll(async () => {
  fronts = await startFronts();
});
afterAll(() => fronts.stop());

it('[CALL-X] calls reach the platform by its own name from every front, and say for which site', async () => {
  for (const { name, ask } of fronts.all) {
    await ask('POST', '/api/anything', { host: domain, 'content-length': '0' });
    const { host, 'x-forwarded-host': site, 'x-forwarded-proto': protocol } = fronts.heard();
    expect
      .soft([host, site, protocol, name])
      .toEqual([fronts.platform, domain, name === 'worker' ? 'https' : 'http', name]);
  }
});

it('tell the platform nothing of who asks that a visitor has written', async () => {
  const written = {
    forwarded: 'for=203.0.113.9;host=other.example',
    'x-real-ip': '203.0.113.9',
    'x-forwarded-port': '1',
    'x-forwarded-prefix': '/written',
    'x-forwarded-server': 'written',
    'x-forwarded-host': 'other.example',
    'x-forwarded-proto': 'gopher',
  };
  for (const { name, ask } of fronts.all) {
    await ask('POST', '/api/anything', { host: domain, 'content-length': '0', ...written });
    const heard = fronts.heard();
    const believed = Object.entries(written).filter(([header, value]) => heard[header] === value);
    // What stands before the worker sets it there.
    expect.soft([name, believed.map(([header]) => header)]).toEqual([name, name === 'worker' ? ['x-real-ip'] : []]);
  }
});

it('[CALL-X] an answer of the platform is sent without headers of the front, and where none comes, nothing runs', async () => {
  const heads = async (ask: Fronts['all'][number]['ask']) => {
    const { status, headers } = await ask('GET', '/api/anything', { host: domain });
    return [status, headers['content-security-policy']?.split(';')[0], headers['x-content-type-options']];
  };
  // The server itself lets no browser guess what an answer is; a front that keeps files hands it on as it came.
  for (const { name, ask } of fronts.all)
    expect
      .soft([...(await heads(ask)), name])
      .toEqual([200, undefined, name === 'server' ? 'nosniff' : undefined, name]);
  await fronts.endPlatform();
  for (const { name, ask } of fronts.all.filter((front) => front.name === 'nginx'))
    expect.soft([...(await heads(ask)), name]).toEqual([502, "default-src 'none'", 'nosniff', name]);
});
