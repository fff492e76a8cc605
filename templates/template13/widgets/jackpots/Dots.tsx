import { useId } from 'react';
import { SectionHeading, useFormat, useMessages } from '../../../../engine';
import { dotCells } from './inner/dotCells';
import { useGrowing, type GrowingProps } from '../../../../widgets/jackpots/useGrowing';
import { useStop } from '../../../../widgets/jackpots/useStop';
import type { JackpotsFormProps } from '../../../../widgets/jackpots/variants';
import * as styles from './Dots.css';

/**
 * The largest jackpot on a board of lamps, unlit ones around it, those beside a lit one still warm; on phones in two
 * lines. Read as one sum.
 */
export function Dots({ title, jackpots: [jackpot] }: JackpotsFormProps) {
  const message = useMessages();
  const { money } = useFormat();
  const { isStill, stop } = useStop();
  if (!jackpot) return null;
  const { name, fallsBefore, today } = jackpot;
  return (
    <section className={styles.board} aria-label={title || message('jackpots.label')} data-part="jackpot-dots">
      <SectionHeading
        title={name}
        note={
          fallsBefore === undefined
            ? message('jackpots.upToday', { amount: money(today, { whole: true }) })
            : `${message('jackpots.fallsBefore')} ${money(fallsBefore, { whole: true })}`
        }
      >
        {stop}
      </SectionHeading>
      <Lamps jackpot={jackpot} isStill={isStill} />
    </section>
  );
}

function Lamps({ jackpot, isStill }: GrowingProps) {
  const { money } = useFormat();
  const sum = money(useGrowing(jackpot, isStill));
  return (
    <div role="img" aria-label={`${jackpot.name}: ${sum}`} data-part="dots" translate="no" data-moving="jackpots">
      <Board sum={sum} className={styles.wide} columns={78} />
      <Board sum={sum} className={styles.narrow} columns={43} isSplit />
    </div>
  );
}

const around = [
  [0, -1],
  [-1, 0],
  [1, 0],
  [0, 1],
] as const;

function Board({
  sum,
  columns: least,
  isSplit = false,
  className,
}: {
  readonly sum: string;
  readonly columns: number;
  readonly isSplit?: boolean;
  readonly className: string;
}) {
  const id = useId();
  const { columns, rows, lit } = dotCells(sum, least, isSplit);
  return (
    <svg viewBox={`0 0 ${columns} ${rows}`} className={className} aria-hidden="true" focusable="false">
      <defs>
        <pattern id={`${id}c`} width="1" height="1" patternUnits="userSpaceOnUse">
          <path d="M.1 .1h.8v.8H.1z" fill="currentColor" />
        </pattern>
        <mask id={`${id}m`} className={styles.cells}>
          <path d={`M0 0h${columns}v${rows}H0z`} fill={`url(#${id}c)`} />
        </mask>
      </defs>
      <g mask={`url(#${id}m)`}>
        <path d={`M0 0h${columns}v${rows}H0z`} className={styles.unlit} />
        <g transform="translate(0 .5)">
          <g className={styles.warm}>
            {around.map(([x, y]) => (
              <path key={`${x}${y}`} d={lit} transform={`translate(${x} ${y})`} />
            ))}
          </g>
          <path d={lit} className={styles.lit} />
        </g>
      </g>
    </svg>
  );
}
