import { Button, contentRequest, Icon, Select, useContent, useMessages } from '../../../../engine';
import type { GameGridProps } from '../../../../schemas/generated/widgets';
import { chosenCount, sorts, type Choice } from './gamesQuery';
import { SearchField } from './SearchField';
import { sortKeys } from './sortKeys';
import { SortRow } from './SortRow';
import type { Search } from './useSearch';
import * as styles from './BrowserBar.css';

type Query = Readonly<Record<string, string | undefined>>;

export interface BrowserBarProps {
  readonly controls: GameGridProps['controls'];
  readonly hasFacets: boolean;
  /** The games are tables, which can stand by their free seats. */
  readonly hasSeats: boolean;
  readonly choice: Choice;
  readonly onChange: (changes: Query) => void;
  readonly typed: Search;
  readonly onFilters: () => void;
}

/** Search, filters, favourites and order above the games. What is chosen lives in the address. */
export function BrowserBar({ controls, hasFacets, hasSeats, choice, onChange, typed, onFilters }: BrowserBarProps) {
  const message = useMessages();
  const count = chosenCount(choice);
  return (
    <div className={styles.bar} role="search" aria-label={message('gameGrid.controls.search')} data-part="browser-bar">
      {controls.includes('search') ? <SearchField search={choice.search} typed={typed} /> : null}
      {hasFacets ? (
        <Button className={count > 0 ? styles.filtersOn : styles.filters} aria-haspopup="dialog" onClick={onFilters}>
          <Icon name="filter" size={18} />
          {count > 0 ? message('gameGrid.facets.chosen', { count }) : message('gameGrid.facets.label')}
        </Button>
      ) : null}
      {controls.includes('provider') ? (
        <ProviderSelect
          value={choice.facets.provider[0] ?? ''}
          onChange={(provider) => onChange({ provider: provider || undefined })}
        />
      ) : null}
      {controls.includes('favourites') ? (
        <Button
          className={styles.toggle}
          aria-pressed={choice.onlyFavourites}
          aria-label={message('gameGrid.controls.onlyFavourites')}
          onClick={() => onChange({ favourites: choice.onlyFavourites ? undefined : '1' })}
        >
          <Icon name={choice.onlyFavourites ? 'heart-filled' : 'heart'} size={18} />
          <span className={styles.words}>{message('gameGrid.controls.onlyFavourites')}</span>
        </Button>
      ) : null}
      {controls.includes('sorts') ? (
        <SortRow
          sort={choice.sort}
          hasSeats={hasSeats}
          onSort={(sort) => onChange({ sort: sort === 'popular' ? undefined : sort })}
        />
      ) : null}
      {controls.includes('sort') ? (
        <Select
          label={message('gameGrid.controls.sort')}
          value={choice.sort}
          onChange={(sort) => onChange({ sort: sort === 'popular' ? undefined : sort })}
          options={sorts
            .filter((value) => value !== 'seats' || hasSeats)
            .map((value) => ({ value, label: message(sortKeys[value]) }))}
        />
      ) : null}
    </div>
  );
}

function ProviderSelect({ value, onChange }: { readonly value: string; readonly onChange: (code: string) => void }) {
  const message = useMessages();
  const providers = useContent(contentRequest('providers', {})).value ?? [];
  return (
    <Select
      label={message('gameGrid.controls.provider')}
      value={value}
      onChange={onChange}
      options={[
        { value: '', label: message('gameGrid.controls.allProviders') },
        ...providers.map(({ code, name }) => ({ value: code, label: name })),
      ]}
    />
  );
}
