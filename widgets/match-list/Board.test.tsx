import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { Profiler } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { contentRequest, useSports, type Match } from '../../engine';
import { matches } from '../../engine/examples';
import { lobbySite } from '../../tests/fixtures/lobbySite';
import { quietEnvironment } from '../../tests/fixtures/player';
import { node, renderInside, renderPage } from '../../tests/fixtures/renderPage';
import { PriceCell } from './PriceCell';

afterEach(cleanup);

const show = (address = '/slots', environment = quietEnvironment()) =>
  renderPage({
    site: lobbySite(),
    environment,
    address,
    content: [[contentRequest('matches', { limit: 4 }), matches]],
    nodes: [
      node('match-list', { title: { EN: 'Matches' }, limit: 4, oddsFormat: 'decimal', variant: 'board' }),
      node('bet-list', { variant: 'box', oddsFormat: 'decimal' }),
    ],
  });
const board = () => within(screen.getByRole('region', { name: 'Matches' }));

describe('the board of matches', () => {
  it('[CALL-SITE-16] is chosen by sport and league, in the address', async () => {
    await show();
    expect(board().getAllByRole('listitem')).toHaveLength(3);
    fireEvent.click(board().getByRole('button', { name: 'Tennis' }));
    expect(window.location.search).toBe('?sport=tennis');
    expect(board().getAllByRole('listitem')).toHaveLength(1);
    expect(board().getByRole('button', { name: 'Tennis' }).getAttribute('aria-pressed')).toBe('true');
    fireEvent.click(board().getByRole('button', { name: 'All sports' }));
    fireEvent.click(board().getByRole('button', { name: 'Island League' }));
    expect(window.location.search).toBe('?league=Island+League');
    expect(board().getAllByRole('listitem')).toHaveLength(2);
  });

  it('an address that names no sport shows all', async () => {
    await show('/slots?sport=quidditch&league=none');
    expect(board().getAllByRole('listitem')).toHaveLength(3);
  });

  it('collects an outcome a match for the bet list, which is kept', async () => {
    const environment = quietEnvironment();
    await show('/slots', environment);
    fireEvent.click(screen.getByRole('button', { name: 'Harbor Town: 1.50' }));
    fireEvent.click(screen.getByRole('button', { name: 'Pearl City: 7.50' }));
    const list = within(screen.getByRole('region', { name: 'Bet slip' }));
    expect(list.getAllByRole('listitem')).toHaveLength(1);
    expect(list.getByText('Pearl City').tagName).toBe('B');
    expect(screen.getByRole('button', { name: 'Pearl City: 7.50' }).getAttribute('aria-pressed')).toBe('true');
    expect(environment.local.items.has('livery.bets')).toBe(true);
    fireEvent.click(list.getByRole('button', { name: 'Remove Pearl City' }));
    expect(list.getByText('Select odds to add them here.').tagName).toBe('P');
  });
});

it('[CALL-SITE-15] ten updates a second render the changed price again and no other', async () => {
  const many: readonly Match[] = matches
    .slice(0, 1)
    .flatMap((match) => Array.from({ length: 40 }, (_, index) => ({ ...match, id: `s${index}` })));
  const renders = new Map<string, number>();
  const taken: { current: ReturnType<typeof useSports>['board'] | null } = { current: null };
  function Stress() {
    const { board } = useSports();
    taken.current = board;
    return many.map((match) => (
      <Profiler key={match.id} id={match.id} onRender={(id) => void renders.set(id, (renders.get(id) ?? 0) + 1)}>
        <PriceCell match={match} outcome="1" oddsFormat="decimal" />
      </Profiler>
    ));
  }
  await renderInside(<Stress />, { environment: quietEnvironment(), site: lobbySite() });
  const all = (price: string, changed: string) =>
    many.map(({ id }) => ({ matchId: id, odds: [{ outcome: '1' as const, price: id === changed ? price : '1.5' }] }));
  await act(async () => {
    taken.current?.merge(all('1.5', ''));
    await Promise.resolve();
  });
  renders.clear();
  for (let update = 1; update <= 10; update += 1) {
    await act(async () => {
      taken.current?.merge(all(`${1 + update}.25`, 's7'));
      await Promise.resolve();
    });
  }
  expect([...renders]).toEqual([['s7', 10]]);
  expect(screen.getAllByText('11.25')).toHaveLength(1);
});
