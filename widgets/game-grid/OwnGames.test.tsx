import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { here, list, names, openGrid, patient, press, shown, steer, startSandbox } from '../../tests/fixtures/gridPage';

startSandbox();

describe('favourites', () => {
  const signedIn = async () => {
    const { application } = await openGrid();
    await act(async () => {
      const outcome = await (await application.stores.sessionLoader.load()).login('juan', 'harbor-demo-1');
      expect(outcome.ok).toBe(true);
    });
    await shown(12);
    return application;
  };
  const onlyFavourites = () => press(screen.getByRole('button', { name: 'Favourites' }));

  it('[CAT-8] ask a guest to sign in, and to come back', async () => {
    await openGrid({}, '/slots?favourites=1');
    expect(await screen.findByText('Log in to see your favourites', {}, patient)).toBeTruthy();
    await press(screen.getByRole('button', { name: 'Log in' }));
    expect(here()).toBe('/login?next=%2Fslots%3Ffavourites%3D1');
  });

  it('[CAT-8] are those of the category, and follow a press', async () => {
    const application = await signedIn();
    const before = application.stores.favourites.games.length;
    const heart = screen.getAllByRole('button', { name: /^Favourite:/, pressed: false })[0];
    const name = heart?.getAttribute('aria-label')?.replace('Favourite: ', '') ?? '';
    await press(heart);
    await onlyFavourites();
    await waitFor(() => expect(names()).toContain(name));
    expect(application.stores.favourites.games).toHaveLength(before + 1);
    await press(screen.getByRole('button', { name: `Favourite: ${name}` }));
    await waitFor(() => expect(names()).not.toContain(name));
  });

  it('[CAT-8] [ERR-4] that did not arrive are not called empty', async () => {
    await steer({ faults: [{ call: 'favourites', kind: 'http-500', times: 2 }] });
    await signedIn();
    await onlyFavourites();
    expect(await screen.findByText('Your favourites couldn’t be loaded', {}, patient)).toBeTruthy();
    await press(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.queryByText('Your favourites couldn’t be loaded')).toBeNull(), patient);
  });
});

describe('games opened last', () => {
  it('stand on a shelf of their own, newest first, and only once there are any', async () => {
    const shelf = () =>
      openGrid(
        {
          source: { recent: true },
          arrangement: 'shelf',
          controls: [],
          facets: [],
          paging: 'none',
          title: { EN: 'Play again' },
        },
        '/',
      );
    await shelf();
    expect(screen.queryByRole('heading', { name: 'Play again' })).toBeNull();
    cleanup();

    const local = new Map<string, string>();
    const opened: string[] = [];
    for (const place of [0, 1]) {
      await openGrid({}, '/slots', local);
      await shown(12);
      const link = within(list()).getAllByRole('link')[place];
      opened.push(link?.textContent ?? '');
      await press(link);
      await waitFor(() => expect(local.get('livery.recent')).toContain(opened[place]));
      cleanup();
    }
    await openGrid(
      {
        source: { recent: true },
        arrangement: 'shelf',
        controls: [],
        facets: [],
        paging: 'none',
        title: { EN: 'Play again' },
      },
      '/',
      local,
    );
    expect(screen.getByRole('heading', { name: 'Play again' })).toBeTruthy();
    expect(
      screen
        .getAllByRole('link')
        .map(({ textContent }) => textContent)
        .filter((name) => opened.includes(name)),
    ).toEqual([...opened].reverse());
  });

  it('[STATE-1] are dropped when their copy is corrupt', async () => {
    const local = new Map([['livery.recent', '{"version":1,"games":[{"name":42}]}']]);
    await openGrid(
      {
        source: { recent: true },
        arrangement: 'shelf',
        controls: [],
        facets: [],
        paging: 'none',
        title: { EN: 'Play again' },
      },
      '/',
      local,
    );
    expect(screen.queryByRole('heading', { name: 'Play again' })).toBeNull();
    expect(local.has('livery.recent')).toBe(false);
  });
});
