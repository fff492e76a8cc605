import { observer } from 'mobx-react-lite';
import type { PreviewStore } from '../PreviewStore';
import { PaneFrame } from './PaneFrame';
import * as styles from './Stage.css';
import { Timeline } from './Timeline';

/** One frame, or two side by side, above the timeline. */
export const Stage = observer(function Stage({ store }: { readonly store: PreviewStore }) {
  return (
    <div className={styles.desk}>
      <div className={styles.stage}>
        {store.panes.map((pane) => (
          <PaneFrame key={pane.id} store={store} pane={pane} />
        ))}
      </div>
      <Timeline store={store} />
    </div>
  );
});
