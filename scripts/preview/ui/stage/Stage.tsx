import { observer } from 'mobx-react-lite';
import type { PreviewStore } from '../PreviewStore';
import { PaneFrame } from './PaneFrame';
import * as styles from './Stage.css';

/** One frame, or two side by side. */
export const Stage = observer(function Stage({ store }: { readonly store: PreviewStore }) {
  return (
    <div className={styles.stage}>
      {store.panes.map((pane) => (
        <PaneFrame key={pane.id} store={store} pane={pane} />
      ))}
    </div>
  );
});
