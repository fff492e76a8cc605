import type { GamesRequest, LobbyGame } from '../../schemas/generated/api';
import type { CatalogueGame } from './catalogue/game';
import { searchGames } from './catalogue/search';
import type { SiteCatalogue } from './catalogue/siteCatalogue';
import { minorUnits } from './money';
import { gamePicture, tablePicture } from './pictures';
import type { ServedSite } from './world';

/** The games a request asks for, in its order. An operator's list and a search keep their own order. */
export function gamesFor({ games, lists }: SiteCatalogue, { list, category, provider, search, sort }: GamesRequest): readonly CatalogueGame[] {
  const from = list === undefined ? (category === 'hot' ? lists.hot : games) : lists[list];
  const categories = category === undefined || category === 'hot' ? undefined : category.split(',').map((name) => name.trim());
  const matching = from.filter((game) => (categories?.includes(game.category) ?? true) && (provider === undefined || game.providerCode === provider));
  const found = search === undefined || search.trim() === '' ? matching : searchGames(matching, search);
  return sorted(found, sort, lists.new);
}

function sorted(games: readonly CatalogueGame[], sort: GamesRequest['sort'], latest: readonly CatalogueGame[]): readonly CatalogueGame[] {
  if (sort === 'name') return [...games].sort((a, b) => a.name.localeCompare(b.name, 'en'));
  if (sort === 'new') return [...games].sort((a, b) => ageOf(a, latest) - ageOf(b, latest));
  return games;
}

function ageOf(game: CatalogueGame, latest: readonly CatalogueGame[]): number {
  const index = latest.indexOf(game);
  return index < 0 ? latest.length : index;
}

/** A game for the wire. Where the category asked for is live casino, tables show their dealer and that they are live. */
export function lobbyGame(game: CatalogueGame, { data, site }: ServedSite, category?: string): LobbyGame {
  const { table } = game;
  const isTable = category === 'casino' && table !== undefined;
  return {
    provider_code: game.providerCode,
    provider_name: game.providerName,
    game_code: game.code,
    game_name: game.name,
    game_type: game.category,
    game_image: isTable ? tablePicture(table, data) : gamePicture(game, data),
    badges: game.badges.filter((badge) => badge !== 'live' || isTable),
    players: game.players,
    rtp: game.rtp,
    has_demo: game.hasDemo,
    ...(game.movement === undefined ? {} : { movement: game.movement }),
    ...(table === undefined
      ? {}
      : {
          table: { seats: table.seats, taken: table.taken, min_stake: minorUnits(table.min, site.currency), max_stake: minorUnits(table.max, site.currency) },
        }),
    ...(game.rounds === undefined ? {} : { rounds: [...game.rounds] }),
    ...(game.jackpot === undefined ? {} : { jackpot: minorUnits(game.jackpot, site.currency) }),
  };
}
