import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { gameCalls, here, openGrid, patient, press, shown, startSandbox, status } from '../../tests/fixtures/gridPage';
import { settled } from '../../tests/fixtures/settled';

startSandbox();
afterEach(() => vi.restoreAllMocks());

const field = () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search these games' });
const type = (words: string) => fireEvent.change(field(), { target: { value: words } });
/** Types as soon as the address says something, before anything is rendered with it. */
const typeOnce = (address: string, words: string) => {
  const replace = window.history.replaceState.bind(window.history);
  vi.spyOn(window.history, 'replaceState').mockImplementation((state, title, url) => {
    replace(state, title, url);
    if (here() !== address || field().value === words) return;
    vi.restoreAllMocks();
    type(words);
  });
};

describe('typing in the search', () => {
  it('keeps a letter that is typed while the words before it are applied', async () => {
    await openGrid();
    await shown(12);
    typeOnce('/slots?search=typ', 'typh');
    type('typ');
    await waitFor(() => expect(here()).toBe('/slots?search=typh'), patient);
    expect(field().value).toBe('typh');
    await status(/^\d+ games? found$/);
    expect(gameCalls().at(-1)?.body['search']).toBe('typh');
  });

  it('keeps the field empty that is emptied while its words are applied', async () => {
    await openGrid();
    await shown(12);
    typeOnce('/slots?search=typ', '');
    type('typ');
    await waitFor(() => expect(here()).toBe('/slots?search=typ'), patient);
    await waitFor(() => expect(here()).toBe('/slots'), patient);
    expect(field().value).toBe('');
    await status('1,284 games found');
  });

  it('follows an address that something else changes, and its list is not busy then', async () => {
    await openGrid({}, '/slots?search=koi');
    await status(/^\d+ games? found$/);
    expect(field().value).toBe('koi');
    for (const words of ['moon', 'koi']) {
      await act(async () => {
        window.history.pushState(null, '', `/slots?search=${words}`);
        window.dispatchEvent(new PopStateEvent('popstate'));
        await Promise.resolve();
      });
      await waitFor(() => expect(field().value).toBe(words));
      await status(/^\d+ games? found$/);
      expect(here()).toBe(`/slots?search=${words}`);
    }
  });

  it('ends when everything is cleared before its words are asked for', async () => {
    const { environment } = await openGrid({}, '/slots?feature=free-spins');
    const clear = await screen.findByRole('button', { name: 'Clear all' }, patient);
    type('typ');
    await press(clear);
    await status('1,284 games found');
    await act(() => settled(environment));
    expect([here(), field().value]).toEqual(['/slots', '']);
  });
});
