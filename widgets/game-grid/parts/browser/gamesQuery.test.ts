import { describe, expect, it } from 'vitest';
import { chosenCount, listParamsOf, offeredFacets, readChoice, toggled } from './gamesQuery';

const offer = {
  controls: ['search', 'sort', 'favourites'],
  facets: ['tag', 'provider', 'feature', 'volatility'],
  paging: 'more',
} as const;
const everything = { controls: [...offer.controls], facets: [...offer.facets], paging: offer.paging };
const nothing = { controls: [], facets: [], paging: 'none' as const };
const none = {
  tag: [],
  provider: [],
  feature: [],
  volatility: [],
  table: [],
  language: [],
  limit: [],
  seats: [],
  stake: [],
  return: [],
};
const bare = { search: '', sort: 'popular', facets: none, onlyFavourites: false, page: 1 };

describe('readChoice', () => {
  it('reads search, order, choices, favourites and page', () => {
    expect(
      readChoice(
        { search: ' lucky koi ', sort: 'name', provider: 'TIDEWELL,QUARTO', tag: 'new', favourites: '1', page: '3' },
        everything,
      ),
    ).toEqual({
      search: 'lucky koi',
      sort: 'name',
      facets: { ...none, tag: ['new'], provider: ['TIDEWELL', 'QUARTO'] },
      onlyFavourites: true,
      page: 3,
    });
  });

  it.each([
    ['an empty address', {}],
    ['an order that nobody knows', { sort: 'price' }],
    ['no page', { page: '0' }],
    ['half a page', { page: '1.5' }],
    ['a page of words', { page: 'two' }],
    ['a page without an end', { page: '99999999999' }],
    ['choices that are no words', { provider: '<script>,,;', tag: ' ' }],
    ['only spaces', { search: '   ' }],
    ['another value of favourites', { favourites: 'yes' }],
  ])('counts as not chosen: %s', (_, query) => {
    expect(readChoice(query, everything)).toEqual(bare);
  });

  it('heeds nothing that the grid does not offer', () => {
    expect(
      readChoice(
        { search: 'koi', sort: 'name', provider: 'TIDEWELL', tag: 'new', favourites: '1', page: '3' },
        nothing,
      ),
    ).toEqual(bare);
  });

  it('cuts a search that is too long for the platform', () => {
    expect(readChoice({ search: 'x'.repeat(200) }, everything).search).toHaveLength(60);
  });

  it('counts a choice once', () => {
    expect(readChoice({ provider: 'A,B,A' }, everything).facets.provider).toEqual(['A', 'B']);
  });
});

describe('listParamsOf', () => {
  const choice = readChoice({ search: 'koi', sort: 'new', provider: 'A,B', feature: 'free-spins' }, everything);

  it('asks for what was chosen, and for nothing else', () => {
    expect(listParamsOf({ source: { category: 'slot_game' }, searchEverywhere: false }, choice)).toEqual({
      category: 'slot_game',
      search: 'koi',
      sort: 'new',
      provider: 'A,B',
      feature: 'free-spins',
    });
    expect(listParamsOf({ source: { list: 'hot' }, searchEverywhere: false }, readChoice({}, everything))).toEqual({
      list: 'hot',
    });
  });

  it('leaves the source of a search through all games out, and of nothing else', () => {
    expect(listParamsOf({ source: { list: 'hot' }, searchEverywhere: true }, choice)).toEqual({
      search: 'koi',
      sort: 'new',
      provider: 'A,B',
      feature: 'free-spins',
    });
    expect(
      listParamsOf({ source: { list: 'hot' }, searchEverywhere: true }, readChoice({ sort: 'new' }, everything)),
    ).toEqual({ list: 'hot', sort: 'new' });
  });
});

describe('choices', () => {
  const choice = readChoice({ provider: 'A,B', tag: 'new' }, everything);

  it('go in and out of the address', () => {
    expect([toggled(choice, 'provider', 'C'), toggled(choice, 'provider', 'A'), toggled(choice, 'tag', 'new')]).toEqual(
      [{ provider: 'A,B,C' }, { provider: 'B' }, { tag: undefined }],
    );
    expect(chosenCount(choice)).toBe(3);
  });

  it('stay in reach although nothing is left of them', () => {
    const known = [{ name: 'provider' as const, values: [{ value: 'A', label: 'Aster', games: 4 }] }];
    expect(offeredFacets(['volatility', 'provider', 'tag'], known, choice)).toEqual([
      {
        name: 'provider',
        values: [
          { value: 'A', label: 'Aster', games: 4 },
          { value: 'B', games: 0 },
        ],
      },
      { name: 'tag', values: [{ value: 'new', games: 0 }] },
    ]);
  });
});
