import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderInside } from '../../tests/fixtures/renderPage';

// What shows messages fails to load: its chunk does not arrive.
vi.mock('./Notices', () => {
  throw new TypeError('Failed to fetch dynamically imported module: /assets/notices.js');
});

const lost = 'No connection. Check your network and try again.';

afterEach(() => {
  vi.useRealTimers();
  cleanup();
});

it('[ERR-3] says that the connection is gone where what shows messages does not arrive, for 10,000 ms', async () => {
  const { application } = await renderInside(<p>Page</p>);
  const { notices } = application.stores;
  // However long it takes until the message is there: no time passes but what the test lets pass.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const isSaid = async () => {
    await act(() => vi.advanceTimersByTimeAsync(0));
    return screen.queryByText(lost) !== null;
  };
  act(() => notices.alert({ failure: 'noSpinsLeft' }));
  await expect.poll(isSaid).toBe(true);
  expect(screen.getByText('Page')).toBeTruthy();
  await act(() => vi.advanceTimersByTimeAsync(9_900));
  expect(notices.alerts).toHaveLength(1);
  await act(() => vi.advanceTimersByTimeAsync(200));
  expect([notices.alerts, screen.queryByText(lost)]).toEqual([[], null]);
  act(() => notices.show({ tone: 'error', title: 'notice.offline', duration: 3_000 }));
  await expect.poll(isSaid).toBe(true);
});

it('[ERR-3] says so in an open modal, since what lies below it is inert', async () => {
  const { application, container } = await renderInside(<p>Page</p>);
  const modal = container.querySelector('dialog') ?? expect.unreachable();
  modal.setAttribute('open', '');
  act(() => application.stores.notices.alert({ failure: 'noSpinsLeft' }));
  expect((await screen.findByRole('alert')).textContent).toBe(lost);
  expect(modal.textContent).toBe(lost);
});
