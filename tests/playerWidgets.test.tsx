// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { shippedForm } from './fixtures/forms';
import { show } from './fixtures/playerWidget';

afterEach(cleanup);

const at = '2026-12-01T10:00:00Z';
const noFee = { min: '10000', max: '5000000', fee: '0', seconds: 60 };

describe('bets', () => {
  const match = {
    provider_code: 'ODDS',
    game_code: 'm-1',
    game_name: 'Football',
    game_type: 'sportsbook',
    game_image: '',
    date: at,
    home_team_name: 'Harbor FC',
    away_team_name: 'Dockers',
    odds: 2.1,
  };
  const answers = {
    '/api/player/bets': {
      items: [
        { ...match, id: 'bet-1', state: 'WON', stake: '10000', payout: '21000', home_away: 'home' },
        { ...match, id: 'bet-2', state: 'LOST', stake: '30000', payout: '0', home_away: 'away' },
        { ...match, id: 'bet-3', state: 'OPEN', stake: '5000', payout: '0', home_away: 'draw' },
      ],
      total: 3,
      page: 1,
      page_size: 10,
      sums: { stake: '45000', open_stake: '5000', payout: '21000' },
    },
  };

  it('[CAT-7] come to what was paid out less what is settled, and name what was backed', async () => {
    const { container } = await show('bet-history', { pageSize: 10 }, answers);
    await screen.findByText('Harbor FC · 2.10');
    const sum = (name: string) =>
      within(screen.getByRole('region', { name: 'Bets' })).getByText(name).nextElementSibling?.textContent;
    expect(['Staked', 'Payouts', 'Result'].map(sum)).toEqual(['₱450.00', '₱210.00', '−₱190.00']);
    expect(screen.getByText('Dockers · 2.10')).toBeTruthy();
    const rows = [...container.querySelectorAll('tbody tr')].map((row) => row.textContent);
    // What an open bet came to is not known yet.
    expect(rows[2]).toContain('–');
  });
});

it('[CALL-X] payments have their sign: what comes in a plus, what goes out a minus', async () => {
  const line = { state: 'DONE', fee: '0', method: 'Pouch Wallet', date: at };
  const items = [
    { ...line, reference: 'D-1', kind: 'DEPOSIT', amount: '50000' },
    { ...line, reference: 'W-1', kind: 'WITHDRAWAL', amount: '-20000' },
  ];
  await show(
    'transaction-history',
    { pageSize: 10 },
    { '/api/wallet/transactions': { items, total: 2, page: 1, page_size: 10 } },
  );
  expect(await screen.findByText('+₱500.00')).toBeTruthy();
  expect(screen.getByText('−₱200.00')).toBeTruthy();
});

it('[CALL-X] a statement asks for as many days as the site says, today included', async () => {
  const sums = { deposits: '0', withdrawals: '0', bonuses: '0', stakes: '0', winnings: '0' };
  const { to } = await show(
    'statement',
    { days: 7 },
    { '/api/wallet/statement': { ...sums, opening: '100', closing: '100', days: [] } },
  );
  await screen.findByText('No activity in this period');
  const { from, until } = to('/api/wallet/statement')[0] as { readonly from: string; readonly until: string };
  expect((Date.parse(until) - Date.parse(from)) / 86_400_000).toBe(7);
});

it('[CALL-PLAYER-2] a message without a title has a heading of its own in the list and when it is open', async () => {
  const value = [{ inbox_id: 'a', body: 'Half of your deposit came back.' }];
  await show('inbox', {}, { '/api/settings/get_inbox': value });
  fireEvent.click(await screen.findByRole('button', { name: /^Message ?Half of/ }));
  expect(await screen.findByRole('heading', { name: 'Message' })).toBeTruthy();
});

it('[CALL-PLAYER-2] the filter of the inbox shows what waits to be claimed', async () => {
  const message = { body: 'Words.', date: at };
  const value = [
    { ...message, inbox_id: 'a', title: 'A present', claim_status: 'OPEN', amount: 100 },
    { ...message, inbox_id: 'b', title: 'An old present', claim_status: 'CLAIMED', amount: 100 },
    { ...message, inbox_id: 'c', title: 'News' },
  ];
  await show('inbox', { showsFilter: true }, { '/api/settings/get_inbox': value }, { address: '/?show=rewards' });
  expect(await screen.findByRole('button', { name: /A present/ })).toBeTruthy();
  expect(screen.queryByRole('button', { name: /An old present|News/ })).toBeNull();
});

it('[CALL-X] missions to claim stand first, claimed ones last', async () => {
  const mission = { title: 'Play', reward: '₱20', done: 1, goal: 2 };
  const value = (['CLAIMED', 'LOCKED', 'OPEN', 'READY'] as const).map((state) => ({
    ...mission,
    id: state,
    state,
    title: state,
  }));
  await show('mission-board', { showsLocked: true }, { '/api/player/missions': value });
  await screen.findByRole('heading', { name: 'READY' });
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'READY',
    'OPEN',
    'LOCKED',
    'CLAIMED',
  ]);
});

