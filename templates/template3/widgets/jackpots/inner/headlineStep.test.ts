import { expect, it } from 'vitest';
import { headlineStep, headlineSteps } from './headlineStep';

it.each([
  ['€4,219,003', 2],
  ['€4,200,003', 3],
  ['€1,111,111', 1],
  ['₱48,204,301', 5],
  ['$184', 0],
  ['৳2,418,943,004,219,003', 8],
])('%s stands on step %i', (words, step) => expect(headlineStep(words)).toBe(step));

it('a sum that grows keeps its size until its thousands change', () => {
  const steps = Array.from({ length: 1000 }, (_, units) => headlineStep(`€4,219,${String(units).padStart(3, '0')}`));
  expect(new Set(steps).size).toBe(1);
});

it('figures that the platform does not know by width count as the widest', () => {
  expect(headlineStep('৳৪,২১৯,০০৩')).toBeGreaterThanOrEqual(headlineStep('€4,219,003'));
  expect(headlineSteps).toEqual([...headlineSteps].sort((one, other) => one - other));
});
