import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  gameCalls,
  here,
  names,
  openGrid,
  patient,
  press,
  shown,
  startSandbox,
} from '../../../../../tests/fixtures/gridPage';

startSandbox();

const open = () =>
  openGrid({
    title: { EN: 'Slots' },
    seeAll: 'slots',
    arrangement: 'floor',
    card: 'bill',
    shape: 'square',
    limit: 6,
    paging: 'none',
    browser: undefined,
    controls: [],
    facets: [],
  });
const houses = async () => {
  const panel = await screen.findByRole('list', { name: 'Studios' }, patient);
  await waitFor(() => expect(within(panel).getAllByRole('button').length).toBeGreaterThan(1), patient);
  return within(panel).getAllByRole('button');
};

describe('a floor', () => {
  it('shows the games of the studio that is pressed in place of its own, and its own again after another press', async () => {
    await open();
    await shown(6);
    const own = names();
    const [first] = await houses();
    await press(first);
    await waitFor(() => expect(names()).not.toEqual(own), patient);
    expect(first?.getAttribute('aria-pressed')).toBe('true');
    expect(gameCalls().at(-1)?.body).toMatchObject({ provider: expect.any(String) as string, page_size: 6 });
    await press(first);
    await waitFor(() => expect(names()).toEqual(own), patient);
    expect(first?.getAttribute('aria-pressed')).toBe('false');
  });

  it('sorts by words that lead to the whole list, only those of which there are games', async () => {
    await open();
    const words = within(await screen.findByRole('navigation', { name: 'Slots' }, patient)).getAllByRole('link');
    expect(words.map((word) => word.getAttribute('href'))).toEqual([
      '/slots?tag=popular',
      '/slots?tag=new',
      '/slots?feature=jackpot',
      '/slots?feature=megaways',
    ]);
    await press(words[1]);
    expect(here()).toBe('/slots?tag=new');
  });
});
