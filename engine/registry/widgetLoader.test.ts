import { expect, it, vi } from 'vitest';
import { testEnvironment } from '../../tests/fixtures/environment';
import { node } from '../../tests/fixtures/renderPage';
import { createRegistry } from './registry';
import { defineWidget } from './widget';
import { createWidgetLoader } from './widgetLoader';

it('[NET-2] tells of code that a page shows, and not of code that was only loaded ahead', async () => {
  const missing = new TypeError('Failed to fetch dynamically imported module');
  const onMissing = vi.fn();
  const registry = createRegistry([defineWidget({ type: 'late', load: () => Promise.reject(missing) })]);
  const widgets = createWidgetLoader({ ...testEnvironment(), isServer: false }, registry, onMissing);
  await widgets.preload([node('late', {})]);
  await Promise.resolve();
  expect(onMissing).not.toHaveBeenCalled();
  await expect(widgets.component('late')).rejects.toBe(missing);
  expect(onMissing.mock.calls).toEqual([[missing]]);
});
