import { observer } from 'mobx-react-lite';
import {
  ButtonLink,
  Icon,
  RouteLink,
  Skeleton,
  useFormat,
  useMessages,
  useMissing,
  useStores,
  VipBars,
  type WidgetProps,
} from '../../engine';
import type { AccountOverviewProps } from '../../schemas/generated/widgets';
import * as styles from './AccountOverview.css';

/** The player's name, balance and tokens with the ways to move money, and what the next VIP level still asks for. */
export const AccountOverview = observer(function AccountOverview({ showsVip }: WidgetProps<AccountOverviewProps>) {
  const message = useMessages();
  const { money, number } = useFormat();
  const { session } = useStores();
  const { vip, balance, gameTokens: tokens } = session;
  // What was read and is not known is no longer on its way.
  const isVipComing = vip === null && !session.isVipRead;
  const missing = useMissing(vip, session.isVipRead);
  const unknown = (waiting: string) => (session.isBalanceRead ? '–' : <Skeleton className={waiting} />);
  return (
    <section className={styles.room} aria-label={message('accountOverview.label')}>
      <div className={styles.overview} data-part="account-overview">
        <div className={styles.purse}>
          <p className={styles.who}>
            <span className={styles.sign}>
              <Icon name="user" size={22} />
            </span>
            <span className={styles.names}>
              <strong className={styles.name} translate="no">
                {session.fullName || session.accountId || <Skeleton className={styles.skeletonName} />}
              </strong>
              <span className={styles.muted} translate="no">
                {session.accountId}
              </span>
            </span>
          </p>
          <dl className={styles.sums}>
            <div>
              <dt className={styles.muted}>{message('session.balance')}</dt>
              <dd className={styles.balance} translate="no">
                {balance === null ? unknown(styles.skeletonSum) : money(balance)}
              </dd>
            </div>
            <div>
              <dt className={styles.muted}>{message('accountOverview.tokens')}</dt>
              <dd className={styles.tokenCount}>{tokens === null ? unknown(styles.skeletonTokens) : number(tokens)}</dd>
            </div>
          </dl>
          <div className={styles.ways}>
            <ButtonLink route="deposit" kind="primary">
              {message('session.deposit')}
            </ButtonLink>
            <ButtonLink route="withdrawal">{message('session.withdrawal')}</ButtonLink>
          </div>
        </div>
        {showsVip ? (
          <div className={styles.vip}>
            <p className={styles.level}>
              <Icon name="crown" size={22} className={styles.crown} />
              <span>
                <span className={styles.muted}>{message('club.level')}</span>
                <strong className={styles.levelName}>
                  {isVipComing ? <Skeleton className={styles.skeletonLevel} /> : (vip?.currentLevel ?? '–')}
                </strong>
              </span>
              <RouteLink route="vip" className={styles.link}>
                {message('session.vip')}
              </RouteLink>
            </p>
            {vip || isVipComing ? <VipBars vip={vip} /> : null}
            <p className={missing.isKnown ? styles.missing : styles.missingKept}>{missing.sentence}</p>
          </div>
        ) : null}
      </div>
    </section>
  );
});
