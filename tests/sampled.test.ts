import { afterEach, expect, it, vi } from 'vitest';
import { sampled, sampledEach } from './e2e/sampled';

const sites = ['one.example', 'two.example', 'two.example.org', 'three.example'];
const windows = sites.flatMap((domain) => [360, 1440].map((width) => ({ domain, width })));
const key = ({ domain, width }: (typeof windows)[number]) => `${domain} ${width}`;
const sample = () => sampled(windows, 0.3, key, () => []);

afterEach(() => vi.unstubAllEnvs());

it('browser tests visit everything without a seed, and a sample with one', () => {
  vi.stubEnv('E2E_SEED', '');
  expect(sample()).toEqual(windows);
  vi.stubEnv('E2E_SEED', '1');
  const one = sample();
  expect(one.length).toBeLessThan(windows.length);
  expect(sample()).toEqual(one);
});

it('browser tests of some sites visit all of those and none of the others', () => {
  vi.stubEnv('E2E_SEED', '1');
  vi.stubEnv('E2E_SITES', 'two.example,three.example');
  expect(sample()).toEqual(windows.filter(({ domain }) => domain === 'two.example' || domain === 'three.example'));
});

it('one of the sites stands in one of the windows', () => {
  vi.stubEnv('E2E_SEED', '3');
  const each = sampledEach(sites, [360, 768, 1440]);
  expect(each).toHaveLength(1);
  expect(sites).toContain(each[0]?.domain);
  expect([360, 768, 1440]).toContain(each[0]?.width);
});
