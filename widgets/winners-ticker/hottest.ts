import { contentRequest } from '../../engine';

/**
 * The hottest games, as many as a list of them on the same page shows: so their rounds come with it, and are read once
 * for both.
 */
export const hottest = contentRequest('games', { list: 'hot', pageSize: 8 });
