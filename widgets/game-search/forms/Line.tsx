import { contentRequest, Icon, safeAddress, useContent, useFormat, useMessages } from '../../../engine';
import type { GameSearchFormProps } from '../variants';
import * as styles from './Line.css';

/** A search field without a box: a sign and a line of small print that says how many games there are. */
export function Line({ label, placeholder, action, onSubmit }: GameSearchFormProps) {
  const message = useMessages();
  const { number } = useFormat();
  const games = useContent(contentRequest('lobby', {})).value?.games;
  return (
    <form
      role="search"
      aria-label={label}
      action={safeAddress(action)}
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        const words = new FormData(event.currentTarget).get('search');
        onSubmit(typeof words === 'string' ? words : '');
      }}
    >
      <Icon name="search" className={styles.icon} />
      <input
        type="search"
        name="search"
        className={styles.field}
        aria-label={label}
        placeholder={
          games === undefined
            ? placeholder
            : message('gameSearch.placeholderCount', { count: games, formatted: number(games) })
        }
        autoComplete="off"
        maxLength={60}
      />
    </form>
  );
}
