import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { contentRequest } from '../../../../engine';
import { slides } from '../../../../engine/examples';
import { lobbySite } from '../../../../tests/fixtures/lobbySite';
import { quietEnvironment } from '../../../../tests/fixtures/player';
import { node, renderPage } from '../../../../tests/fixtures/renderPage';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const show = (changes: object = {}) =>
  renderPage({
    site: lobbySite(),
    environment: quietEnvironment(),
    content: [[contentRequest('slides', {}), slides]],
    nodes: [node('hero-carousel', { variant: 'coverflow', interval: 1, ...changes })],
  });
const press = (name: string) => act(() => screen.getByRole('button', { name }).click());
const flow = () =>
  screen.getByRole('region', { name: 'Offers' }).querySelector('[data-part=coverflow]') ?? document.body;
const places = () => [...flow().querySelectorAll('[data-at]')].map((cover) => Number(cover.getAttribute('data-at')));
const [first = '', second = '', third = ''] = slides.map(({ title }) => title);
const middle = () => slides[places().indexOf(0)]?.title;
const swipe = (from: number, to: number) => {
  fireEvent.pointerDown(flow(), { clientX: from });
  fireEvent.pointerUp(flow(), { clientX: to });
};

describe('HeroCarousel, coverflow', () => {
  it('begins in the middle of the row, with covers on both sides', async () => {
    await show();
    expect([middle(), places()]).toEqual([second, [-1, 0, 1]]);
  });

  it('brings the next and the previous cover to the middle, round in a circle', async () => {
    await show();
    press('Next offer');
    expect(middle()).toBe(third);
    press('Next offer');
    expect([middle(), places()]).toEqual([first, [0, 1, -1]]);
    press('Previous offer');
    expect(middle()).toBe(third);
  });

  it('leaves the arrows to the browser where a key is held with them', async () => {
    await show();
    for (const held of ['altKey', 'metaKey', 'ctrlKey', 'shiftKey'])
      fireEvent.keyDown(flow(), { key: 'ArrowLeft', [held]: true });
    expect(middle()).toBe(second);
    fireEvent.keyDown(flow(), { key: 'ArrowLeft' });
    expect(middle()).toBe(first);
  });

  it('brings the cover that was pressed to the middle, where it becomes the way to its page', async () => {
    await show();
    press(`Offer 3 of 3: ${third}`);
    expect(middle()).toBe(third);
    expect(screen.queryByRole('button', { name: `Offer 3 of 3: ${third}` })).toBeNull();
    expect(screen.getByRole('heading', { level: 2 }).textContent).toContain(third);
  });

  it('keeps the focus where a cover was chosen by the keyboard, so that the keys go on working', async () => {
    await show();
    const cover = screen.getByRole('button', { name: `Offer 3 of 3: ${third}` });
    act(() => cover.focus());
    act(() => cover.click());
    expect(flow().contains(document.activeElement)).toBe(true);
    fireEvent.keyDown(document.activeElement ?? document.body, { key: 'ArrowRight' });
    expect(middle()).toBe(first);
    expect(flow().contains(document.activeElement)).toBe(true);
  });

  it('turns with the keys left and right, and with no other', async () => {
    await show();
    fireEvent.keyDown(flow(), { key: 'ArrowRight' });
    expect(middle()).toBe(third);
    fireEvent.keyDown(flow(), { key: 'ArrowLeft' });
    fireEvent.keyDown(flow(), { key: 'ArrowLeft' });
    expect(middle()).toBe(first);
    fireEvent.keyDown(flow(), { key: 'ArrowUp' });
    expect(middle()).toBe(first);
  });

  it.each([
    ['to the left shows the next', 200, 120, third],
    ['to the right shows the previous', 120, 200, first],
    ['of a few px shows the same', 120, 130, second],
  ])('a swipe %s', async (_, from, to, title) => {
    await show();
    swipe(from, to);
    expect(middle()).toBe(title);
  });

  it('[VIEW-3] never moves by itself, and has no button to stop it', async () => {
    vi.useFakeTimers();
    await show();
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    expect(middle()).toBe(second);
    expect(screen.queryByRole('button', { name: 'Pause slideshow' })).toBeNull();
  });

  it('shows one cover without arrows', async () => {
    await show({ limit: 1 });
    expect([middle(), screen.queryByRole('button', { name: 'Next offer' })]).toEqual([first, null]);
  });
});
