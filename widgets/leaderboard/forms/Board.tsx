import { observer } from 'mobx-react-lite';
import {
  ButtonLink,
  RecordTable,
  isWhole,
  useFormat,
  useMessages,
  useNow,
  usePlayerRead,
  useStores,
  type Leaderboard,
  type RecordColumn,
} from '../../../engine';
import type { LeaderboardFormProps } from '../variants';
import * as styles from './Board.css';

type Row = Leaderboard['rows'][number] & { readonly isOwn?: true };

/**
 * The whole contest: time that is left, every place with its prize, and the player's own row, which stays in view while
 * the table scrolls.
 */
export const Board = observer(function Board({ title, rows, endsAt }: LeaderboardFormProps) {
  const message = useMessages();
  const { money, number, countdown } = useFormat();
  const { session } = useStores();
  const standing = usePlayerRead('standing', {});
  const own = standing.value ?? null;
  const now = useNow(1000);
  const isListed = own !== null && rows.some(({ rank, points }) => rank === own.rank && points === own.points);
  const shown: readonly Row[] = rows.map((row) => (isListed && row.rank === own.rank ? { ...row, isOwn: true } : row));
  const whole = rows.every(({ prize }) => isWhole(prize));
  const columns: readonly RecordColumn<Row>[] = [
    {
      key: 'rank',
      title: message('leaderboard.place'),
      place: 'meta',
      cell: ({ rank }) => <span className={rank <= 3 ? styles.medal : styles.place}>{rank}</span>,
    },
    {
      key: 'player',
      title: message('leaderboard.player'),
      place: 'main',
      cell: ({ player, isOwn }) => (
        <span className={styles.player} translate={isOwn ? undefined : 'no'}>
          {isOwn ? message('leaderboard.you') : player}
        </span>
      ),
    },
    {
      key: 'points',
      title: message('leaderboard.points'),
      place: 'state',
      cell: ({ points }) => (
        <>
          <span className={styles.points}>{number(points)}</span>
          <span className={styles.pointsInWords}>
            {message('leaderboard.pointsShort', { count: points, formatted: number(points) })}
          </span>
        </>
      ),
    },
    {
      key: 'prize',
      title: message('leaderboard.prize'),
      place: 'amount',
      cell: ({ prize }) => money(prize, { whole }),
    },
  ];
  return (
    <section aria-label={title} className={styles.standings} data-part="standings">
      <header className={styles.head}>
        <h2 className={styles.title}>{title}</h2>
        <p className={styles.time}>
          {now === null ? '\u00a0' : message('leaderboard.endsIn', { time: countdown(endsAt, now) })}
        </p>
      </header>
      <RecordTable caption={title} columns={columns} rows={shown} rowKey={({ rank, player }) => `${rank} ${player}`} />
      {own && !isListed ? (
        <p className={styles.own} data-part="own-row">
          <span className={styles.place}>{own.rank}</span>
          <strong>{message('leaderboard.you')}</strong>
          <span>{message('leaderboard.pointsShort', { count: own.points, formatted: number(own.points) })}</span>
          {rows.length > 0 ? (
            <span className={styles.gap}>
              {message('leaderboard.toList', {
                formatted: number(Math.max(0, (rows.at(-1)?.points ?? 0) - own.points + 1)),
              })}
            </span>
          ) : null}
        </p>
      ) : null}
      {!own && standing.status === 'ready' && session.isAuthenticated ? (
        <p className={styles.note}>{message('leaderboard.notIn')}</p>
      ) : null}
      {session.isAuthenticated ? null : (
        <p className={styles.note}>
          {message('leaderboard.guest')} <ButtonLink route="login">{message('session.login')}</ButtonLink>
        </p>
      )}
    </section>
  );
});
