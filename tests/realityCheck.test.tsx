// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { node } from './fixtures/renderPage';
import { show } from './fixtures/playerWidget';

afterEach(cleanup);

describe('the reality check', () => {
  it.each([
    ['lost', '50000', '20000', 'You’ve lost ₱300.00 this session.'],
    ['won', '20000', '50000', 'You’ve won ₱300.00 this session.'],
  ])('[CALL-X] says what was %s since the visit began', async (_, stakes, winnings, words) => {
    const value = {
      opening: '0',
      closing: '0',
      deposits: '0',
      withdrawals: '0',
      bonuses: '0',
      stakes,
      winnings,
      days: [],
    };
    const clock = node('play-clock', { minutes: 60, place: 'corner' });
    const { container } = await show(
      'reality-check',
      { variant: 'pause', choices: [10, 20] },
      { '/api/wallet/statement': value },
      { beside: [clock] },
    );
    await waitFor(() => expect(container.textContent).toContain(words));
  });

  it('[CALL-X] comes at least as often as the site says', async () => {
    await show('reality-check', { variant: 'setting', choices: [10, 20, 100_000] }, {});
    const choices = [...(await screen.findByRole('combobox')).querySelectorAll('option')].map(({ value }) =>
      Number(value),
    );
    expect(choices).toContain(10);
    expect(choices).not.toContain(100_000);
  });
});
