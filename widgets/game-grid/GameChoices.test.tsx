import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { pressEscape } from '../../tests/fixtures/dialogs';
import {
  gameCalls,
  here,
  names,
  openGrid,
  patient,
  press,
  shown,
  status,
  steer,
  startSandbox,
} from '../../tests/fixtures/gridPage';

startSandbox();

describe('what a player chooses', () => {
  it('lives in the address, and the page comes from there', async () => {
    await openGrid({}, '/slots?sort=name&tag=popular');
    await status(/^\d+ games found$/);
    await shown(12);
    expect(names()).toEqual([...names()].sort((one, other) => one.localeCompare(other, 'en')));
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Sort' }).value).toBe('name');
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /^Popular/ }).checked).toBe(true);
  });

  it('narrows the list, says how much is left and how to take it back', async () => {
    await openGrid();
    await status('1,284 games found');
    const free = screen.getByRole('checkbox', { name: /^Free spins/ });
    const left = free.closest('label')?.textContent.replace(/\D/g, '');
    await press(free);
    expect(here()).toBe('/slots?feature=free-spins');
    await status(`${left} games found`);
    await press(screen.getByRole('button', { name: 'Remove filter: Free spins' }));
    await status('1,284 games found');
    expect(here()).toBe('/slots');
  });

  it('gives the focus on when what was pressed goes away with its choice', async () => {
    await openGrid({}, '/slots?feature=free-spins&volatility=high&provider=TIDEWELL');
    const chips = () => screen.getAllByRole('button', { name: /^Remove filter/ });
    await screen.findByRole('button', { name: 'Remove filter: Tidewell' }, patient);
    const [, middle, last] = chips();
    act(() => middle?.focus());
    await press(middle);
    await waitFor(() => expect(chips()).toHaveLength(2));
    expect(document.activeElement).toBe(last);
    await press(last);
    await waitFor(() => expect(chips()).toHaveLength(1));
    expect(document.activeElement).toBe(chips()[0]);
    await press(chips()[0]);
    await status('1,284 games found');
    expect(document.activeElement).toBe(screen.getByRole('searchbox'));
  });

  it('takes everything back at once', async () => {
    await openGrid({}, '/slots?feature=free-spins&volatility=high&provider=TIDEWELL');
    await screen.findByRole('button', { name: 'Remove filter: Tidewell' }, patient);
    await press(screen.getByRole('button', { name: 'Clear all' }));
    expect(here()).toBe('/slots');
    await status('1,284 games found');
  });

  it('shows some studios of many, all of them on demand, and always those that are chosen', async () => {
    await openGrid();
    await status('1,284 games found');
    const studios = within(screen.getByRole('group', { name: 'Studio' }));
    expect(studios.getAllByRole('checkbox')).toHaveLength(6);
    await press(studios.getByRole('button', { name: /more$/ }));
    const all = studios.getAllByRole('checkbox');
    expect(all.length).toBeGreaterThan(12);
    await press(all.at(-1));
    await press(studios.getByRole('button', { name: 'Show fewer' }));
    expect(studios.getAllByRole('checkbox')).toHaveLength(7);
  });

  it('stands behind a button as a sheet, which says how many games it leaves; Escape closes it and gives the focus back', async () => {
    await openGrid({ arrangement: 'grid' });
    await status('1,284 games found');
    const opener = screen.getByRole('button', { name: 'Filters' });
    await press(opener);
    const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }, patient));
    await press(sheet.getByRole('checkbox', { name: /^High/ }));
    const show = await sheet.findByRole('button', { name: /^Show \d+ games$/ }, patient);
    await press(show);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(here()).toBe('/slots?volatility=high');
    const again = screen.getByRole('button', { name: 'Filters, 1' });
    await press(again);
    const reopened = await screen.findByRole<HTMLDialogElement>('dialog', {}, patient);
    act(() => pressEscape(reopened));
    expect([screen.queryByRole('dialog'), document.activeElement]).toEqual([null, again]);
  });

  it('never sends what the address makes up', async () => {
    await openGrid({}, '/slots?provider=%3Cscript%3E&sort=price&page=-4');
    await status('1,284 games found');
    expect(gameCalls().map(({ body }) => Object.keys(body).sort())).toEqual([
      ['category', 'domain_name', 'external_id', 'facets', 'page', 'page_size'],
    ]);
  });
});

