/** Motifs of the drawing; an address that names another one shows the first. */
export const drawnMotifs = 6;

/**
 * The drawing that every site has in its colours in place of a game's picture, without a motif: an address from its
 * root.
 */
export const drawnGamePicture = '/game.svg';

/**
 * What stands in for the picture of a game that the platform does not name, or that does not load: always the same
 * motif for one name.
 */
export const drawnPictureOf = (name: string) => `${drawnGamePicture}#${name.length % drawnMotifs}`;

/** Where every site has the games that stand in for lists, by list (CAT-6). */
export const fallbackGamesAddress = '/fallback-games.json';

/** The picture of a game: the one that the platform names, where it names any, or a drawing. */
export const pictureOf = (image: string | undefined, name: string) =>
  image === undefined || image.trim() === '' ? drawnPictureOf(name) : image;
