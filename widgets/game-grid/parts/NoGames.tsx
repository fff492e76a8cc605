import { Button, Icon, useMessages } from '../../../engine';
import * as styles from './NoGames.css';

const words = {
  none: { icon: 'info', title: 'gameGrid.noneTitle', text: 'gameGrid.noneText', button: null },
  filtered: { icon: 'search', title: 'gameGrid.filteredTitle', text: 'gameGrid.filteredText', button: 'gameGrid.clearFilters' },
  favourites: { icon: 'heart', title: 'gameGrid.favouritesTitle', text: 'gameGrid.favouritesText', button: null },
  failed: { icon: 'alert', title: 'gameGrid.failedTitle', text: 'gameGrid.failedText', button: 'gameGrid.retry' },
} as const;

export interface NoGamesProps {
  readonly reason: keyof typeof words;
  readonly onHelp: () => void;
}

/** What stands in place of games: nothing yet, nothing in these filters, no favourites, or a failed call. */
export function NoGames({ reason, onHelp }: NoGamesProps) {
  const message = useMessages();
  const { icon, title, text, button } = words[reason];
  return (
    <div className={styles.empty} role="status" data-part="empty">
      <Icon name={icon} />
      <p className={styles.title}>{message(title)}</p>
      <p className={styles.text}>{message(text)}</p>
      {button ? <Button onClick={onHelp}>{message(button)}</Button> : null}
    </div>
  );
}
