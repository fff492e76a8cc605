import { observer } from 'mobx-react-lite';
import { useRef, type SubmitEvent } from 'react';
import { Icon, safeAddress, useCategories, useMessages } from '../../../engine';
import type { GameSearchFormProps } from '../variants';
import * as styles from './Counter.css';

/** Matches are no games: their page has nothing to search. */
const matches = 'sportsbook';

/**
 * A field as wide as its place with a solid button at the end, as in a shop; where there is room, one category can be
 * chosen to search in.
 */
export const Counter = observer(function Counter({ label, placeholder, action, onSubmit }: GameSearchFormProps) {
  const message = useMessages();
  const categories = useCategories().filter(({ name, isBeside }) => name !== matches && !isBeside);
  const field = useRef<HTMLInputElement>(null);
  const scope = useRef<HTMLSelectElement>(null);
  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    onSubmit(field.current?.value ?? '', scope.current?.value);
  };
  return (
    <form
      className={styles.form}
      role="search"
      aria-label={label}
      action={safeAddress(action)}
      onSubmit={handleSubmit}
      data-part="game-search"
    >
      <select ref={scope} className={styles.scope} aria-label={message('gameSearch.scope')}>
        <option value="">{message('gameSearch.scopeAll')}</option>
        {categories.map(({ route: page, label: words }) => (
          <option key={page} value={page}>
            {words}
          </option>
        ))}
      </select>
      <input
        ref={field}
        className={styles.input}
        type="search"
        name="search"
        maxLength={60}
        aria-label={label}
        placeholder={placeholder}
        enterKeyHint="search"
        autoComplete="off"
      />
      <button type="submit" className={styles.button} aria-label={label}>
        <Icon name="search" />
      </button>
    </form>
  );
});
