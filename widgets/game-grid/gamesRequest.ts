import { contentRequest, type ContentRequest } from '../../engine';
import type { GameGridProps } from '../../schemas/generated/widgets';

/** Which games a source means; nothing of what a player may choose. */
export function scopeOf(source: GameGridProps['source']): ContentRequest<'games'>['params'] {
  if ('list' in source) return { list: source.list };
  if ('category' in source) return { category: source.category };
  if ('demo' in source) return { tag: 'demo' };
  return 'categories' in source ? { category: source.categories.join(',') } : {};
}

/**
 * The part that a grid needs beside cards and arrangement: one for what a player may choose, one for games of their
 * own.
 */
export function partOf({
  source,
  controls,
  facets,
  lists,
  paging,
  browser,
  late,
}: GameGridProps): GameGridProps['browser'] | 'lazy-game-grid' | 'own-games' | null {
  if ('favourites' in source || 'recent' in source) return 'own-games';
  if (controls.length + facets.length + lists.length === 0 && paging === 'none') return null;
  return late ? 'lazy-game-grid' : browser;
}

/** The request for what a grid shows first. */
export function gamesRequest(props: GameGridProps): ContentRequest<'games'> {
  return contentRequest('games', {
    ...scopeOf(props.source),
    pageSize: props.pool || props.limit,
    ...(partOf(props) ? { facets: true as const } : {}),
  });
}
