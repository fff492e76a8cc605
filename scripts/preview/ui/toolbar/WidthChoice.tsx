import { observer } from 'mobx-react-lite';
import * as parts from '../parts.css';
import type { PreviewStore } from '../PreviewStore';
import { words } from '../words';
import * as styles from './Toolbar.css';

/** How wide the site is shown. */
export const WidthChoice = observer(function WidthChoice({ store }: { readonly store: PreviewStore }) {
  return (
    <div className={styles.group} role="group" aria-label={words.width}>
      {words.widths.map(({ width, name }) => (
        <button
          key={name}
          type="button"
          className={`${parts.button} ${styles.segment}`}
          aria-pressed={store.state.width === width}
          title={width === 0 ? name : `${width} px`}
          onClick={() => store.change({ width })}
        >
          {name}
        </button>
      ))}
    </div>
  );
});
