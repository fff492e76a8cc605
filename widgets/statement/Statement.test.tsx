import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { askingWorld } from '../../tests/fixtures/confirm';
import { node, renderPage } from '../../tests/fixtures/renderPage';

afterEach(cleanup);

const value = {
  opening: '100',
  deposits: '0',
  withdrawals: '0',
  bonuses: '0',
  stakes: '0',
  winnings: '0',
  closing: '100',
  days: [],
};

/** A statement of a site 14 hours ahead of UTC, where 2 December has begun when it is noon of the 1st in UTC. */
async function open(address: string) {
  const { environment, site, to } = askingWorld({ '/api/wallet/statement': () => ({ statusCode: 1, value }) });
  await renderPage({
    nodes: [node('statement', { days: 7 })],
    environment,
    site: { ...site, timeZone: 'Pacific/Kiritimati' },
    address,
  });
  await screen.findByText('No activity in this period');
  return to('/api/wallet/statement');
}

const midnight = (text: unknown) => new Date(String(text)).toISOString();

it('[CALL-X] a statement counts its days and names its zone as the site does', async () => {
  const [{ from, until } = {}] = (await open('/')) as { readonly from?: string; readonly until?: string }[];
  expect(screen.getByText('Time zone: Line Islands Time.')).toBeTruthy();
  expect([midnight(from), midnight(until)]).toEqual(['2026-11-25T10:00:00.000Z', '2026-12-02T10:00:00.000Z']);
  expect(screen.getByLabelText<HTMLInputElement>('From').value).toBe('2026-11-26');
  expect(screen.getByLabelText<HTMLInputElement>('To').value).toBe('2026-12-02');
  expect(screen.getByLabelText<HTMLInputElement>('To').max).toBe('2026-12-02');
});

it('[CALL-X] the days of an address are cut at the midnights of the site', async () => {
  const [{ from, until } = {}] = (await open('/?from=2026-11-01&until=2026-11-01')) as Record<string, string>[];
  expect([midnight(from), midnight(until)]).toEqual(['2026-10-31T10:00:00.000Z', '2026-11-01T10:00:00.000Z']);
});
