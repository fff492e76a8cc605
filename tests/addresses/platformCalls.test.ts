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
