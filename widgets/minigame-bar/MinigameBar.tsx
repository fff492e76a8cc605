import { observer } from 'mobx-react-lite';
import { Icon, RouteLink, useFormat, useMessages, useStores, type WidgetProps } from '../../engine';
import type { MinigameBarProps } from '../../schemas/generated/widgets';
import * as styles from './MinigameBar.css';

/** The way back, the brand and the tokens over a game that has the whole window (LAYOUT-4). */
export const MinigameBar = observer(function MinigameBar({ node }: WidgetProps<MinigameBarProps>) {
  const message = useMessages();
  const { session, site } = useStores();
  const { number } = useFormat();
  const tokens = session.gameTokens;
  return (
    <div className={styles.bar} data-part="minigame-bar">
      <RouteLink route="home" className={styles.back}>
        <Icon name="arrow-left" size={20} />
        <span className={styles.backWords}>{message('minigameBar.back')}</span>
      </RouteLink>
      <strong className={styles.brand}>{site.site.name}</strong>
      <span className={styles.end}>
        {node.slot('end')}
        <span className={styles.tokenCount}>
          {tokens === null ? '' : message('minigameBar.tokens', { formatted: number(Number(tokens)) })}
        </span>
      </span>
    </div>
  );
});
