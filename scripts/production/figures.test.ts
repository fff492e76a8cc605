import { expect, it } from 'vitest';
import { createFigures } from './figures';

const sources = { waiting: () => 0, sites: () => 0, sequence: () => 0 };

it('has a zero for each kind of fault from the start, so that the first one is seen as growth', async () => {
  const figures = createFigures(sources);
  const faults = async () => {
    const { values } = (await figures.registry.getSingleMetric('livery_faults_total')?.get()) ?? { values: [] };
    return Object.fromEntries(values.map(({ labels, value }) => [String(labels['what']), value] as const));
  };
  const none = { store: 0, render: 0, thread: 0, disk: 0, purge: 0 };
  expect(await faults()).toEqual(none);
  figures.fault('thread');
  expect(await faults()).toEqual({ ...none, thread: 1 });
});
