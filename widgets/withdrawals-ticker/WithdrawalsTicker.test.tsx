import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { contentRequest } from '../../engine';
import { statistics } from '../../engine/examples';
import { lobbySite } from '../../tests/fixtures/lobbySite';
import { quietEnvironment } from '../../tests/fixtures/player';
import { node, renderPage } from '../../tests/fixtures/renderPage';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const withdrawals = ['an***a', 'be***n', 'ca***o'].map((player) => ({
  player,
  amount: '12000.00',
  at: '2026-12-01T11:58:00.000Z',
}));
const show = (isCalm = false) =>
  renderPage({
    site: lobbySite(),
    environment: {
      ...quietEnvironment(),
      media: (query) => ({
        matches: isCalm && query === '(prefers-reduced-motion: reduce)',
        subscribe: () => () => undefined,
      }),
    },
    content: [[contentRequest('statistics', {}), { ...statistics, withdrawals }]],
    nodes: [node('withdrawals-ticker', { title: { EN: 'Paid out' }, everySeconds: 5 })],
  });
const ticker = () => screen.getByRole('region', { name: 'Paid out' });
const shown = () => ticker().querySelector('p span')?.textContent.slice(0, 6);
const pass = (seconds: number): void => {
  act(() => void vi.advanceTimersByTime(seconds * 1000));
};
const press = (name: string) => act(() => screen.getByRole('button', { name }).click());

describe('WithdrawalsTicker', () => {
  it('[SITE-9] shows one payment after the other, and begins again', async () => {
    await show();
    const seen = [shown(), (pass(5), shown()), (pass(5), shown()), (pass(5), shown())];
    expect(seen).toEqual(['an***a', 'be***n', 'ca***o', 'an***a']);
  });

  it('[SITE-9] stops for good by its button, is gone through by hand, and goes on when it is let', async () => {
    await show();
    press('Pause withdrawal list');
    pass(50);
    expect(shown()).toBe('an***a');
    press('Next withdrawal');
    expect(shown()).toBe('be***n');
    press('Resume withdrawal list');
    pass(5);
    expect(shown()).toBe('ca***o');
  });

  it('[SITE-9] rests under a pointer and around the focus', async () => {
    await show();
    fireEvent.pointerEnter(ticker());
    pass(50);
    expect(shown()).toBe('an***a');
    fireEvent.pointerLeave(ticker());
    pass(5);
    expect(shown()).toBe('be***n');
    act(() => screen.getByRole('button', { name: 'Next withdrawal' }).focus());
    pass(50);
    expect(shown()).toBe('be***n');
  });

  it('[VIEW-3] stands still for players who want less motion', async () => {
    await show(true);
    pass(50);
    expect(shown()).toBe('an***a');
    expect(screen.queryByRole('button', { name: 'Pause withdrawal list' })).toBeNull();
  });
});
