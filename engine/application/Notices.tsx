import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import type { Notice } from '../stores/noticesStore';
import { useApplication } from './ApplicationContext';
import * as styles from './Notices.css';
import { useMessages } from './useText';

/** Short messages, bottom right, read out as they come and gone by themselves (ERR-1, ERR-3). */
export const Notices = observer(function Notices() {
  const { notices } = useApplication().stores;
  return (
    <div className={styles.stack}>
      {notices.notices.map((notice) => (
        <NoticeView key={notice.id} notice={notice} />
      ))}
    </div>
  );
});

function NoticeView({ notice }: { readonly notice: Notice }) {
  const { stores, environment } = useApplication();
  const message = useMessages();
  useEffect(() => {
    const timer = environment.setTimeout(() => stores.notices.dismiss(notice.id), notice.duration);
    return () => environment.clearTimeout(timer);
  }, [environment, stores, notice]);
  return <p className={`${styles.notice} ${styles.tones[notice.tone]}`}>{message(notice.title)}</p>;
}
