import { useEffect, useRef } from 'react';
import {
  Button,
  contentRequest,
  EmptyState,
  FailedState,
  pageIn,
  Picture,
  RouteLink,
  Skeleton,
  useContent,
  useHydrated,
  useMessages,
  useMoments,
  useNow,
  useQuery,
  useReturnFocus,
  useRoute,
  type NewsItem,
  type WidgetProps,
} from '../../engine';
import type { NewsListProps } from '../../schemas/generated/widgets';
import { NewsArticle } from './NewsArticle';
import * as styles from './NewsList.css';

/**
 * News, latest first and largest; page and the open one stand in the address. A page that somebody turns to begins at
 * its first news.
 */
export function NewsList({ pageSize, node }: WidgetProps<NewsListProps>) {
  const message = useMessages();
  const query = useQuery();
  const { setQuery } = useRoute();
  const page = pageIn(query);
  const { status, value, retry } = useContent(contentRequest('news', { page, pageSize }));
  const list = useRef<HTMLUListElement>(null);
  const open = value?.items.find(({ id }) => id === query['item']);
  useReturnFocus(open?.id, list);
  const isHydrated = useHydrated();
  const seen = useRef<number | null>(null);
  useEffect(() => {
    if (!value || !isHydrated) return;
    const before = seen.current;
    seen.current = page;
    // The page that somebody came to is nobody's turn.
    if (before !== null && before !== page) list.current?.querySelector('a')?.focus();
  }, [value, page, isHydrated]);
  if (!value) {
    return status === 'failed' ? (
      <FailedState call="news" onRetry={retry} />
    ) : (
      <div className={styles.grid} aria-busy="true">
        {[1, 2, 3].map((card) => (
          <Skeleton key={card} className={styles.skeleton} />
        ))}
      </div>
    );
  }
  if (open) return <NewsArticle item={open} onBack={() => setQuery({ item: undefined })} />;
  if (value.items.length === 0) {
    return (
      <EmptyState
        icon="megaphone"
        title={message('newsList.noneTitle')}
        action={
          page > 1 ? (
            <Button onClick={() => setQuery({ page: undefined })}>{message('records.firstPage')}</Button>
          ) : null
        }
      >
        {message('newsList.noneText')}
      </EmptyState>
    );
  }
  return (
    <div className={styles.list} data-part="news-list">
      <ul ref={list} className={styles.grid} role="list">
        {value.items.map((item) => (
          <li key={item.id} className={styles.item}>
            <NewsCard item={item} page={page} />
          </li>
        ))}
      </ul>
      <div className={styles.pages}>{node.slot('pages')}</div>
    </div>
  );
}

function NewsCard({
  item: { id, title, summary, image, at },
  page,
}: {
  readonly item: NewsItem;
  readonly page: number;
}) {
  const { moment } = useMoments();
  const now = useNow(60_000);
  return (
    <article className={styles.card}>
      <Picture src={image} alt="" width={660} height={406} className={styles.picture} />
      <div className={styles.words}>
        <time className={styles.time} dateTime={at}>
          {now === null ? '\u00a0' : moment(at)}
        </time>
        <h2 className={styles.title}>
          <RouteLink
            route="news"
            query={{ item: id, ...(page === 1 ? {} : { page: String(page) }) }}
            className={styles.link}
          >
            {title}
          </RouteLink>
        </h2>
        <p className={styles.summary}>{summary}</p>
      </div>
    </article>
  );
}
