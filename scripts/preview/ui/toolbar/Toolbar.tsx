import { observer } from 'mobx-react-lite';
import * as parts from '../parts.css';
import type { PreviewStore } from '../PreviewStore';
import { words } from '../words';
import { ClockChoices } from './ClockChoices';
import { CompareChoices } from './CompareChoices';
import { LookChoices } from './LookChoices';
import { NetworkChoices } from './NetworkChoices';
import { SiteChoices } from './SiteChoices';
import { SwitchChoices } from './SwitchChoices';
import * as styles from './Toolbar.css';
import { WidthChoice } from './WidthChoice';

/** Everything that can be tried on the site, in two rows. */
export const Toolbar = observer(function Toolbar({ store }: { readonly store: PreviewStore }) {
  return (
    <>
      <div className={styles.row}>
        <SiteChoices store={store} />
        <span className={styles.space} />
        <WidthChoice store={store} />
        <button
          type="button"
          className={parts.button}
          aria-pressed={store.isInspecting}
          onClick={() => store.inspect(!store.isInspecting)}
        >
          {words.inspect}
        </button>
      </div>
      <div className={`${styles.row} ${styles.second}`}>
        <LookChoices store={store} />
        <SwitchChoices store={store} />
        <ClockChoices store={store} />
        <NetworkChoices store={store} />
        <CompareChoices store={store} />
        <span className={styles.space} />
        <UndoButton store={store} />
        <button type="button" className={parts.button} onClick={() => void store.copyLink()}>
          {words.copyLink}
        </button>
      </div>
    </>
  );
});

const UndoButton = observer(function UndoButton({ store: { edit } }: { readonly store: PreviewStore }) {
  const { next } = edit.undoable;
  return (
    <button
      type="button"
      className={parts.button}
      disabled={next === null}
      title={next ? words.undoOf(next.label, next.file) : undefined}
      onClick={() => void edit.undo()}
    >
      {words.undo}
    </button>
  );
});
