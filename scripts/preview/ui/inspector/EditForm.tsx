import { observer } from 'mobx-react-lite';
import type { LayerName } from '../../../../engine/config/provenance';
import type { InspectedNode } from '../../protocol';
import * as parts from '../parts.css';
import type { PreviewStore } from '../PreviewStore';
import { ProblemList } from '../ProblemList';
import { Select } from '../Select';
import { words } from '../words';
import * as styles from './Inspector.css';
import { PropField } from './PropField';

/** The form of one prop: its field, the layer that is to say it, and what saving would do. */
export const EditForm = observer(function EditForm({
  store,
  inspected,
  prop,
}: {
  readonly store: PreviewStore;
  readonly inspected: InspectedNode;
  readonly prop: string;
}) {
  const { edit } = store;
  const { outcome, layer } = edit;
  const writable = inspected.layers.filter(({ isWritable }) => isWritable);
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void edit.save();
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape') edit.close();
      }}
    >
      <PropField
        key={prop}
        name={prop}
        schema={inspected.schema?.properties?.[prop]}
        value={edit.value}
        onChange={(value) => void edit.set(value)}
        onUnreadable={(message) => edit.refuse(message)}
      />
      <Select label={words.saveIn} value={layer} onChange={(next) => void edit.set(edit.value, next as LayerName)}>
        {writable.map(({ layer: name, file }) => (
          <option key={name} value={name}>
            {words.layers[name]} · {file.replace('site-configs/', '')}
          </option>
        ))}
      </Select>
      <div role="status" className={styles.outcome}>
        {outcome?.kind === 'fits' ? (
          <>
            <p>
              <strong>{words.affects(outcome.domains.length)}</strong> {outcome.domains.slice(0, 5).join(', ')}
              {outcome.domains.length > 5 ? ' …' : ''}
            </p>
            {outcome.isSeen ? null : <p className={styles.note}>{words.notSeen}</p>}
            <pre className={styles.diff} tabIndex={0} aria-label={outcome.file}>
              {outcome.diff}
            </pre>
          </>
        ) : null}
        {outcome?.kind === 'impossible' ? <p className={styles.note}>{outcome.message}</p> : null}
        {outcome?.kind === 'refused' ? <ProblemList store={store} problems={outcome.problems} /> : null}
      </div>
      <div className={styles.actions}>
        <button
          type="submit"
          className={`${parts.button} ${parts.primary}`}
          disabled={outcome?.kind !== 'fits' || edit.isBusy}
        >
          {words.save}
        </button>
        <button type="button" className={parts.button} onClick={() => edit.close()}>
          {words.cancel}
        </button>
      </div>
    </form>
  );
});
