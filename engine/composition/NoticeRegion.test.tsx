import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderInside } from '../../tests/fixtures/renderPage';

// What shows messages fails to load: its chunk does not arrive.
vi.mock('./Notices', () => {
  throw new TypeError('Failed to fetch dynamically imported module: /assets/notices.js');
});

afterEach(() => {
  vi.useRealTimers();
  cleanup();
});

it('[ERR-3] [STATE-10] says that the connection is gone where what shows messages does not arrive, for 10,000 ms', async () => {
  const { application } = await renderInside(<p>Page</p>);
  const { notices } = application.stores;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  act(() => notices.alert({ failure: 'noSpinsLeft' }));
  expect(await screen.findByText('No connection. Check your network and try again.')).toBeTruthy();
  expect(screen.getByText('Page')).toBeTruthy();
  await act(() => vi.advanceTimersByTimeAsync(9_900));
  expect(notices.alerts).toHaveLength(1);
  await act(() => vi.advanceTimersByTimeAsync(200));
  expect([notices.alerts, screen.queryByText('No connection. Check your network and try again.')]).toEqual([[], null]);
  act(() => notices.show({ tone: 'error', title: 'notice.offline', duration: 3_000 }));
  expect(await screen.findByText('No connection. Check your network and try again.')).toBeTruthy();
});
