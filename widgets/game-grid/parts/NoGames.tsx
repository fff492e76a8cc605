import { observer } from 'mobx-react-lite';
import { Button, Icon, useMessages, useRoute, useStores } from '../../../engine';
import * as styles from './NoGames.css';

const words = {
  none: { icon: 'info', title: 'gameGrid.noneTitle', text: 'gameGrid.noneText', button: 'gameGrid.seeHot' },
  closed: { icon: 'lock', title: 'gameGrid.closedTitle', text: 'gameGrid.closedText', button: 'gameGrid.seeHot' },
  missing: { icon: 'lock', title: 'gameGrid.missingTitle', text: 'gameGrid.noneText', button: 'gameGrid.seeHot' },
  filtered: {
    icon: 'search',
    title: 'gameGrid.filteredTitle',
    text: 'gameGrid.filteredText',
    button: 'gameGrid.clearFilters',
  },
  favourites: { icon: 'heart', title: 'gameGrid.favouritesTitle', text: 'gameGrid.favouritesText', button: null },
  favouritesFiltered: {
    icon: 'heart',
    title: 'gameGrid.filteredTitle',
    text: 'gameGrid.favouritesFilteredText',
    button: 'gameGrid.clearFilters',
  },
  favouritesFailed: {
    icon: 'alert',
    title: 'gameGrid.favouritesFailedTitle',
    text: 'gameGrid.favouritesFailedText',
    button: 'gameGrid.retry',
  },
  guest: { icon: 'heart', title: 'gameGrid.guestTitle', text: 'gameGrid.guestText', button: 'session.login' },
  failed: { icon: 'alert', title: 'gameGrid.failedTitle', text: 'gameGrid.failedText', button: 'gameGrid.retry' },
} as const;

export interface NoGamesProps {
  readonly reason: Exclude<keyof typeof words, 'missing'>;
  readonly onHelp: () => void;
}

/**
 * What stands in place of games: why there are none, and one button that helps. Where the platform has no such call,
 * nothing is said of studios, which it may have, and asking again is not offered (CALL-X).
 */
export const NoGames = observer(function NoGames({ reason, onHelp }: NoGamesProps) {
  const message = useMessages();
  const { navigate } = useRoute();
  const { site } = useStores();
  const isMissing = reason === 'failed' && site.layout.missing?.includes('games') === true;
  const shown = isMissing ? 'missing' : reason;
  const { icon, title, text, button } = words[shown];
  return (
    <div className={styles.empty} role="status" data-part="empty" data-reason={shown}>
      <Icon name={icon} size={36} />
      <p className={styles.title}>{message(title)}</p>
      <p className={styles.text}>{message(text)}</p>
      {button ? <Button onClick={isMissing ? () => navigate('hot') : onHelp}>{message(button)}</Button> : null}
    </div>
  );
});
