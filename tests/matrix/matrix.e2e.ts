import { appendFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { loadBundles } from '../../scripts/config/readConfigs';
import { sampled } from '../e2e/sampled';
import { judge } from './judge';
import { readPlan } from './plan';
import { expect, test } from './tabs';
import { allTestCases, keyOf, nameOf } from './testCases';

const plan = readPlan();
const testCases = allTestCases([...loadBundles(resolve(import.meta.dirname, '../..')).bundles.values()]);
const chosen = plan.isWhole ? testCases : sampled(testCases, plan.share, keyOf);

for (const testCase of chosen.filter((one) => !plan.done.has(nameOf(one))))
  test(`${nameOf(testCase)} is whole in every window`, async ({ tabs }) => {
    const tab = await tabs.of(testCase.bundle.site, testCase.role);
    expect(await judge(tab, testCase, plan)).toEqual([]);
    if (plan.record !== undefined) await appendFile(plan.record, `${nameOf(testCase)}\n`);
  });
