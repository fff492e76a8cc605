import { PlayLink, SectionHeading, useFormat, useMessages } from '../../../../../engine';
import { heightOf, kindOf } from '../../../../../widgets/roundScale';
import type { CardProps } from '../../../../../widgets/game-grid/variants';
import * as styles from './Chart.css';

const height = 190;
const marks = [2, 10, 50] as const;

/** A game's last rounds as bars on a logarithmic scale, the newest at the end; lines mark what seldom happens. */
export function Chart({ game, isDemo = false }: CardProps) {
  const message = useMessages();
  const { multiplier } = useFormat();
  const rounds = (game.rounds ?? []).slice(0, 96).reverse();
  const step = 960 / Math.max(1, rounds.length);
  return (
    <article className={styles.chart} data-part="round-chart">
      <SectionHeading title={game.name} note={message('game.roundsScale')}>
        <PlayLink
          game={game}
          isDemo={isDemo}
          className={styles.play}
          aria-label={`${message('game.play')}: ${game.name}`}
        >
          {message('game.play')}
        </PlayLink>
      </SectionHeading>
      <div className={styles.plot}>
        <p className={styles.scale} aria-hidden="true">
          {[...marks].reverse().map((mark) => (
            <span key={mark} className={styles.marks[mark]}>
              {multiplier(mark)}
            </span>
          ))}
        </p>
        <svg
          className={styles.bars}
          viewBox={`0 0 960 ${height}`}
          preserveAspectRatio="none"
          role="img"
          aria-label={`${message('game.lastRounds')}: ${rounds
            .slice(-5)
            .reverse()
            .map((round) => multiplier(round))
            .join(', ')}`}
        >
          <path
            className={styles.lines}
            d={marks.map((mark) => `M0 ${height - heightOf(mark, height)}H960`).join('')}
          />
          {rounds.map((round, index) => {
            const tall = heightOf(round, height);
            return (
              <rect
                key={index}
                x={Math.round(index * step * 10) / 10}
                y={Math.round((height - tall) * 10) / 10}
                width={Math.round(step * 7.4) / 10}
                height={tall}
                className={styles[kindOf(round)]}
              />
            );
          })}
        </svg>
      </div>
    </article>
  );
}
