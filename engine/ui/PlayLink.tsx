import type { AnchorHTMLAttributes } from 'react';
import type { Game } from '../api/models';
import { useStores } from '../application/ApplicationContext';
import { RouteLink } from '../routing/RouteLink';

/** The link that starts a game: `/playnow?category=…&provider=…&game=…`; hot games name no category. */
export function PlayLink({
  game,
  ...attributes
}: { readonly game: Pick<Game, 'providerCode' | 'gameCode' | 'type'> } & Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'>) {
  const { categories } = useStores().site.site;
  const segment = categories.find(({ name }) => name === game.type)?.segment;
  return <RouteLink route="playnow" query={{ category: segment, provider: game.providerCode, game: game.gameCode }} {...attributes} />;
}
