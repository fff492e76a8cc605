import { act, screen, waitFor } from '@testing-library/react';
import { Profiler } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { drawnPictureOf } from '../../engine';
import { list, openGrid, patient, press, shown, stage, startSandbox, steer } from '../../tests/fixtures/gridPage';
import type * as TileModule from './cards/Tile';
import type * as CatalogueModule from './arrangements/Catalogue';
import type { ArrangementProps, CardProps } from './variants';

/** Names of the games whose cards React rendered, one entry a commit. */
const rendered: string[] = [];
/** How often the list around the cards was rendered. */
const lists = { rendered: 0 };

// The real card, with React's profiler around it.
vi.mock('./cards/Tile', async (load) => {
  const { Tile } = await load<typeof TileModule>();
  return {
    Tile: (props: CardProps) => (
      <Profiler id={props.game.name} onRender={(name) => rendered.push(name)}>
        <Tile {...props} />
      </Profiler>
    ),
  };
});
vi.mock('./arrangements/Catalogue', async (load) => {
  const { Catalogue } = await load<typeof CatalogueModule>();
  return {
    Catalogue: (props: ArrangementProps) => {
      lists.rendered += 1;
      return <Catalogue {...props} />;
    },
  };
});

startSandbox();

/** A player of the sandbox before a list of 24. */
async function openAsPlayer(): Promise<void> {
  rendered.length = 0;
  const { application } = await openGrid({ limit: 24 });
  await act(async () => {
    const outcome = await (await application.stores.sessionLoader.load()).login('juan', 'harbor-demo-1');
    expect(outcome.ok).toBe(true);
  });
  await waitFor(() => expect(rendered.length).toBeGreaterThanOrEqual(24), patient);
  await atRest();
  rendered.length = 0;
  lists.rendered = 0;
}

/**
 * Waits until the cards, built a few a frame, and the player's marks on them have all come: nothing is rendered in so
 * many frames in a row. A machine that stands still for a moment loses one frame.
 */
async function atRest(): Promise<void> {
  for (let turns = 0, before = -1; turns < 25; turns += 1) {
    const now = rendered.length + lists.rendered;
    if (now !== before) turns = 0;
    before = now;
    await act(() => new Promise<unknown>(requestAnimationFrame));
  }
}

const firstUnmarked = () => screen.getAllByRole('button', { name: /^Favourite:/, pressed: false })[0];
const nameOf = (element: HTMLElement | undefined) =>
  element?.getAttribute('aria-label')?.replace('Favourite: ', '') ?? '';

describe('a press on a heart', () => {
  beforeEach(openAsPlayer);

  it('[CAT-8] renders one card, and not the list', async () => {
    const wanted = firstUnmarked();
    const name = nameOf(wanted);
    await press(wanted);
    await waitFor(() => expect(screen.getByRole('button', { name: `Favourite: ${name}`, pressed: true })).toBeTruthy());
    expect([new Set(rendered), lists.rendered]).toEqual([new Set([name]), 0]);
  });

  it('[CAT-8] [ERR-2] is taken back on its card alone when the call fails', async () => {
    await steer({ faults: [{ call: 'addFavourite', kind: 'http-500' }] });
    const wanted = firstUnmarked();
    const name = nameOf(wanted);
    await press(wanted);
    await waitFor(() => expect(rendered).toHaveLength(2), patient);
    await waitFor(() => expect(wanted?.getAttribute('aria-pressed')).toBe('false'), patient);
    expect([new Set(rendered), lists.rendered]).toEqual([new Set([name]), 0]);
  });
});

describe('a card', () => {
  it('whose picture does not load has a drawing of its own', async () => {
    await stage(12, ['long-name', 'missing-picture']);
    await openGrid();
    await shown(12);
    const pictures = [...list().querySelectorAll('img')];
    const names = [...list().querySelectorAll('a')].map(({ textContent }) => textContent);
    expect(names).toHaveLength(12);
    expect(pictures.map((picture) => picture.dataset['drawn'])).toEqual(names.map(drawnPictureOf));
  });

  it('asks for its picture in the sizes that a screen may need, and lazily before it names an address', async () => {
    await openGrid();
    await shown(12);
    const picture = list().querySelector('img');
    const names = picture?.getAttributeNames() ?? [];
    expect(names.indexOf('loading')).toBeLessThan(names.indexOf('src'));
    const candidates = picture?.getAttribute('srcset')?.split(',') ?? [];
    expect(candidates.map((candidate) => /[?&]w=(\d+)&h=(\d+)\S* (\d+)w$/.exec(candidate)?.slice(1))).toEqual([
      ['150', '200', '150'],
      ['300', '400', '300'],
      ['600', '800', '600'],
    ]);
    expect(picture?.getAttribute('sizes')).toBe('auto, (width < 600px) 46vw, 190px');
  });
});
