import { render, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  here,
  list,
  names,
  openGrid,
  patient,
  press,
  shown,
  stage,
  status,
  steer,
  startSandbox,
} from '../../tests/fixtures/gridPage';

startSandbox();

describe('going on', () => {
  it('adds a page by a button, keeps the count in the address, and tells it', async () => {
    await openGrid();
    await shown(12);
    expect(screen.getByText('12 of 1,284 shown').tagName).toBe('P');
    await press(screen.getByRole('button', { name: 'Load more' }));
    await shown(24);
    expect(here()).toBe('/slots?page=2');
    expect(new Set(names()).size).toBe(24);
    expect(screen.getByText('24 of 1,284 shown').getAttribute('role')).toBe('status');
  });

  it('moves the focus to the first new game for those who press by key', async () => {
    await openGrid();
    await shown(12);
    await press(screen.getByRole('button', { name: 'Load more' }));
    await shown(24);
    await waitFor(() => expect(document.activeElement?.closest('[data-place]')?.getAttribute('data-place')).toBe('12'));
  });

  it('shows all cards at once on a page whose games are known', async () => {
    const { application, unmount } = await openGrid();
    await shown(12);
    unmount();
    render(application.element);
    expect(names()).toHaveLength(12);
  });

  it('brings as many as before on the way back', async () => {
    await openGrid({}, '/slots?page=2');
    await shown(24);
  });

  it('[PAGER-1] [PAGER-2] goes by pages that are links, and shows that page alone', async () => {
    await openGrid({ paging: 'pages' }, '/slots?sort=name');
    await shown(12);
    const first = names();
    const next = screen.getByRole('link', { name: 'Next page' });
    expect(next.getAttribute('href')).toBe('/slots?sort=name&page=2');
    await press(next);
    await waitFor(() => expect(names()[0]).not.toBe(first[0]), patient);
    expect(here()).toBe('/slots?sort=name&page=2');
    expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('2');
    expect(names().some((name) => first.includes(name))).toBe(false);
    await status('Games 13 to 24 of 1,284');
    await waitFor(() => expect(document.activeElement?.closest('[data-place]')?.getAttribute('data-place')).toBe('12'));
  });

  it('[PAGER-1] shows the last page where an old address names one beyond the end', async () => {
    await openGrid({ paging: 'pages' }, '/slots?page=900');
    await status('Games 1,273 to 1,284 of 1,284');
    await shown(12);
    expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('107');
  });

  it('tells place and number of each game of an endless list, and a way past it', async () => {
    await stage(5000);
    await openGrid({ paging: 'endless' });
    await shown(12);
    const [item] = within(list()).getAllByRole('listitem');
    expect([item?.getAttribute('aria-posinset'), item?.getAttribute('aria-setsize')]).toEqual(['1', '5000']);
    const past = screen.getByRole('link', { name: 'Skip the game list' });
    expect(document.getElementById(past.getAttribute('href')?.slice(1) ?? '')).toBeTruthy();
  });

  it('[ERR-4] offers a page again that did not arrive', async () => {
    await openGrid();
    await shown(12);
    await steer({ faults: [{ call: 'games', kind: 'http-500', times: 2 }] });
    await press(screen.getByRole('button', { name: 'Load more' }));
    await press(await screen.findByRole('button', { name: 'Try again' }, patient));
    await shown(24);
  });
});

describe('a strange lobby', () => {
  it('[ERR-4] offers to try again when the games did not arrive', async () => {
    await steer({ faults: [{ call: 'games', kind: 'http-500', times: 2 }] });
    await openGrid();
    expect(await screen.findByText('The games couldn’t be loaded', {}, patient)).toBeTruthy();
    await press(screen.getByRole('button', { name: 'Try again' }));
    await shown(12);
  });

  it('has no games, and leads to what is hot', async () => {
    await stage(0);
    await openGrid();
    expect(await screen.findByText('No games here yet', {}, patient)).toBeTruthy();
    await status('0 games found');
    expect(screen.getByRole('button', { name: 'See hot games' })).toBeTruthy();
  });

  it('[CAT-3] says so when no studio offers the category', async () => {
    await stage(0);
    await steer({ providerCount: { casino: 3 } });
    await openGrid();
    expect(await screen.findByText('No studio offers these games right now', {}, patient)).toBeTruthy();
  });

  it('has one game', async () => {
    await stage(1);
    await openGrid();
    await shown(1);
    await status('1 game found');
    expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull();
  });

  it('shows a name of 80 characters whole to those who ask for it', async () => {
    await stage(12, ['long-name']);
    await openGrid();
    await shown(12);
    const [first] = within(list()).getAllByRole('link');
    expect([first?.textContent.length, first?.getAttribute('title')?.length]).toEqual([80, 80]);
  });

  it('shows places in the size of games while they are on their way, and says so when that takes long', async () => {
    await steer({ latencies: [{ call: 'games', ms: 5000 }] });
    await openGrid();
    expect(within(list()).getAllByRole('listitem', { hidden: true })).toHaveLength(12);
    expect(document.querySelectorAll('[data-part="skeleton"]').length).toBe(36);
    await waitFor(() =>
      expect(screen.getByText('Still loading. Your connection seems slow.').getAttribute('role')).toBe('status'),
    );
  });
});
