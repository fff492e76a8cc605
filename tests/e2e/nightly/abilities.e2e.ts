import { test } from '../../browser/test';
import { abilities, lacks, takeAway, useEverything } from '../lacking';

const kept = ['window.localStorage', 'window.sessionStorage', 'document.cookie'];

test.use({ viewport: { width: 1440, height: 900 } });

for (const ability of abilities)
  for (const lack of lacks)
    test(`a browser in which ${ability} ${lack === 'absent' ? 'is absent' : 'throws'} does all that a player does`, async ({
      page,
    }) => {
      await takeAway(page, [ability], lack);
      await useEverything(page, { keepsSession: !kept.includes(ability) });
    });
