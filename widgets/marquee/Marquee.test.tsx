import { act, cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { contentRequest } from '../../engine';
import { notices } from '../../engine/examples';
import { lobbySite } from '../../tests/fixtures/lobbySite';
import { quietEnvironment } from '../../tests/fixtures/player';
import { node, renderPage } from '../../tests/fixtures/renderPage';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const show = (variant: string) =>
  renderPage({
    site: lobbySite(),
    environment: quietEnvironment(),
    content: [[contentRequest('marquee', {}), notices]],
    nodes: [node('marquee', { variant })],
  });

describe('Marquee', () => {
  it.each(['line', 'headline', 'notice'])('stands still, so that there is nothing to pause: %s', async (variant) => {
    vi.useFakeTimers();
    await show(variant);
    const words = screen.getByRole('main').textContent;
    await act(() => vi.advanceTimersByTimeAsync(600_000));
    expect(screen.getByRole('main').textContent).toBe(words);
  });

  it('brings one notice after the other by a press, and begins again: notice', async () => {
    await show('notice');
    const words = () => screen.getByRole('region', { name: 'Notice' }).querySelector('p')?.textContent.trim();
    const seen = [words()];
    notices.forEach(() => {
      act(() => screen.getByRole('button', { name: 'Next announcement' }).click());
      seen.push(words());
    });
    expect(seen).toEqual([
      'Banking: Transfers take an hour longer tonight.',
      'Quarto & Sons has joined the house.',
      'Tonight: Harbor Cup at eight.',
      'Banking: Transfers take an hour longer tonight.',
    ]);
  });

  it('unfolds all notices under the newest one: line', async () => {
    const { container } = await show('line');
    const list = container.querySelector('details ul');
    expect([...(list?.children ?? [])].map(({ textContent }) => textContent)).toEqual([
      'Banking: Transfers take an hour longer tonight.',
      'Quarto & Sons has joined the house.',
      'Tonight: Harbor Cup at eight.',
    ]);
    expect(
      within(list as HTMLElement)
        .getAllByRole('link', { hidden: true })
        .map((link) => link.getAttribute('href')),
    ).toEqual(['/banking', '/leaderboard']);
  });
});
