import { expect, it, vi } from 'vitest';
import { followOfflineWorker } from './offlineWorker';

it.each([
  ['are not there', () => undefined],
  [
    'are refused when they are asked for',
    () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    },
  ],
])('[STATE-1] nothing happens, and nothing is thrown, where service workers %s', async (_, get) => {
  vi.stubGlobal('navigator', Object.defineProperty({}, 'serviceWorker', { get }));
  await expect(followOfflineWorker(true, undefined)).resolves.toBeUndefined();
  await expect(followOfflineWorker(false, undefined)).resolves.toBeUndefined();
});
