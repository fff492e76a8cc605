import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { contentRequest } from '../../engine';
import { slides } from '../../engine/examples';
import { lobbySite } from '../../tests/fixtures/lobbySite';
import { quietEnvironment } from '../../tests/fixtures/player';
import { node, renderPage } from '../../tests/fixtures/renderPage';

const slideWidth = 600;
const interval = 7000;
let now = Date.parse('2026-12-01T12:00:00Z');
let motion: 'smooth' | 'auto' = 'smooth';
const scrolls: number[] = [];

/** jsdom lays nothing out: slides stand side by side, and a scroll is kept and told of. */
beforeEach(() => {
  vi.useFakeTimers();
  scrolls.length = 0;
  motion = 'smooth';
  vi.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockImplementation(function (this: HTMLElement) {
    return [...(this.parentElement?.children ?? [])].indexOf(this) * slideWidth;
  });
  const style = window.getComputedStyle.bind(window);
  vi.spyOn(window, 'getComputedStyle').mockImplementation((element, pseudo) =>
    Object.defineProperty(style(element, pseudo), 'scrollBehavior', { value: motion, configurable: true }),
  );
  Object.assign(HTMLElement.prototype, {
    scrollTo(this: HTMLElement, { left = 0 }: ScrollToOptions) {
      scrolls.push(left);
      this.scrollLeft = left;
      this.dispatchEvent(new Event('scroll'));
    },
  });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const show = (changes: object = {}) =>
  renderPage({
    site: lobbySite(),
    environment: { ...quietEnvironment(), now: () => now },
    content: [[contentRequest('slides', {}), slides]],
    nodes: [node('hero-carousel', { variant: 'peek', limit: 5, interval, ...changes })],
  });
const wait = (ms: number) =>
  act(async () => {
    now += ms;
    await vi.advanceTimersByTimeAsync(ms);
  });
const press = (name: string) => act(() => screen.getByRole('button', { name }).click());
const current = () =>
  screen.getAllByRole('button', { name: /^Offer/ }).findIndex((dot) => dot.getAttribute('aria-current') === 'true') + 1;

describe('HeroCarousel, scene', () => {
  it('names what comes next on a slip that shows it, after the last the first', async () => {
    await show({ variant: 'scene', interval: 0 });
    const slip = () => screen.getByRole('button', { name: /^Next offer ./ });
    const turn = () => act(() => slip().click());
    const named = [slip().textContent];
    turn();
    named.push(slip().textContent);
    turn();
    named.push(slip().textContent);
    expect(scrolls).toEqual([600, 1200]);
    const [first, second, third] = slides.map(({ title }) => title);
    expect(named.map((words, index) => words.includes([second, third, first][index] ?? '?'))).toEqual([
      true,
      true,
      true,
    ]);
  });
});

describe('HeroCarousel, peek', () => {
  it('shows the next and the previous offer, round in a circle', async () => {
    await show({ interval: 0 });
    expect(current()).toBe(1);
    press('Next offer');
    expect(current()).toBe(2);
    press('Previous offer');
    press('Previous offer');
    expect(current()).toBe(3);
    press('Next offer');
    expect(current()).toBe(1);
    expect(scrolls).toEqual([600, 0, 1200, 0]);
  });

  it('shows the offer whose mark was pressed', async () => {
    await show();
    press('Offer 3 of 3: Get the app');
    expect([current(), scrolls]).toEqual([3, [1200]]);
  });

  it('moves by itself from the last offer to the first', async () => {
    await show();
    for (const place of [2, 3, 1]) {
      await wait(interval);
      expect(current()).toBe(place);
    }
    expect(scrolls).toEqual([600, 1200, 0]);
  });

  it('moves by itself, and stops when it is told to', async () => {
    await show();
    await wait(interval);
    expect(current()).toBe(2);
    press('Pause slideshow');
    await wait(3 * interval);
    expect(current()).toBe(2);
    press('Play slideshow');
    await wait(interval);
    expect(current()).toBe(3);
  });

  it('rests while the focus is inside', async () => {
    await show();
    act(() => screen.getByRole('link', { name: 'To the offer' }).focus());
    await wait(2 * interval);
    expect(scrolls).toEqual([]);
    act(() => screen.getByRole('link', { name: 'To the offer' }).blur());
    await wait(interval);
    expect(scrolls).toEqual([600]);
  });

  it('rests while the pointer is over it', async () => {
    await show();
    fireEvent.pointerEnter(screen.getByRole('region', { name: 'Offers' }));
    await wait(2 * interval);
    expect(scrolls).toEqual([]);
  });

  it('rests while the focus is inside, also when the pointer has left', async () => {
    await show();
    const region = screen.getByRole('region', { name: 'Offers' });
    act(() => screen.getByRole('link', { name: 'To the offer' }).focus());
    fireEvent.pointerEnter(region);
    fireEvent.pointerLeave(region);
    await wait(2 * interval);
    expect(scrolls).toEqual([]);
    fireEvent.pointerEnter(region);
    act(() => screen.getByRole('link', { name: 'To the offer' }).blur());
    await wait(2 * interval);
    expect(scrolls).toEqual([]);
    fireEvent.pointerLeave(region);
    await wait(interval);
    expect(scrolls).toEqual([600]);
  });

  it('[VIEW-3] never moves by itself where motion is reduced', async () => {
    motion = 'auto';
    await show();
    await wait(5 * interval);
    expect(scrolls).toEqual([]);
  });

  it.each([
    ['its interval is 0', { interval: 0 }],
    ['there is one offer', { limit: 1 }],
  ])('never moves by itself when %s, and has no button to stop it', async (_, changes) => {
    await show(changes);
    await wait(5 * interval);
    expect(scrolls).toEqual([]);
    expect(screen.queryByRole('button', { name: 'Pause slideshow' })).toBeNull();
  });
});