it('[CALL-X] a reward for a friend stands in the list once it has been paid', async () => {
  const friend = { date: at, reward: '10000' };
  const friends = [
    { ...friend, player: 'ma***a', state: 'PAID' },
    { ...friend, player: 'jo***e', state: 'JOINED' },
  ];
  const { container } = await show(
    'referral-board',
    { parameter: 'ref' },
    {
      '/api/home/referral': [{ setting_value: '1' }],
      '/api/club/referrals': { code: 'JUAN7', earned: '10000', reward: '20000', friends },
    },
  );
  await screen.findByText('jo***e');
  const rows = [...container.querySelectorAll('tbody tr')].map(({ textContent }) => textContent.includes('₱100.00'));
  expect(rows).toEqual([true, false]);
});

it('[CALL-SITE-14] friends are not shown while the platform has not said that the programme runs, where the site is without it', async () => {
  await show('referral-board', { parameter: 'ref' }, {});
  expect(await screen.findByText('Not available right now')).toBeTruthy();
});

it('[CALL-X] a limit says what is used of it', async () => {
  const { container } = await show(
    'deposit-limits',
    { forms: [] },
    { '/api/player/limits': [{ period: 'DAY', used: '12500', amount: '50000' }] },
  );
  await waitFor(() =>
    expect(container.querySelector('[data-period="day"]')?.textContent).toMatch(/₱500\.00.*₱125\.00/),
  );
});

describe('money on its way', () => {
  it('[CALL-X] a deposit costs its fee on top, and a bonus can be chosen from its least amount on', async () => {
    await show(
      'deposit',
      { forms: [shippedForm('deposit')] },
      {
        '/api/wallet/methods': [
          { code: 'wallet', name: 'Pouch Wallet', kind: 'wallet', amounts: [], deposit: { ...noFee, fee: '1000' } },
        ],
        '/api/wallet/bonuses': [{ code: 'tide', name: 'Spring tide', min: '100000', amount: '25000', turnover: 5 }],
        '/api/wallet/transactions': { items: [], total: 0, page: 1, page_size: 10 },
      },
    );
    const type = async (amount: string) =>
      fireEvent.change(await screen.findByLabelText('Amount'), { target: { value: amount } });
    const bonus = () => screen.getByRole<HTMLInputElement>('radio', { name: /Spring tide/ });
    await type('500');
    expect(await screen.findByRole('button', { name: 'Pay ₱510.00' })).toBeTruthy();
    expect(bonus().disabled || bonus().getAttribute('aria-disabled') === 'true').toBe(true);
    await type('1000');
    expect(await screen.findByRole('button', { name: 'Pay ₱1,010.00' })).toBeTruthy();
    expect(bonus().disabled || bonus().getAttribute('aria-disabled') === 'true').toBe(false);
  });

  it('[CALL-X] a withdrawal offers no more than there is', async () => {
    const account = {
      id: 'b-1',
      kind: 'bank',
      bank_code: 'quay',
      bank_name: 'Quay Savings',
      holder: 'Juan',
      number: '•••• 4821',
      withdrawal: noFee,
    };
    const { container } = await show(
      'withdrawal',
      { forms: [shippedForm('withdrawal')] },
      {
        '/api/wallet/banks': { accounts: [account], banks: [] },
        '/api/wallet/balance': { available: '30000', locked: '0' },
      },
    );
    await screen.findByLabelText('Amount');
    await waitFor(() => {
      const chips = [...container.querySelectorAll('[data-part="amount-chips"] button')].map(
        ({ textContent }) => textContent,
      );
      expect(chips).toEqual(['₱100', '₱300']);
    });
  });
});

it('[CALL-X] the wheel stops with the segment on top that the platform names', async () => {
  const prize = { kind: 'TOKENS', amount: '5' };
  const segments = ['s-0', 's-1', 's-2', 's-3'].map((id) => ({ id, prize }));
  const { container } = await show(
    'lucky-wheel',
    {},
    {
      '/api/player/wheel': { segments, spins: 1, next_at: at },
      '/api/player/spin': { segment_id: 's-1', prize, token_balance: 45, spins: 0 },
    },
  );
  await waitFor(() =>
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Spin the wheel' }).disabled).toBe(false),
  );
  fireEvent.click(screen.getByRole('button', { name: 'Spin the wheel' }));
  await screen.findByText('You won: 5 tokens');
  // The second of four stands a quarter of a turn to the right of the top.
  expect(container.querySelector<SVGGElement>('svg[role=img] g')?.style.transform).toBe('rotate(270deg)');
});
