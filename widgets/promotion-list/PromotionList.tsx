import { observer } from 'mobx-react-lite';
import { useRef, useState } from 'react';
import {
  Button,
  contentRequest,
  EmptyState,
  FailedState,
  FilterBar,
  FilterSelect,
  focusFilters,
  Skeleton,
  useContent,
  useMessages,
  useNow,
  useQuery,
  useReturnFocus,
  useRoute,
  type Promotion,
  type WidgetProps,
} from '../../engine';
import type { PromotionListProps } from '../../schemas/generated/widgets';
import { OfferCard } from './OfferCard';
import { OfferDetail } from './OfferDetail';
import { phaseOf } from './phase';
import * as styles from './PromotionList.css';

const filters = ['running', 'soon', 'code'] as const;

/**
 * Promotions as cards; filter and the one that is open stand in the address. What is over is not shown, but what ends
 * while it is looked at stays in its place and says so: nothing moves under a finger.
 */
export const PromotionList = observer(function PromotionList({
  playerRoute,
  guestRoute,
  card,
}: WidgetProps<PromotionListProps>) {
  const message = useMessages();
  const query = useQuery();
  const { setQuery } = useRoute();
  const now = useNow(1000);
  const { status, value, retry } = useContent(contentRequest('promotions', {}));
  const listed = useListed(value, now);
  const open = value?.find(({ id }) => id === query['offer']);
  const list = useRef<HTMLUListElement>(null);
  useReturnFocus(open?.id, list);
  if (!value) {
    return status === 'failed' ? (
      <FailedState call="promotions" onRetry={retry} />
    ) : (
      <div className={styles.grids[card]} aria-busy="true">
        {[1, 2, 3].map((place) => (
          <Skeleton key={place} className={styles.skeleton} />
        ))}
      </div>
    );
  }
  if (open)
    return (
      <OfferDetail
        offer={open}
        now={now}
        routes={{ player: playerRoute, guest: guestRoute }}
        onBack={() => setQuery({ offer: undefined })}
      />
    );
  const filter = filters.find((name) => name === query['show']);
  const shown = listed.filter(
    (offer) => filter === undefined || (filter === 'code' ? offer.code !== undefined : phaseOf(offer, now) === filter),
  );
  const clear = filter ? () => setQuery({ show: undefined }) : null;
  return (
    <section aria-label={message('promotionList.label')} data-part="promotion-list">
      <FilterBar onClear={clear}>
        <FilterSelect
          label={message('promotionList.show')}
          value={filter ?? ''}
          options={[
            { value: '', label: message('promotionList.all') },
            ...filters.map((name) => ({ value: name, label: message(`promotionList.${name}`) })),
          ]}
          onChange={(show) => setQuery({ show })}
        />
      </FilterBar>
      {shown.length === 0 ? (
        <EmptyState
          icon="megaphone"
          title={message(clear ? 'records.noneFoundTitle' : 'promotionList.noneTitle')}
          action={
            clear ? (
              <Button
                onClick={() => {
                  focusFilters();
                  clear();
                }}
              >
                {message('records.clear')}
              </Button>
            ) : null
          }
        >
          {message(clear ? 'records.noneFoundText' : 'promotionList.noneText')}
        </EmptyState>
      ) : (
        <ul ref={list} className={styles.grids[card]} role="list">
          {shown.map((offer) => (
            <li key={offer.id} className={styles.item}>
              <OfferCard offer={offer} now={now} look={card} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
});

/** The offers of an answer that were not over when it was first shown; the same for as long as the answer is. */
function useListed(value: readonly Promotion[] | undefined, now: number | null): readonly Promotion[] {
  const list = () => ({ value, offers: (value ?? []).filter((offer) => phaseOf(offer, now) !== 'over') });
  const [known, setKnown] = useState(list);
  if (known.value === value) return known.offers;
  const next = list();
  setKnown(next);
  return next.offers;
}
