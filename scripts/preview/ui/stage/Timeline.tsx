import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type { PreviewStore } from '../PreviewStore';
import { words } from '../words';
import * as styles from './Timeline.css';
import { shareOf, spanAround } from './timeSpan';

const minuteMs = 60_000;
/** Share of the line from which a band holds its own name. */
const roomForName = 0.15;

/** The simulated clock over campaigns and maintenance: scrub it, or press a band to go to its beginning. */
export const Timeline = observer(function Timeline({ store }: { readonly store: PreviewStore }) {
  const { at } = store.state;
  const moments = store.first.state?.site?.moments ?? [];
  const [anchor, setAnchor] = useState(store.openedAt);
  if (at === undefined && moments.length === 0) return null;
  const now = store.openedAt;
  const shown = at === undefined ? now : Date.parse(at);
  const span = spanAround(moments, [now, anchor]);
  // A time beyond the line moves the line; the hand on it never goes beyond.
  if (shown < span.start || shown > span.end) setAnchor(shown);
  const turnTo = (moment: number) => store.change({ at: new Date(moment).toISOString() });
  return (
    <section className={styles.timeline} aria-label={words.timeline}>
      <div className={styles.head}>
        <span>{at === undefined ? words.realTime : words.simulatedTime}</span>
        <time className={styles.now} dateTime={new Date(shown).toISOString()}>
          {new Date(shown).toLocaleString('en-GB', { dateStyle: 'medium', timeStyle: 'short' })}
        </time>
      </div>
      <input
        className={styles.range}
        type="range"
        aria-label={words.simulatedTime}
        aria-valuetext={new Date(shown).toLocaleString('en-GB')}
        min={span.start}
        max={span.end}
        step={minuteMs}
        value={shown}
        onChange={(event) => turnTo(Number(event.target.value))}
      />
      <div className={styles.ends}>
        <span>{dayOf(span.start)}</span>
        <span>{dayOf(span.end)}</span>
      </div>
      <div className={styles.bands}>
        {moments.map((moment, index) => {
          const { left, width } = shareOf(moment, span);
          return (
            <div key={index} className={styles.lane}>
              <button
                type="button"
                className={styles.band}
                data-kind={moment.kind}
                data-label={width >= roomForName ? 'inside' : left < 0.5 ? 'after' : 'before'}
                style={{ left: `${left * 100}%`, width: `${width * 100}%` }}
                title={[moment.name, moment.page, moment.from ?? '…', '–', moment.until ?? '…']
                  .filter(Boolean)
                  .join(' ')}
                onClick={() => turnTo(moment.from === undefined ? span.start : Date.parse(moment.from) + minuteMs)}
              >
                <span className={styles.label}>{moment.name}</span>
              </button>
            </div>
          );
        })}
      </div>
    </section>
  );
});

function dayOf(moment: number): string {
  return new Date(moment).toLocaleDateString('en-GB', { dateStyle: 'medium' });
}
