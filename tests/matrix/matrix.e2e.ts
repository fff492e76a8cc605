import { appendFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { loadBundles } from '../../scripts/config/readConfigs';
import { drawn } from '../e2e/drawn';
import { judge } from './judge';
import { readPlan } from './plan';
import { expect, test } from './tabs';
import { allVisits, keyOf, nameOf } from './visits';

const plan = readPlan();
const visits = allVisits([...loadBundles(resolve(import.meta.dirname, '../..')).bundles.values()]);
const chosen = plan.isWhole ? visits : drawn(visits, plan.share, keyOf);

for (const visit of chosen.filter((one) => !plan.done.has(nameOf(one))))
  test(`${nameOf(visit)} is whole in every window`, async ({ tabs }) => {
    const tab = await tabs.of(visit.bundle.site, visit.role);
    expect(await judge(tab, visit, plan)).toEqual([]);
    if (plan.record !== undefined) await appendFile(plan.record, `${nameOf(visit)}\n`);
  });
