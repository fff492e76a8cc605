import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { contentRequest } from '../../engine';
import { jackpots } from '../../engine/examples';
import { quietEnvironment } from '../../tests/fixtures/player';
import { node, renderPage } from '../../tests/fixtures/renderPage';

afterEach(cleanup);

const growing = ['band', 'figure', 'headline', 'panel'];

/** A widget on a clock that the test turns. */
async function show(variant: string, isCalm = false) {
  const ticks = new Map<number, () => void>();
  let [time, last] = [Date.parse('2026-12-01T12:00:00Z'), 0];
  await renderPage({
    environment: {
      ...quietEnvironment(),
      now: () => time,
      setTimeout: (run) => (ticks.set((last += 1), run), last),
      clearTimeout: (id) => void ticks.delete(id),
      media: (query) => ({
        matches: isCalm && query === '(prefers-reduced-motion: reduce)',
        subscribe: () => () => undefined,
      }),
    },
    content: [[contentRequest('jackpots', {}), jackpots]],
    nodes: [node('jackpots', { variant, title: { EN: 'Jackpots' }, limit: 4 })],
  });
  return (seconds: number) => {
    time += seconds * 1000;
    act(() => {
      for (const [id, run] of [...ticks]) if (ticks.delete(id)) run();
    });
  };
}
const grand = () => /₱(48,20\d,\d{3})/.exec(document.body.textContent)?.[1];
const press = (name: string) => act(() => screen.getByRole('button', { name }).click());

describe('Jackpots', () => {
  it.each(growing)(
    'grow by the second as %s, stand still once stopped, and are as they are by then when they go on',
    async (variant) => {
      const pass = await show(variant);
      expect(grand()).toBe('48,201,337');
      pass(100);
      expect(grand()).toBe('48,201,662');
      press('Pause jackpot figures');
      pass(100);
      expect(grand()).toBe('48,201,662');
      press('Resume jackpot figures');
      expect(grand()).toBe('48,201,987');
      pass(100);
      expect(grand()).toBe('48,202,312');
    },
  );

  it('roll on the drums of an odometer, and are read as one sum', async () => {
    const pass = await show('odometer');
    const drums = () => [...document.querySelectorAll('[data-part^="drum-"]')].map((drum) => drum.textContent).join('');
    expect(screen.getByRole('img', { name: 'Grand: ₱48,201,337.20' })).toBeTruthy();
    expect(drums()).toBe('4820133720');
    const still = document.querySelector('[data-part="drum-whole"] > span');
    pass(2);
    expect(screen.getByRole('img', { name: 'Grand: ₱48,201,343.70' })).toBeTruthy();
    expect(drums()).toBe('4820134370');
    expect(document.querySelector('[data-part="drum-whole"] > span')).toBe(still);
    press('Pause jackpot figures');
    pass(2);
    expect(drums()).toBe('4820134370');
  });

  it.each(growing)('stand still as %s for players who want less motion, with nothing to stop', async (variant) => {
    const pass = await show(variant, true);
    pass(100);
    expect(grand()).toBe('48,201,337');
    expect(screen.queryByRole('button', { name: /jackpot figures/ })).toBeNull();
  });
});
