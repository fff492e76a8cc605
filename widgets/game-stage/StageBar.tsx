import { observer } from 'mobx-react-lite';
import type { MouseEvent, ReactNode } from 'react';
import {
  ButtonLink,
  Icon,
  isPlainPress,
  RouteLink,
  useFormat,
  useGoBack,
  useMessages,
  useRoute,
  useStores,
  type Game,
} from '../../engine';
import * as styles from './StageBar.css';
import type { FullScreen } from './useFullScreen';

/**
 * The bar over a game: the way back to the list one came from, the game's name, the balance, a new start, the full
 * screen.
 */
export const StageBar = observer(function StageBar({
  game,
  isDemo,
  canRestart,
  onRestart,
  screen,
  children,
}: {
  readonly game: Game | null;
  readonly isDemo: boolean;
  readonly canRestart: boolean;
  readonly onRestart: () => void;
  readonly screen: FullScreen | null;
  /** What else stands in it, before the balance. */
  readonly children: ReactNode;
}) {
  const message = useMessages();
  const { money } = useFormat();
  const { query } = useRoute();
  const { session, site } = useStores();
  const goBack = useGoBack();
  const route =
    site.site.categories.find(({ segment }) => segment !== '' && segment === query['category'])?.route ?? 'home';
  const handleBack = (event: MouseEvent) => {
    if (!isPlainPress(event)) return;
    event.preventDefault();
    goBack(route);
  };
  return (
    <div className={styles.bar} data-part="stage-bar">
      <RouteLink route={route} className={styles.back} onClick={handleBack}>
        <Icon name="arrow-left" size={20} />
        <span className={styles.words}>{message('gameStage.back')}</span>
      </RouteLink>
      <h1 className={styles.name} title={game?.name}>
        <span>{game?.name ?? message('gameStage.game')}</span>
        {game?.providerName ? <small className={styles.studio}>{game.providerName}</small> : null}
      </h1>
      {isDemo ? <span className={styles.demo}>{message('gameStage.demo')}</span> : null}
      {children}
      {!isDemo && session.isAuthenticated ? (
        <span className={styles.money}>
          <span className={styles.balance}>
            <small className={styles.label}>{message('gameStage.balance')}</small>
            <span translate="no">{session.balance === null ? '–' : money(session.balance)}</span>
          </span>
          <ButtonLink route="deposit" kind="primary" size="compact" className={styles.deposit}>
            <Icon name="plus" size={18} className={styles.plus} />
            <span className={styles.words}>{message('gameStage.deposit')}</span>
          </ButtonLink>
        </span>
      ) : null}
      {canRestart ? (
        <button
          type="button"
          className={styles.tool}
          onClick={onRestart}
          aria-label={message('gameStage.restart')}
          title={message('gameStage.restart')}
        >
          <Icon name="reload" size={20} />
        </button>
      ) : null}
      {screen ? (
        <button
          type="button"
          className={styles.tool}
          onClick={screen.toggle}
          aria-label={message(screen.isOn ? 'gameStage.leaveFullScreen' : 'gameStage.fullScreen')}
          title={message(screen.isOn ? 'gameStage.leaveFullScreen' : 'gameStage.fullScreen')}
        >
          <Icon name={screen.isOn ? 'shrink' : 'expand'} size={20} />
        </button>
      ) : null}
    </div>
  );
});
