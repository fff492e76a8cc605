/** The drawing that every site has in place of a game's picture that the platform does not name, in the site's colours: an address from its root. */
export const drawnGamePicture = '/game.svg';

/** Where every site has the games that stand in for lists, by list (CAT-6). */
export const fallbackGamesAddress = '/fallback-games.json';
