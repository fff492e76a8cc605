import { afterEach, expect, it, vi } from 'vitest';
import { testEnvironment } from '../../tests/fixtures/environment';
import { testSite } from '../../tests/fixtures/site';
import { ViewportStore } from './viewportStore';

const { findLast } = { findLast: Object.getOwnPropertyDescriptor(Array.prototype, 'findLast') };
afterEach(() => void (findLast && Object.defineProperty(Array.prototype, 'findLast', findLast)));

it.each([
  [1300, 'desktop'],
  [800, 'tablet'],
  [500, 'tablet'],
])('[VIEW-1] names the widest breakpoint of %i px, %s, also where lists have no newer methods', (width, name) => {
  const set = vi.fn();
  const environment = {
    ...testEnvironment(),
    media: (query: string) => ({ matches: width >= Number(/\d+/.exec(query)?.[0]), subscribe: () => () => undefined }),
    cookies: { get: () => undefined, set },
  };
  Reflect.deleteProperty(Array.prototype, 'findLast');
  const viewport = new ViewportStore(environment, testSite());
  viewport.follow();
  expect([viewport.name, set.mock.calls[0]?.slice(0, 2)]).toEqual([name, ['viewport', name]]);
});
