import { afterAll, beforeAll, expect, it } from 'vitest';
import { fc } from '../properties';
import { pieces } from './addressCases';
import { domain, startFronts, type Front, type Fronts } from './fronts';

let fronts: Fronts;
beforeAll(async () => void (fronts = await startFronts()));
afterAll(() => fronts.stop());

it('[ROUTE-3] nginx and the server answer alike whatever is asked for', async ({ skip }) => {
  const [server, nginx] = fronts.all;
  if (nginx?.name !== 'nginx') return skip('This machine has no nginx; NGINX_PATH may name one.');
  await fc.assert(
    fc.asyncProperty(fc.array(fc.constantFrom(...pieces), { maxLength: 6 }), async (words) => {
      const target = `/${words.join('')}`;
      const essence = async (front: Front | undefined) => {
        const answer = await front?.ask('GET', target, { host: domain });
        return { status: answer?.status, location: answer?.headers['location'] };
      };
      expect(await essence(nginx)).toEqual(await essence(server));
    }),
    { numRuns: 150 },
  );
});

it('what is no HTTP is refused in HTML', async () => {
  const [server] = fronts.all;
  for (const target of ['/a b', '/\u0000']) {
    const answer = await server?.ask('GET', target, { host: domain });
    expect([answer?.status, answer?.headers['content-type']]).toEqual([400, 'text/html; charset=utf-8']);
  }
});
