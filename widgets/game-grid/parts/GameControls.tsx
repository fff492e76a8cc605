import { useEffect, useState } from 'react';
import { Button, contentRequest, Field, Icon, Select, useContent, useFormat, useMessages } from '../../../engine';
import type { GameGridProps } from '../../../schemas/generated/widgets';
import * as styles from './GameControls.css';

type Query = Readonly<Record<string, string | undefined>>;

export interface GameControlsProps {
  readonly controls: GameGridProps['controls'];
  /** What the address says now. */
  readonly query: Query;
  readonly onChange: (changes: Query) => void;
  readonly total: number;
  readonly isBusy: boolean;
}

const searchPauseMs = 300;

/** Search, sort, studio and favourites above a list. What is chosen lives in the address; a changed choice starts on page one. */
export function GameControls({ controls, query, onChange, total, isBusy }: GameControlsProps) {
  const message = useMessages();
  const { number } = useFormat();
  const change = (changes: Query) => onChange({ ...changes, page: undefined });
  const onlyFavourites = query['favourites'] === '1';
  return (
    <div className={styles.bar} role="search" data-part="game-controls">
      {controls.includes('search') ? <SearchField value={query['search'] ?? ''} onSearch={(search) => change({ search: search || undefined })} /> : null}
      {controls.includes('provider') ? (
        <ProviderSelect value={query['provider'] ?? ''} onChange={(provider) => change({ provider: provider || undefined })} />
      ) : null}
      {controls.includes('sort') ? (
        <Select
          label={message('gameGrid.sort')}
          value={query['sort'] ?? 'popular'}
          onChange={(sort) => change({ sort: sort === 'popular' ? undefined : sort })}
          options={[
            { value: 'popular', label: message('gameGrid.sortPopular') },
            { value: 'new', label: message('gameGrid.sortNew') },
            { value: 'name', label: message('gameGrid.sortName') },
          ]}
        />
      ) : null}
      {controls.includes('favourites') ? (
        <Button className={styles.toggle} aria-pressed={onlyFavourites} onClick={() => change({ favourites: onlyFavourites ? undefined : '1' })}>
          <Icon name={onlyFavourites ? 'heart-filled' : 'heart'} />
          {message('gameGrid.onlyFavourites')}
        </Button>
      ) : null}
      <p className={styles.count} role="status">
        {isBusy ? '' : message('gameGrid.found', { count: total, formatted: number(total) })}
      </p>
    </div>
  );
}

/** Shows each letter at once and searches when the player pauses. */
function SearchField({ value, onSearch }: { readonly value: string; readonly onSearch: (words: string) => void }) {
  const message = useMessages();
  const [words, setWords] = useState(value);
  const [searched, setSearched] = useState(value);
  if (searched !== value) {
    setSearched(value);
    setWords(value);
  }
  useEffect(() => {
    if (words.trim() === value) return undefined;
    const timer = window.setTimeout(() => onSearch(words.trim()), searchPauseMs);
    return () => window.clearTimeout(timer);
  }, [words, value, onSearch]);
  return (
    <div className={styles.search}>
      <Field
        label={message('gameGrid.search')}
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        placeholder={message('gameGrid.searchPlaceholder')}
        value={words}
        onChange={(event) => setWords(event.target.value)}
      />
    </div>
  );
}

function ProviderSelect({ value, onChange }: { readonly value: string; readonly onChange: (code: string) => void }) {
  const message = useMessages();
  const providers = useContent(contentRequest('providers', {})).value ?? [];
  return (
    <Select
      label={message('gameGrid.provider')}
      value={value}
      onChange={onChange}
      options={[{ value: '', label: message('gameGrid.allProviders') }, ...providers.map(({ code, name }) => ({ value: code, label: name }))]}
    />
  );
}
