import { useCallback, useEffect, useMemo, useState } from 'react';
import { useApplication } from '../context/ApplicationContext';
import { useObserved } from '../context/useObserved';
import { useRoute } from '../routing/CurrentRoute';
import { GameLaunch, type LaunchState, type WantedGame } from './gameLaunch';

/** A game's launch as a widget sees it. */
export interface GameLaunchView {
  readonly state: LaunchState | { readonly kind: 'login' } | { readonly kind: 'missing' };
  /** Starts the game again, with a launch of its own. Call it inside the press. */
  readonly start: () => void;
  readonly answered: () => void;
  readonly followed: () => void;
  readonly focus: () => void;
}

/** Launches the game once it is known who plays, and again whenever that or the game changes; null launches nothing. */
export function useGameLaunch(
  game: WantedGame | null,
  { answerWithinMs }: { readonly answerWithinMs: number },
): GameLaunchView {
  const { environment, stores, gameWindow } = useApplication();
  const { hrefOf } = useRoute();
  const { session, site } = stores;
  const account = useObserved(
    useCallback(() => (session.isRestored || session.isAuthenticated ? session.accountId : null), [session]),
    unknown,
  );
  const [launch] = useState(
    () =>
      new GameLaunch({
        environment,
        now: stores.now,
        openWindow: gameWindow.open,
        api: stores.api,
        opensWindows: (code) => site.site.popupProviders?.includes(code) === true,
        place: () => ({
          lobbyUrl: environment.origin() + hrefOf('home'),
          depositUrl: environment.origin() + hrefOf('deposit'),
          device: environment.media('(width < 768px)').matches ? 'phone' : 'desktop',
        }),
        answerWithinMs,
        onPlayed: () => void stores.sessionLoader.loaded?.loadBalance(),
      }),
  );
  const readState = useCallback(() => launch.state, [launch]);
  const state = useObserved(readState, readState);
  const { providerCode, gameCode, isDemo } = game ?? nothing;
  const isOffered = site.site.offers?.includes('launch') ?? true;
  const isRefused = account === '' && !isDemo;
  const isWanted = isOffered && providerCode !== '' && account !== null && !isRefused;
  useEffect(() => {
    if (providerCode === '' || account === null) return undefined;
    const opened = gameWindow.claim();
    if (!isWanted) {
      opened?.close();
      return undefined;
    }
    launch.want({ providerCode, gameCode, isDemo }, opened);
    return () => launch.leave();
  }, [launch, gameWindow, providerCode, gameCode, isDemo, account, isWanted]);
  const presses = useMemo(
    () => ({
      start: () => launch.start(),
      answered: () => launch.answered(),
      followed: () => launch.followed(),
      focus: () => launch.focus(),
    }),
    [launch],
  );
  // The platform launches no games, so a guest is not sent to sign in to learn that (CALL-X).
  const isMissing =
    !isOffered || site.layout.missing?.includes('launchGame') || (state.kind === 'failed' && state.failure.isMissing);
  return { state: isMissing ? { kind: 'missing' } : isRefused ? { kind: 'login' } : state, ...presses };
}

const nothing: WantedGame = { providerCode: '', gameCode: '', isDemo: false };

function unknown(): null {
  return null;
}
