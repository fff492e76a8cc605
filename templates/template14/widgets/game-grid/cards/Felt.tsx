import { useId } from 'react';
import { PlayLink, isWhole, useFormat, useMessages } from '../../../../../engine';
import { takenSeats } from '../../../../../widgets/game-grid/SeatArc';
import type { CardProps } from '../../../../../widgets/game-grid/variants';
import * as styles from './Felt.css';
import sheet from '../felt.svg?no-inline';

/**
 * A whole table seen from the ceiling: who sits where with how much, and the seat that is free; one press sits down.
 */
export function Felt({ game, isDemo = false }: CardProps) {
  const message = useMessages();
  const { money } = useFormat();
  // Browsers translate no text of a drawing.
  const stakeOf = (stake: string) => money(stake, { whole: isWhole(stake) });
  const id = useId();
  const { table, name } = game;
  if (!table) return null;
  const taken = takenSeats(table);
  const free = taken.indexOf(false);
  const words = free < 0 ? message('game.joinQueue') : message('game.seatIsOpen', { seat: free + 1 });
  return (
    <article className={styles.card} data-part="felt">
      <svg className={styles.table} viewBox="-34 0 908 508" role="img" aria-label={`${name}: ${words}`}>
        <use href={`${sheet}#table`} />
        <path id={id} d="M244 30A176 176 0 0 0 596 30" fill="none" />
        <text className={styles.legend}>
          <textPath href={`#${id}`} startOffset="50%" textAnchor="middle">
            {[name, table.dealer].filter(Boolean).join(' · ')}
          </textPath>
        </text>
        {taken.map((isTaken, index) => {
          const angle = 168 - (156 * index) / Math.max(1, taken.length - 1);
          const place = table.places?.[index];
          const flip = angle > 90 ? 90 : -90;
          return isTaken ? (
            <g key={index}>
              <use href={`${sheet}#hand-${index % 4}`} transform={at(258, angle, angle - 90)} />
              <use href={`${sheet}#bet-${index % 4}`} transform={at(330, angle, 0)} />
              {place ? (
                <text
                  className={styles.player}
                  transform={`${at(414, angle, angle > 90 ? angle - 180 : angle)} rotate(${flip})`}
                >
                  {place.player}
                  <tspan className={styles.stake} x="0" dy="16">
                    {stakeOf(place.stake)}
                  </tspan>
                </text>
              ) : null}
            </g>
          ) : (
            <g key={index} transform={at(330, angle, 0)}>
              <use href={`${sheet}#free`} className={index === free ? styles.free : undefined} />
              <text className={styles.seat} y="9">
                {index + 1}
              </text>
            </g>
          );
        })}
      </svg>
      <PlayLink game={game} isDemo={isDemo} className={styles.way} data-part="felt-way">
        {words}
      </PlayLink>
    </article>
  );
}

/** Moves to so far from the table's middle at so many degrees (90 is towards the player), turned by `turn`. */
function at(radius: number, degrees: number, turn: number): string {
  const angle = (degrees * Math.PI) / 180;
  const x = 420 + radius * Math.cos(angle);
  const y = 26 + radius * Math.sin(angle);
  return `translate(${x.toFixed(1)} ${y.toFixed(1)})${turn === 0 ? '' : ` rotate(${turn})`}`;
}
