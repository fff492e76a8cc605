import { describe, expect, it } from 'vitest';
import { searchTitles } from './titleSearch';

const games = [
  { name: 'Golden Typhoon', providerName: 'Tidewell' },
  { name: 'Lucky Koi', providerName: 'Northbay' },
  { name: 'Koi Pond Deluxe', providerName: 'Tidewell' },
  { name: 'Corsair’s Bounty', providerName: 'Blue Carabao' },
  { name: 'Búho Dorado' },
  { name: 'বাঘের রাত', providerName: 'Sampan' },
];
const found = (query: string) => searchTitles(games, query).map(({ name }) => name);

describe('searchTitles', () => {
  it.each([
    ['a title', 'lucky koi', ['Lucky Koi']],
    ['the beginning of a word', 'typ', ['Golden Typhoon']],
    ['a provider', 'tidewell', ['Golden Typhoon', 'Koi Pond Deluxe']],
    ['title and provider together', 'koi tide', ['Koi Pond Deluxe']],
    ['words in another order', 'koi lucky', ['Lucky Koi']],
    ['a letter too few', 'typoon', ['Golden Typhoon']],
    ['a letter too many', 'goldden', ['Golden Typhoon']],
    ['another letter', 'luvky', ['Lucky Koi']],
    ['two letters swapped', 'luckyy', ['Lucky Koi']],
    ['letters swapped', 'lukcy', ['Lucky Koi']],
    ['no accents and no case', 'BUHO', ['Búho Dorado']],
    ['no apostrophes', 'corsairs', ['Corsair’s Bounty']],
    ['words of other scripts', 'বাঘের', ['বাঘের রাত']],
    ['nothing', 'zebra', []],
  ])('finds by %s', (_, query, names) => {
    expect(found(query)).toEqual(names);
  });

  it('puts a title before a provider, and the whole word before its beginning', () => {
    const list = [{ name: 'Moon', providerName: 'Koi' }, { name: 'Koichi' }, { name: 'Koi' }];
    expect(searchTitles(list, 'koi').map(({ name }) => name)).toEqual(['Koi', 'Koichi', 'Moon']);
  });

  it.each(['', '   ', '!?'])('keeps all for a query without words: "%s"', (query) => {
    expect(found(query)).toHaveLength(games.length);
  });
});
