import { useMessages, type LiveTable } from '../../engine';
import * as styles from './SeatArc.css';

/**
 * Which seats of a table are taken, from the dealer's left: as the platform says, else spread evenly over as many as
 * there are.
 */
export function takenSeats({ seats, taken, places }: LiveTable, turn = 0): readonly boolean[] {
  if (places) return places.map((place) => place !== null);
  const shown = Math.min(seats, 9);
  const before = (count: number) => Math.floor(((count + turn) * Math.min(taken, shown)) / shown);
  return Array.from({ length: shown }, (_, index) => before(index + 1) > before(index));
}

/**
 * The seats of a table as they are now, in an arc round its felt: filled is taken, a ring is open; read out as words.
 */
export function SeatArc({ table, turn = 0 }: { readonly table: LiveTable; readonly turn?: number }) {
  const message = useMessages();
  const taken = takenSeats(table, turn);
  const words = `${message('game.seatsOpen', { count: taken.filter((isTaken) => !isTaken).length })} / ${taken.length}`;
  return (
    <svg
      className={styles.arc}
      width="104"
      height="34"
      viewBox="0 0 104 34"
      role="img"
      aria-label={words}
      data-part="seats"
    >
      <path d="M22 0H82A30 15 0 0 1 22 0Z" className={styles.felt} />
      {taken.map((isTaken, index) => {
        const angle = Math.PI * (1 - (index + 0.35) / (taken.length - 0.3));
        const at = { cx: round(52 + 45 * Math.cos(angle)), cy: round(2 + 25 * Math.sin(angle)) };
        return <circle key={index} {...at} r={isTaken ? 5.4 : 4.7} className={isTaken ? styles.taken : styles.open} />;
      })}
    </svg>
  );
}

/** One decimal, the same on server and browser. */
function round(value: number): number {
  return Math.round(value * 10) / 10;
}
