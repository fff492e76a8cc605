import { act, cleanup, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { gamePage, gamesOf } from '../../engine/examples';
import { gridProps, here } from '../../tests/fixtures/gridPage';
import { hydratePage } from '../../tests/fixtures/hydratePage';
import { lobbySite } from '../../tests/fixtures/lobbySite';
import { quietEnvironment } from '../../tests/fixtures/player';
import { node } from '../../tests/fixtures/renderPage';
import { settled } from '../../tests/fixtures/settled';
import type { GameGridProps } from '../../schemas/generated/widgets';
import { gamesRequest } from './gamesRequest';

afterEach(() => {
  cleanup();
  document.body.replaceChildren();
});

const props = { ...gridProps, facets: ['limit'] };
const limits = { name: 'limit', values: ['1', '5', '10', '50'].map((value) => ({ value, games: 3 })) } as const;
const served = { ...gamePage(gamesOf(12), 12), facets: [limits] };

/** A category as it is served, hydrated after a player has filled in its fields. */
const hydrate = (
  fill: (field: (name: string) => HTMLInputElement) => void,
  address = '/slots',
  environment = quietEnvironment(),
) =>
  hydratePage(
    {
      environment,
      site: lobbySite(),
      address,
      nodes: [node('game-grid', props)],
      content: [[gamesRequest(props as unknown as GameGridProps), served]],
    },
    (container) =>
      fill((name) => {
        const field = container.querySelector<HTMLInputElement>(`:is(input, select)[aria-label^="${name}"]`);
        if (!field) throw new Error(`There is no field "${name}".`);
        return field;
      }),
  );

const search = () => document.querySelector<HTMLInputElement>('[type="search"]')?.value;

describe('a served browser of games', () => {
  it('searches for what was typed before it was hydrated', async () => {
    await hydrate((field) => {
      field('Search these games').value = 'koi';
    });
    await waitFor(() => expect(here()).toBe('/slots?search=koi'));
    expect(search()).toBe('koi');
  });

  it('takes the range whose handles were moved before it was hydrated', async () => {
    await hydrate((field) => {
      field('Table limit from').value = '2';
    });
    await waitFor(() => expect(here()).toBe('/slots?limit=10%2C50'));
  });

  it('takes handles in their order, which nothing kept before it was hydrated', async () => {
    await hydrate((field) => {
      field('Table limit from').value = '3';
      field('Table limit up to').value = '1';
    });
    await waitFor(() => expect(here()).toBe('/slots?limit=5%2C10%2C50'));
  });

  it('stays at its page where a browser restores what the address says', async () => {
    const address = '/slots?search=koi&sort=name&page=2';
    const environment = quietEnvironment();
    await hydrate(
      (field) => {
        field('Search these games').value = 'koi';
        field('Sort').value = 'name';
      },
      address,
      environment,
    );
    await act(() => settled(environment));
    expect([here(), search()]).toEqual([address, 'koi']);
  });

  it('searches for what was typed, whatever the address asks for', async () => {
    await hydrate((field) => {
      field('Search these games').value = 'koi';
    }, '/slots?search=moon');
    await waitFor(() => expect(here()).toBe('/slots?search=koi'));
    expect(search()).toBe('koi');
  });

  it('shows the words of its address where nothing was typed', async () => {
    await hydrate(() => undefined, '/slots?search=moon');
    await waitFor(() => expect(search()).toBe('moon'));
    expect(here()).toBe('/slots?search=moon');
  });
});
