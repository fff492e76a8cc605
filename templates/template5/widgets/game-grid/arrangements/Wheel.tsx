import { useRef } from 'react';
import { Icon, SectionHeading, useMessages } from '../../../../../engine';
import { WheelFrame } from '../inner/WheelFrame';
import { useTurn } from '../inner/useTurn';
import type { ArrangementProps } from '../../../../../widgets/game-grid/variants';
import * as styles from './Wheel.css';

/** Games hung on a big wheel whose upper half is in sight: a list in reading order that arrows and a drag turn. */
export function Wheel({ title, note, count, seeAll, items, isBusy, controls, paging, empty }: ArrangementProps) {
  const message = useMessages();
  const wheel = useRef<HTMLDivElement>(null);
  const { turnBy, handlers } = useTurn(wheel);
  return (
    <section
      className={styles.section}
      aria-label={title || message('gameGrid.wheel')}
      aria-busy={isBusy || undefined}
      data-part="game-wheel"
    >
      {title ? <SectionHeading title={title} note={note} count={count} seeAll={seeAll} /> : null}
      {controls}
      {empty ?? (
        <div className={styles.wheel} ref={wheel} {...handlers}>
          <WheelFrame />
          <ul className={styles.list} data-part="game-wheel-list">
            {items}
          </ul>
          <div className={styles.arrows}>
            <button
              type="button"
              className={styles.arrow}
              aria-label={message('gameGrid.turnBack')}
              onClick={() => turnBy(1)}
            >
              <Icon name="chevron-left" />
            </button>
            <button
              type="button"
              className={styles.arrow}
              aria-label={message('gameGrid.turnOn')}
              onClick={() => turnBy(-1)}
            >
              <Icon name="chevron-right" />
            </button>
          </div>
        </div>
      )}
      {paging}
    </section>
  );
}
