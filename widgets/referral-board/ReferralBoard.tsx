import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import {
  ButtonLink,
  contentRequest,
  EmptyState,
  FailedState,
  Skeleton,
  useApi,
  useContent,
  useMessages,
  usePlayerRead,
  useStores,
  type WidgetProps,
} from '../../engine';
import type { ReferralBoardProps } from '../../schemas/generated/widgets';
import { FriendTable } from './FriendTable';
import { InviteLink } from './InviteLink';
import * as styles from './ReferralBoard.css';

const steps = ['share', 'join', 'earn'] as const;

/** Bringing friends: how it goes, the player's own link, and who came. */
export const ReferralBoard = observer(function ReferralBoard({ parameter }: WidgetProps<ReferralBoardProps>) {
  const message = useMessages();
  const { session, site } = useStores();
  const programme = useContent(contentRequest('referral', {}));
  const isOn = programme.value?.isOn ?? site.layout.showsReferral;
  const read = usePlayerRead('referrals', isOn ? {} : null);
  const api = useApi();
  // Nobody has said that the platform has the programme's call: a guest would read of it, and sign up for nothing.
  const isDoubtful = isOn && site.isOpen && site.site.offers === undefined && !session.isExpected();
  useEffect(() => {
    if (isDoubtful) void api.call('referrals', {}, { isProbe: true });
  }, [api, isDoubtful]);
  if (!isOn && programme.status === 'failed') return <FailedState onRetry={programme.retry} />;
  if (!isOn) {
    return (
      <EmptyState
        icon="link"
        title={message('referralBoard.offTitle')}
        action={<ButtonLink route="promotions">{message('referralBoard.offers')}</ButtonLink>}
      >
        {message('referralBoard.offText')}
      </EmptyState>
    );
  }
  // Steps of a programme that the platform can't run here would be a promise.
  if (site.layout.missing?.includes('referrals')) return <FailedState call="referrals" onRetry={read.refresh} />;
  return (
    <div className={styles.board} data-part="referral-board">
      <ol className={styles.steps} role="list">
        {steps.map((step, place) => (
          <li key={step} className={styles.step}>
            <span className={styles.number}>{place + 1}</span>
            <span className={styles.stepWords}>
              <strong>{message(`referralBoard.${step}`)}</strong>
              <span className={styles.muted}>{message(`referralBoard.${step}Text`)}</span>
            </span>
          </li>
        ))}
      </ol>
      {session.isAuthenticated ? (
        read.status === 'failed' ? (
          <FailedState isAsking={read.isAsking} onRetry={read.refresh} />
        ) : read.value ? (
          <>
            <InviteLink code={read.value.code} parameter={parameter} />
            <FriendTable referrals={read.value} />
          </>
        ) : (
          <Skeleton className={styles.skeleton} />
        )
      ) : (
        <div className={styles.guest}>
          <p className={styles.guestText}>{message('referralBoard.guest')}</p>
          <ButtonLink route="login" kind="primary">
            {message('session.login')}
          </ButtonLink>
          <ButtonLink route="register">{message('session.join')}</ButtonLink>
        </div>
      )}
    </div>
  );
});
