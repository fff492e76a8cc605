import { useEffect, useEffectEvent, useRef } from 'react';
import { Icon, useClock, useFilledBefore, useMessages, useRoute } from '../../../../engine';
import * as styles from './SearchField.css';
import type { Search } from './useSearch';

export interface SearchFieldProps {
  /** What the address says. */
  readonly search: string;
  /** What is typed. `type` hears every letter at once, `ask` the words once the debounce ends. */
  readonly typed: Search;
}

const debounceMs = 250;

/**
 * A search field that tells every letter at once, and searches after the debounce or presses Enter. It takes the focus
 * where the address says `find`, which it then takes out: what stands for the search elsewhere leads here. What was
 * typed before the page had been hydrated counts, too.
 */
export function SearchField({ search, typed: { words, type, ask } }: SearchFieldProps) {
  const message = useMessages();
  const clock = useClock();
  const field = useRef<HTMLInputElement>(null);
  const askNow = useEffectEvent(() => ask(words.trim()));
  useEffect(() => {
    if (words.trim() === search) return undefined;
    const timer = clock.setTimeout(() => askNow(), debounceMs);
    return () => clock.clearTimeout(timer);
  }, [clock, words, search]);

  const { query, setQuery } = useRoute();
  const isSought = query['find'] !== undefined;
  useEffect(() => {
    if (!isSought) return;
    field.current?.focus();
    setQuery({ find: undefined });
  }, [isSought, setQuery]);

  useFilledBefore(field, ([typed = '']) => type(typed));
  const clear = () => {
    type('');
    ask('');
    field.current?.focus();
  };
  return (
    <div className={styles.box} data-part="browser-search">
      <Icon name="search" className={styles.sign} />
      <input
        ref={field}
        className={styles.field}
        type="search"
        aria-label={message('gameGrid.controls.search')}
        placeholder={message('gameGrid.controls.searchPlaceholder')}
        enterKeyHint="search"
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        maxLength={60}
        value={words}
        onChange={(event) => type(event.target.value)}
        onKeyDown={(event) => {
          // These keys end the composing of letters, too.
          if (event.nativeEvent.isComposing) return;
          if (event.key === 'Enter') ask(words.trim());
          if (event.key === 'Escape' && words !== '') {
            event.preventDefault();
            clear();
          }
        }}
      />
      {words === '' ? null : (
        <button
          type="button"
          className={styles.clear}
          aria-label={message('gameGrid.controls.clearSearch')}
          onClick={clear}
        >
          <Icon name="close" size={16} />
        </button>
      )}
    </div>
  );
}
