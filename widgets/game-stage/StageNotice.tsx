import { useEffect, useRef, useState, type ReactNode } from 'react';
import {
  Button,
  ButtonLink,
  GamePicture,
  Icon,
  safeAddress,
  useErrorMessage,
  useMessages,
  type CallFailure,
  type Game,
  type GameLaunchView,
} from '../../engine';
import * as styles from './StageNotice.css';

type Shown = GameLaunchView['state'] | { readonly kind: 'none' };

interface StageNoticeProps {
  readonly state: Shown;
  readonly game: Game | null;
  readonly isDemo: boolean;
  readonly onStart: () => void;
  readonly onFocus: () => void;
  readonly onFollow: () => void;
  readonly onLogin: () => void;
  readonly onDemo: () => void;
  readonly onReal: () => void;
}

/**
 * What stands on the stage while no game plays there, with the way on; announced, and given the focus that a vanished
 * button leaves behind.
 */
export function StageNotice(props: StageNoticeProps) {
  const { state, game } = props;
  const card = useRef<HTMLDivElement>(null);
  const face = useFace(props);
  const { kind } = state;
  useEffect(() => {
    const { activeElement } = document;
    if (activeElement === null || activeElement === document.body) card.current?.focus();
  }, [kind]);
  const isOver = state.kind === 'frame';
  return (
    <div role="status" className={isOver ? styles.over : styles.under} data-part="stage-notice" data-state={kind}>
      {face === null ? null : (
        // A card of its own for each state: what takes another's place in the middle of the stage moves nothing.
        <div key={kind} ref={card} tabIndex={-1} className={styles.card}>
          {isOver || kind === 'none' || kind === 'waiting' ? null : (
            <span className={styles.picture}>
              {game ? <GamePicture game={game} shape="square" isEager className={styles.image} /> : null}
            </span>
          )}
          {face.isBusy ? (
            <p className={styles.busy}>{face.title}</p>
          ) : (
            <>
              <h2 className={styles.title}>{face.title}</h2>
              {face.text === '' ? null : <p className={styles.text}>{face.text}</p>}
              <p className={styles.actions}>{face.actions}</p>
            </>
          )}
        </div>
      )}
    </div>
  );
}

interface Face {
  readonly title: string;
  readonly text: string;
  readonly actions?: ReactNode;
  readonly isBusy?: true;
}

function useFace({
  state,
  game,
  isDemo,
  onStart,
  onFocus,
  onFollow,
  onLogin,
  onDemo,
  onReal,
}: StageNoticeProps): Face | null {
  const message = useMessages();
  const name = game?.name ?? message('gameStage.game');
  const words = (key: string) => ({
    title: message(`gameStage.${key}Title`, { name }),
    text: message(`gameStage.${key}Text`),
  });
  const demo =
    game?.hasDemo && !isDemo ? (
      <Button kind="secondary" onClick={onDemo}>
        {message('gameStage.playDemo')}
      </Button>
    ) : null;
  const start = (key: string) => (
    <Button kind="primary" onClick={onStart}>
      {message(key)}
    </Button>
  );
  const failure = useFailureWords(state.kind === 'failed' ? state.failure : null);
  switch (state.kind) {
    case 'none':
    case 'missing':
      return {
        ...words(state.kind),
        actions: (
          <ButtonLink route="home" kind="primary">
            {message('gameStage.back')}
          </ButtonLink>
        ),
      };
    case 'login':
      return {
        ...words('login'),
        actions: (
          <>
            <Button kind="primary" onClick={onLogin}>
              {message('gameStage.login')}
            </Button>
            {demo}
          </>
        ),
      };
    case 'ready':
      return { ...words('ready'), actions: start('gameStage.open') };
    case 'blocked':
      return {
        ...words('blocked'),
        actions: (
          <a className={styles.link} href={safeAddress(state.url)} target="_blank" rel="noopener" onClick={onFollow}>
            {message('gameStage.openLink')}
            <Icon name="window" size={18} />
          </a>
        ),
      };
    case 'window':
      return state.isOpen
        ? {
            ...words('window'),
            actions: (
              <>
                <Button kind="primary" onClick={onFocus}>
                  {message('gameStage.show')}
                </Button>
                <Button onClick={onStart}>{message('gameStage.restart')}</Button>
              </>
            ),
          }
        : { ...words('closed'), actions: start('gameStage.playAgain') };
    case 'failed':
      return {
        title: message('gameStage.failedTitle', { name }),
        text: failure,
        actions: (
          <>
            {start('gameStage.retry')}
            {isDemo ? <Button onClick={onReal}>{message('gameStage.playReal')}</Button> : demo}
          </>
        ),
      };
    case 'frame':
      if (state.answer === 'late') return { ...words('slow'), actions: start('gameStage.restart') };
      return state.answer === 'none'
        ? { title: message('gameStage.launching', { name }), text: '', isBusy: true }
        : null;
    case 'waiting':
    case 'launching':
      return { title: message('gameStage.launching', { name }), text: '', isBusy: true };
  }
}

/** The platform's reason in the player's words; empty until they have loaded. */
function useFailureWords(failure: CallFailure | null): string {
  const read = useErrorMessage();
  const [words, setWords] = useState<{ readonly of: CallFailure; readonly text: string } | null>(null);
  useEffect(() => {
    if (failure === null) return undefined;
    let isOver = false;
    void read(failure).then((text) => !isOver && setWords({ of: failure, text }));
    return () => {
      isOver = true;
    };
  }, [failure, read]);
  return words?.of === failure ? words.text : '';
}