describe('search', () => {
  const field = () => screen.getByRole('searchbox', { name: 'Search these games' });

  it('filters what is loaded at once, asks the platform after the debounce, and forgives a slip', async () => {
    await openGrid();
    await shown(12);
    const before = gameCalls().length;
    await userEvent.type(field(), 'typoon');
    await waitFor(() => expect(names()).toEqual(['Golden Typhoon']));
    expect([gameCalls().length, here()]).toEqual([before, '/slots']);
    await status(/^\d+ games? found$/);
    expect(here()).toBe('/slots?search=typoon');
    await waitFor(() => expect(names()[0]).toBe('Golden Typhoon'));
    expect(gameCalls().at(-1)?.body['search']).toBe('typoon');
  });

  it('takes the focus where the address asks for it, which then is the plain one', async () => {
    await openGrid({}, '/slots?find=1');
    await waitFor(() => expect(document.activeElement).toBe(field()));
    expect(here()).toBe('/slots');
    await shown(12);
  });

  it('finds studios', async () => {
    await openGrid();
    await shown(12);
    await userEvent.type(field(), 'tidewell');
    await status(/^\d+ games found$/);
    expect(gameCalls().at(-1)?.body['search']).toBe('tidewell');
    await shown(12);
  });

  it('asks once for words typed in one go, and aborts what is outdated', async () => {
    await steer({ latencies: [{ call: 'games', ms: 600 }] });
    await openGrid({}, '/slots?search=moon');
    await waitFor(() => expect(gameCalls().map(({ body }) => body['search'])).toEqual(['moon']));
    fireEvent.change(field(), { target: { value: 'fo' } });
    fireEvent.change(field(), { target: { value: 'fox' } });
    await waitFor(
      () =>
        expect(gameCalls().map(({ body, isAborted }) => [body['search'], isAborted])).toEqual([
          ['moon', true],
          ['fox', false],
        ]),
      patient,
    );
    await status(/games found$/);
    await waitFor(() => expect(names()).not.toEqual([]));
    expect(names().every((name) => /fox|red coat|vixen|forest|den/i.test(name))).toBe(true);
  });

  it('is at once with Enter, and gone with Escape', async () => {
    await openGrid();
    await shown(12);
    await userEvent.type(field(), 'koi{Enter}');
    expect(here()).toBe('/slots?search=koi');
    await userEvent.type(field(), '{Escape}');
    expect([here(), (field() as HTMLInputElement).value]).toEqual(['/slots', '']);
  });

  it('leaves the keys to the composing of letters', async () => {
    await openGrid();
    await shown(12);
    await userEvent.type(field(), 'ko');
    fireEvent.keyDown(field(), { key: 'Enter', isComposing: true });
    fireEvent.keyDown(field(), { key: 'Escape', isComposing: true });
    expect([here(), (field() as HTMLInputElement).value]).toEqual(['/slots', 'ko']);
  });

  it('says so when nothing matches, and clears the way', async () => {
    await openGrid({}, '/slots?search=zzzzqqq');
    expect(await screen.findByText('No games found', {}, patient)).toBeTruthy();
    const clear = screen.getByRole('button', { name: 'Clear filters' });
    act(() => clear.focus());
    await press(clear);
    await status('1,284 games found');
    expect([here(), (field() as HTMLInputElement).value]).toEqual(['/slots', '']);
    expect(document.activeElement).toBe(field());
  });

  it('looks through all games where the page says so', async () => {
    await openGrid({ source: { list: 'hot' }, searchEverywhere: true, facets: [] }, '/hot?search=roulette');
    await status(/^\d+ games? found$/);
    expect(gameCalls().at(-1)?.body).not.toHaveProperty('list');
    await waitFor(() => expect(names().some((name) => /roulette/i.test(name))).toBe(true));
  });
});
