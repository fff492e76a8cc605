import {
  dateColumn,
  EmptyState,
  RecordTable,
  stateColumn,
  useFormat,
  useMessages,
  useMoments,
  type BadgeTone,
  type Friend,
  type RecordColumn,
  type Referrals,
} from '../../engine';
import * as styles from './ReferralBoard.css';

const tones: Readonly<Record<Friend['state'], BadgeTone>> = { joined: 'info', paid: 'ok' };

/** Friends who signed up, with what each brought. */
export function FriendTable({ referrals: { friends, earned, reward } }: { readonly referrals: Referrals }) {
  const message = useMessages();
  const { money, number } = useFormat();
  const { moment } = useMoments();
  const columns: readonly RecordColumn<Friend>[] = [
    {
      key: 'player',
      title: message('referralBoard.friend'),
      place: 'main',
      cell: ({ player }) => <span translate="no">{player}</span>,
    },
    dateColumn(message('records.date'), moment),
    stateColumn(message('records.state'), tones, (state) => message(`referralBoard.${state}`)),
    {
      key: 'reward',
      title: message('records.amount'),
      place: 'amount',
      cell: ({ state, reward: paid }) => (state === 'paid' ? money(paid) : null),
    },
  ];
  const sums = [
    { name: 'friends', value: number(friends.length) },
    { name: 'earned', value: money(earned) },
    { name: 'perFriend', value: money(reward) },
  ] as const;
  return (
    <section aria-label={message('referralBoard.friends')}>
      <dl className={styles.sums}>
        {sums.map(({ name, value }) => (
          <div key={name} className={styles.sum}>
            <dt className={styles.muted}>{message(`referralBoard.${name}`)}</dt>
            <dd className={styles.figure} translate="no">
              {value}
            </dd>
          </div>
        ))}
      </dl>
      {friends.length === 0 ? (
        <EmptyState icon="user" title={message('referralBoard.noneTitle')}>
          {message('referralBoard.noneText')}
        </EmptyState>
      ) : (
        <RecordTable
          caption={message('referralBoard.friends')}
          columns={columns}
          rows={friends}
          rowKey={({ player, at }) => `${player} ${at}`}
        />
      )}
    </section>
  );
}
