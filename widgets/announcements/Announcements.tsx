import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import {
  Button,
  ButtonLink,
  contentRequest,
  Picture,
  useAnnouncements,
  useContent,
  useFormat,
  useMessages,
  useModals,
  useStores,
  type Announcement,
} from '../../engine';
import * as styles from './Announcements.css';

/**
 * What the operator announces, one after the other: first what this browser has not shown; all of them when everything
 * has been seen.
 */
export const Announcements = observer(function Announcements() {
  const message = useMessages();
  const { site } = useStores();
  const { unseen, markSeen } = useAnnouncements();
  const { status, value, retry } = useContent(contentRequest('announcements', {}));
  const [isNew] = useState(() => unseenIds(unseen, value ?? []));
  const fresh = value?.filter(({ id }) => isNew.includes(id)) ?? [];
  const shown = fresh.length > 0 ? fresh : (value ?? []);
  useEffect(() => {
    if (value) markSeen(value);
  }, [value, markSeen]);
  useEffect(() => {
    site.update({ showsAnnouncement: true });
    return () => site.update({ showsAnnouncement: false });
  }, [site]);
  if (shown.length > 0) return <OneByOne items={shown} />;
  return status === 'failed' ? (
    <div className={styles.none}>
      <p className={styles.text}>{message('announcements.failed')}</p>
      <Button onClick={retry}>{message('common.tryAgain')}</Button>
    </div>
  ) : (
    <p className={styles.text}>{message(status === 'loading' ? 'common.loading' : 'announcements.none')}</p>
  );
});

function OneByOne({ items }: { readonly items: readonly Announcement[] }) {
  const message = useMessages();
  const { date } = useFormat();
  const { close } = useModals();
  const [place, setPlace] = useState(0);
  const index = Math.min(place, items.length - 1);
  const item = items[index];
  if (!item) return null;
  const isLast = index === items.length - 1;
  return (
    <div data-part="announcements">
      <article className={styles.announcement} aria-live="polite">
        {item.image ? (
          <Picture key={item.id} src={item.image} alt="" width={480} height={240} className={styles.picture} />
        ) : null}
        <h3 className={styles.title}>{item.title}</h3>
        <p className={styles.text}>{item.text}</p>
        {item.at ? (
          <time dateTime={item.at} className={styles.date}>
            {date(item.at)}
          </time>
        ) : null}
      </article>
      <div className={styles.foot}>
        {items.length > 1 ? (
          <span className={styles.place}>
            {message('announcements.place', { place: index + 1, total: items.length })}
          </span>
        ) : null}
        {item.route ? <ButtonLink route={item.route}>{message('announcements.more')}</ButtonLink> : null}
        <Button kind="primary" onClick={() => (isLast ? close() : setPlace(index + 1))}>
          {message(isLast ? 'announcements.done' : 'announcements.next')}
        </Button>
      </div>
    </div>
  );
}

function unseenIds(
  unseen: (all: readonly Announcement[]) => readonly Announcement[],
  all: readonly Announcement[],
): readonly string[] {
  return unseen(all).map(({ id }) => id);
}
