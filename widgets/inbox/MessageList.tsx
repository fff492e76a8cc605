import { Badge, Icon, useMessages, useMoments, type Claims, type InboxMessage } from '../../engine';
import * as styles from './Inbox.css';

/** The messages, latest first: title, a line of each, and what becomes of its reward. */
export function MessageList({
  messages,
  open,
  claims,
  onOpen,
}: {
  readonly messages: readonly InboxMessage[];
  readonly open: string | undefined;
  readonly claims: Claims;
  readonly onOpen: (id: string) => void;
}) {
  const message = useMessages();
  const { moment } = useMoments();
  return (
    <ul className={styles.list} role="list">
      {messages.map(({ id, title, body, at, reward }) => (
        <li key={id}>
          <button
            type="button"
            className={styles.row}
            aria-current={id === open ? 'true' : undefined}
            onClick={() => onOpen(id)}
            data-message={id}
          >
            <span className={styles.icon}>
              <Icon name={reward ? 'gift' : 'mail'} />
            </span>
            <span className={styles.lines}>
              <span className={reward?.isClaimed === false ? styles.titleOpen : styles.title}>
                {title || message('inbox.untitled')}
              </span>
              <span className={styles.line}>{body}</span>
              {reward ? (
                <RewardBadge isClaimed={reward.isClaimed} isChecking={claims.stateOf(id) === 'checking'} />
              ) : null}
            </span>
            {at !== '' && (
              <time className={styles.time} dateTime={at}>
                {moment(at)}
              </time>
            )}
          </button>
        </li>
      ))}
    </ul>
  );
}

function RewardBadge({ isClaimed, isChecking }: { readonly isClaimed: boolean; readonly isChecking: boolean }) {
  const message = useMessages();
  if (isChecking) return <Badge tone="info">{message('club.checking')}</Badge>;
  return <Badge tone={isClaimed ? 'ok' : 'warn'}>{message(isClaimed ? 'club.claimed' : 'club.toClaim')}</Badge>;
}
