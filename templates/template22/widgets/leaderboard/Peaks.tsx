import { useId } from 'react';
import { ButtonLink, useFormat, useMessages, useNow } from '../../../../engine';
import type { LeaderboardFormProps } from '../../../../widgets/leaderboard/variants';
import * as styles from './Peaks.css';

type Row = LeaderboardFormProps['rows'][number];

/** Where the peaks of the first six stand on a ground 820 wide, and which lie behind which. */
const places = [470, 610, 340, 740, 220, 110] as const;
const behindFirst = [2, 4, 3, 5, 1, 0] as const;
const foot = 330;

/**
 * The standings as peaks below a sky, the higher the more points, the flag of the first in the site's colour; for
 * readers they are a list.
 */
export function Peaks({ title, rows, endsAt, seeAll }: LeaderboardFormProps) {
  const message = useMessages();
  const { number, countdown } = useFormat();
  const now = useNow(60_000);
  const id = useId();
  const shown = rows.slice(0, places.length);
  const most = Math.max(...shown.map(({ points }) => points));
  const least = Math.min(...shown.map(({ points }) => points));
  const topOf = ({ points }: Row) => Math.round(206 - 114 * (most > least ? (points - least) / (most - least) : 1));
  return (
    <section aria-labelledby={id} className={styles.pane} data-part="leaderboard-peaks">
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      <p className={styles.text}>
        {now === null ? ' ' : message('leaderboard.endsIn', { time: countdown(endsAt, now) })}
      </p>
      {seeAll ? (
        <ButtonLink route={seeAll} className={styles.way}>
          {message('leaderboard.full')}
        </ButtonLink>
      ) : null}
      <ol className={styles.list}>
        {shown.map(({ rank, player, points }) => (
          <li
            key={`${rank} ${player}`}
          >{`${player}: ${message('leaderboard.pointsShort', { count: points, formatted: number(points) })}`}</li>
        ))}
      </ol>
      <svg viewBox="0 0 820 300" className={styles.range} aria-hidden="true" focusable="false">
        <linearGradient id={`${id}s`} x2="0" y2="1">
          <stop className={styles.lit} />
          <stop offset=".5" className={styles.slope} />
          <stop offset="1" className={styles.night} />
        </linearGradient>
        {behindFirst.map((index) => {
          const row = shown[index];
          return row ? <Peak key={index} x={places[index]} y={topOf(row)} fill={`url(#${id}s)`} /> : null;
        })}
        {shown.map((row, index) => (
          <g
            key={`${row.rank} ${row.player}`}
            transform={`translate(${places[index]} ${topOf(row)})`}
            textAnchor="middle"
          >
            <path d="M0 0v-18" className={styles.pole} />
            <path d="M0-18l13 4-13 5Z" className={index > 0 ? styles.flag : styles.firstFlag} />
            <text y="-46" className={styles.player}>{`${number(row.rank)}. ${row.player}`}</text>
            <text y="-28" className={styles.points}>
              {number(row.points)}
            </text>
          </g>
        ))}
      </svg>
    </section>
  );
}

function Peak({ x, y, fill }: { readonly x: number; readonly y: number; readonly fill: string }) {
  const height = foot - y;
  const at = (side: number, down: number) => `${Math.round(x + side * height * 0.86)} ${Math.round(y + down * height)}`;
  return (
    <>
      <path
        d={`M${at(-1, 1)}L${at(-0.52, 0.5)}L${at(-0.38, 0.46)}L${at(0, 0)}L${at(0.3, 0.36)}L${at(0.44, 0.38)}L${at(1, 1)}Z`}
        fill={fill}
      />
      <path
        d={`M${at(0, 0)}L${at(-0.2, 0.24)}L${at(-0.08, 0.2)}L${at(0.02, 0.3)}L${at(0.1, 0.19)}L${at(0.2, 0.24)}Z`}
        className={styles.snow}
      />
    </>
  );
}
