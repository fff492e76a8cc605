import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import {
  contentRequest,
  useContent,
  useGameLaunch,
  useHydrated,
  usePolling,
  useRoute,
  useStores,
  useSubject,
  type WantedGame,
  type WidgetProps,
} from '../../engine';
import type { GameStageProps } from '../../schemas/generated/widgets';
import { GameFrame } from './GameFrame';
import * as styles from './GameStage.css';
import { StageBar } from './StageBar';
import { StageNotice } from './StageNotice';
import { useFullScreen } from './useFullScreen';

/**
 * The game that `/playnow?provider=…&game=…` names, in the whole window: a bar with the way back and the balance, and
 * the game.
 */
export const GameStage = observer(function GameStage({
  node,
  answerWithin,
  balanceEvery,
}: WidgetProps<GameStageProps>) {
  const { query, refuse, setQuery, enterLogin } = useRoute();
  const { session, sessionLoader } = useStores();
  const isHydrated = useHydrated();
  const wanted = isHydrated ? wantedGame(query) : null;
  const { value, status } = useContent(
    wanted && contentRequest('games', { provider: wanted.providerCode, game: wanted.gameCode, pageSize: 1 }),
  );
  const game = value?.games[0];
  const isUnknown = wanted !== null && status === 'ready' && game === undefined;
  const launch = useGameLaunch(isUnknown ? null : wanted, { answerWithinMs: answerWithin * 1000 });
  const { state } = launch;
  const stage = useRef<HTMLDivElement>(null);
  const screen = useFullScreen(stage);
  const isForMoney = wanted?.isDemo === false && session.isAuthenticated;
  const isPlaying = state.kind === 'frame' || state.kind === 'window';
  // What asks for a press stands still: it comes with the name, the picture and the demo that move it, or with the news
  // that they failed to load.
  const isNameless = wanted !== null && game === undefined && status === 'loading';
  const isAsking = state.kind === 'login' || state.kind === 'ready';
  useSubject(game?.name ?? '');
  usePolling(async () => sessionLoader.loaded?.loadBalance(), {
    everyMs: balanceEvery * 1000,
    isOn: isForMoney && isPlaying,
  });
  useEffect(() => {
    if (isUnknown) refuse();
  }, [isUnknown, refuse]);
  useEffect(() => {
    if (isForMoney && isPlaying) return () => void sessionLoader.loaded?.loadBalance();
    return undefined;
  }, [isForMoney, isPlaying, sessionLoader]);

  return (
    <div ref={stage} className={styles.stage} data-part="game-stage">
      <StageBar
        game={game ?? null}
        isDemo={wanted?.isDemo === true}
        canRestart={state.kind === 'frame'}
        onRestart={launch.start}
        screen={state.kind === 'frame' ? screen : null}
      >
        {node.slot('bar')}
      </StageBar>
      <div className={styles.screen}>
        {state.kind === 'frame' ? (
          <GameFrame key={state.url} url={state.url} name={game?.name ?? ''} onAnswer={launch.answered} />
        ) : null}
        <StageNotice
          state={
            isHydrated && wanted === null ? { kind: 'none' } : isNameless && isAsking ? { kind: 'waiting' } : state
          }
          game={game ?? null}
          isDemo={wanted?.isDemo === true}
          onStart={launch.start}
          onFocus={launch.focus}
          onFollow={launch.followed}
          onLogin={() => enterLogin()}
          onDemo={() => setQuery({ demo: '1' })}
          onReal={() => setQuery({ demo: undefined })}
        />
      </div>
    </div>
  );
});

/** The game that an address names; the rules of the page have looked at its provider already (ROUTE-5). */
function wantedGame(query: Readonly<Record<string, string | undefined>>): WantedGame | null {
  const { provider, game, demo } = query;
  return provider && game ? { providerCode: provider, gameCode: game, isDemo: demo === '1' } : null;
}
