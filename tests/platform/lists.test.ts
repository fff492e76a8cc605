import { expect, it, onTestFinished } from 'vitest';
import { createPageClient } from '../../engine/api/pageClient';
import { createPatientTimers } from '../fixtures/patientTimers';
import { testSite } from '../fixtures/site';
import { startReference } from './recordAnswers';

it.for(['typed', 'php', 'sparse'])(
  '[CALL-SITE-2] lists are filled by a platform of the specification alone, in the manner "%s"',
  async (mode, { skip }) => {
    const platform = await startReference(mode);
    if (platform === null) return skip('There is no reference platform here.');
    onTestFinished(() => platform.close());
    const client = createPageClient(
      {
        environment: { ...createPatientTimers(), log: () => undefined, report: () => undefined, fetch },
        site: {
          ...testSite({ domain: 'lucky-harbor.example', externalId: 'LH01' }),
          api: { baseUrl: platform.origin },
        },
      },
      () =>
        Promise.resolve({
          hot: [{ providerCode: 'A', gameCode: 'b', name: 'B', type: 'SLOTS', image: '/game.svg' }],
          popular: [],
          new: [],
          featured: [],
        }),
    );
    const result = await client.call('games', { list: 'hot' });
    // This platform sends no hot games in its sparse manner: the fallback games stand in.
    expect(result).toMatchObject({
      ok: true,
      value: mode === 'sparse' ? { isFallback: true, total: 1 } : { total: 12 },
    });
  },
);
