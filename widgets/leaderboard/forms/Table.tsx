import { SectionHeading, useFormat, useMessages } from '../../../engine';
import type { LeaderboardFormProps } from '../variants';
import * as styles from './Table.css';

/** The standings as ruled lines: place, player, points, prize. The first stands out. */
export function Table({ title, rows, seeAll }: LeaderboardFormProps) {
  const message = useMessages();
  const { money, number } = useFormat();
  const whole = rows.every(({ prize }) => /^\d+(?:\.0*)?$/.test(prize));
  return (
    <div data-part="leaderboard">
      <SectionHeading title={title} level={3} seeAll={seeAll} seeAllLabel={message('leaderboard.full')} />
      <table className={styles.table}>
        <caption className={styles.hidden}>{title}</caption>
        <thead className={styles.hidden}>
          <tr>
            <th scope="col">{message('leaderboard.place')}</th>
            <th scope="col">{message('leaderboard.player')}</th>
            <th scope="col">{message('leaderboard.points')}</th>
            <th scope="col">{message('leaderboard.prize')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={`${row.rank} ${row.player}`} className={styles.row}>
              <td className={styles.place}>{row.rank}</td>
              <th scope="row" className={styles.player}>
                {row.player}
              </th>
              <td className={styles.points}>
                {message('leaderboard.pointsShort', { count: row.points, formatted: number(row.points) })}
              </td>
              <td className={styles.prize} translate="no">
                {money(row.prize, { whole })}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
