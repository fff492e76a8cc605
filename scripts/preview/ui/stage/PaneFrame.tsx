import { observer } from 'mobx-react-lite';
import { useLayoutEffect, useRef, useState } from 'react';
import type { PaneStore } from '../PaneStore';
import * as parts from '../parts.css';
import type { PreviewStore } from '../PreviewStore';
import { ProblemList } from '../ProblemList';
import { words } from '../words';
import * as styles from './Stage.css';

/**
 * A site in its frame, as wide as chosen and scaled down where there is less room; errors of its newest configuration
 * stand over it.
 */
export const PaneFrame = observer(function PaneFrame({
  store,
  pane,
}: {
  readonly store: PreviewStore;
  readonly pane: PaneStore;
}) {
  const { state, source, refusal, failure } = pane;
  const room = useRef<HTMLDivElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const { width } = store.state;
  useLayoutEffect(() => {
    const place = () => {
      if (room.current && sheet.current) fit(room.current, sheet.current, width);
    };
    const observer = new ResizeObserver(place);
    if (room.current) observer.observe(room.current);
    place();
    return () => observer.disconnect();
  }, [width]);
  return (
    <section className={styles.pane} aria-label={state?.site?.name ?? pane.id} aria-busy={!pane.isReady}>
      <div className={styles.head}>
        <span className={styles.name}>{state?.site?.name}</span>
        <span>
          {state?.site
            ? `${state.site.domain} · ${state.site.theme.code} · ${state.site.theme.color}`
            : (failure ?? words.loading)}
        </span>
        {refusal === null ? null : (
          <span className={styles.refusal} role="status">
            {words.refused(refusal)}
          </span>
        )}
      </div>
      <div className={styles.room} ref={room}>
        {pane.isReady || failure !== null ? null : <p className={styles.starting}>{words.loading}</p>}
        <Broken store={store} pane={pane} />
        <div className={styles.sheet} ref={sheet}>
          {source === '' ? null : (
            <iframe
              className={styles.frame}
              title={state?.site?.name ?? pane.id}
              src={source}
              ref={(frame) => pane.hold(frame)}
            />
          )}
        </div>
      </div>
    </section>
  );
});

/** The errors of the newest configuration, until they are hidden or others come. */
const Broken = observer(function Broken({ store, pane }: { readonly store: PreviewStore; readonly pane: PaneStore }) {
  const { state } = pane;
  const [hidden, setHidden] = useState(-1);
  const errors = state?.problems.filter(({ severity }) => severity === 'error') ?? [];
  if (!state || errors.length === 0 || hidden === state.revision) return null;
  return (
    <div className={styles.overlay} role="alert">
      <div className={styles.overlayHead}>
        <p>{state.site ? words.problemsOver(errors.length) : words.noGoodState}</p>
        <button type="button" className={parts.button} onClick={() => setHidden(state.revision)}>
          {words.hide}
        </button>
      </div>
      <ProblemList store={store} problems={errors} />
    </div>
  );
});

/** Lays the sheet into its room: `width` px wide, or as wide as the room. */
function fit(room: HTMLElement, sheet: HTMLElement, width: number): void {
  const wanted = width || room.clientWidth;
  const scale = Math.min(1, room.clientWidth / wanted);
  Object.assign(sheet.style, {
    width: `${wanted}px`,
    height: `${room.clientHeight / scale}px`,
    transform: `scale(${scale}) translateX(-50%)`,
  });
}
