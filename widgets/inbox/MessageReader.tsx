import { useEffect, useRef } from 'react';
import {
  Badge,
  Button,
  Icon,
  useMessages,
  useMoments,
  useRewardWords,
  type Claims,
  type InboxMessage,
  type InboxReward,
} from '../../engine';
import * as styles from './Inbox.css';

/**
 * The message that is open, with its reward. Once a reward has arrived its title has the focus, so that nobody is left
 * on a button that went.
 */
export function MessageReader({
  open,
  claims,
  onBack,
}: {
  readonly open: InboxMessage | undefined;
  readonly claims: Claims;
  readonly onBack: () => void;
}) {
  const message = useMessages();
  const { moment } = useMoments();
  const heading = useRef<HTMLHeadingElement>(null);
  const isClaimed = open?.reward?.isClaimed;
  const before = useRef(isClaimed);
  useEffect(() => {
    if (before.current === false && isClaimed) heading.current?.focus();
    before.current = isClaimed;
  }, [isClaimed]);
  const id = open?.id;
  useEffect(() => {
    if (id !== undefined) heading.current?.focus({ preventScroll: true });
  }, [id]);
  if (!open) {
    return (
      <div className={styles.noReader}>
        <Icon name="mail" size={32} />
        <p className={styles.hint}>{message('inbox.choose')}</p>
      </div>
    );
  }
  const { title, body, at, reward } = open;
  return (
    <article className={styles.reader} aria-labelledby="inbox-open">
      <Button kind="quiet" size="compact" className={styles.back} onClick={onBack}>
        <Icon name="arrow-left" /> {message('inbox.back')}
      </Button>
      <h2 id="inbox-open" ref={heading} tabIndex={-1} className={styles.heading}>
        {title || message('inbox.untitled')}
      </h2>
      {at !== '' && (
        <time className={styles.when} dateTime={at}>
          {moment(at)}
        </time>
      )}
      {reward ? <Reward id={open.id} reward={reward} claims={claims} /> : null}
      <p className={styles.body}>{body}</p>
    </article>
  );
}

function Reward({
  id,
  reward,
  claims,
}: {
  readonly id: string;
  readonly reward: InboxReward & { readonly isClaimed: boolean };
  readonly claims: Claims;
}) {
  const message = useMessages();
  const words = useRewardWords();
  const state = claims.stateOf(id);
  const problem = claims.problemOf(id);
  const sums = [
    ...(reward.money === undefined ? [] : [words({ kind: 'money', amount: reward.money })]),
    ...(reward.tokens === undefined ? [] : [words({ kind: 'tokens', amount: reward.tokens })]),
  ];
  return (
    <div className={styles.reward} data-part="reward">
      <Icon name="gift" size={34} className={styles.rewardIcon} />
      <p className={styles.sum}>{sums.join(' + ')}</p>
      <div className={styles.claim} role="status">
        {reward.isClaimed ? (
          <Badge tone="ok">{message('club.claimed')}</Badge>
        ) : state === 'checking' ? (
          <Badge tone="info">{message('club.checking')}</Badge>
        ) : (
          <Button kind="primary" isBusy={state === 'busy'} onClick={() => claims.claim(id)}>
            {message(state === 'busy' ? 'club.claiming' : 'club.claim')}
          </Button>
        )}
      </div>
      {state === 'checking' && !reward.isClaimed ? <p className={styles.note}>{message('club.checkingText')}</p> : null}
      {problem && !reward.isClaimed ? (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      ) : null}
    </div>
  );
}
