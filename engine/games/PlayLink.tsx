import type { AnchorHTMLAttributes, MouseEvent } from 'react';
import type { Game } from '../api/gameModels';
import { useApplication } from '../context/ApplicationContext';
import { isPlainPress } from '../routing/isPlainPress';
import { RouteLink } from '../routing/RouteLink';

/**
 * The link that starts a game: `/playnow?category=…&provider=…&game=…`; hot games name no category, a demo adds
 * `demo=1`. A game that is told with name and picture is remembered as opened last. Where the provider opens its games
 * in a window of their own, that window opens inside the press, blank, and waits for its address (CAT-4).
 */
export function PlayLink({
  game,
  isDemo = false,
  ...attributes
}: {
  readonly game: Pick<Game, 'providerCode' | 'gameCode' | 'type'> & Partial<Game>;
  readonly isDemo?: boolean;
} & Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'onClick'>) {
  const { environment, stores, gameWindow } = useApplication();
  const { site, session } = stores;
  const { categories, popupProviders } = site.site;
  const isWindow = popupProviders?.includes(game.providerCode) === true;
  const segment = categories.find(({ name }) => name === game.type)?.segment;
  const handleClick = (event: MouseEvent) => {
    const { name, image } = game;
    if (name && image)
      void import('./recentGames').then(({ rememberGame }) =>
        rememberGame(environment, session.accountId, { ...game, name, image }),
      );
    if (!isWindow || !isPlainPress(event)) return;
    if (isDemo || session.isExpected()) gameWindow.open();
  };
  // Pressed before the page has been hydrated, a window waits for it: a link alone would open none.
  return (
    <RouteLink
      route="playnow"
      query={{ category: segment, provider: game.providerCode, game: game.gameCode, demo: isDemo ? '1' : undefined }}
      data-replay={isWindow ? '' : undefined}
      {...attributes}
      onClick={handleClick}
    />
  );
}
