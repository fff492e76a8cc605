import { runSampled } from '../runSampled';

await runSampled({
  name: 'test:money',
  description: "Makes sampled runs of the wallet's pages and of the ledger, over real HTTP.",
  variable: 'MONEY_RUNS',
  runs: 500,
  args: ['tests/money', 'tests/contract/money.test.ts', 'tests/contract/ledger.test.ts'],
});
