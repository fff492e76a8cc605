import { observer } from 'mobx-react-lite';
import type { LayerName } from '../../../../engine/config/provenance';
import type { ExplainedValue } from '../../../explain/explanation';
import type { InspectedNode } from '../../protocol';
import { Place } from '../Place';
import * as parts from '../parts.css';
import type { PreviewStore } from '../PreviewStore';
import { Select } from '../Select';
import { words } from '../words';
import { EditForm } from './EditForm';
import * as styles from './Inspector.css';

/** A node: its widget, where it is written, and each of its resolved values with file, line and layer. */
export const NodePanel = observer(function NodePanel({ store }: { readonly store: PreviewStore }) {
  const { inspected } = store;
  if (!inspected) return <p className={styles.hint}>{words.nothingChosen}</p>;
  const { explanation } = inspected;
  if (explanation.kind === 'unknown') return <p className={styles.hint}>{explanation.message}</p>;
  const { node, when, props } = explanation;
  return (
    <>
      <h2 className={styles.title}>{node.id}</h2>
      <p className={styles.subtitle}>
        {node.widget} · {node.region} · {node.tree}{' '}
        <span className={parts.badge} data-layer={node.layer}>
          {words.layers[node.layer]}
        </span>
      </p>
      <Place store={store} place={node} />
      {when === undefined ? null : (
        <>
          <h3 className={styles.section}>{words.shownWhen}</h3>
          <Value store={store} value={when} />
        </>
      )}
      <h3 className={styles.section}>{words.values}</h3>
      {props.length === 0 ? <p className={styles.hint}>{words.noValues}</p> : null}
      {props.map((value) => (
        <Value key={value.name} store={store} value={value} inspected={inspected} />
      ))}
      <OtherValues store={store} inspected={inspected} />
    </>
  );
});

interface ValueProps {
  readonly store: PreviewStore;
  readonly value: ExplainedValue;
  /** The node whose value it is, where it may be edited. */
  readonly inspected?: InspectedNode;
}

const Value = observer(function Value({ store, value, inspected }: ValueProps) {
  const { edit } = store;
  const first = firstLayer(inspected, value.layer);
  return (
    <div className={styles.value} data-value={value.name}>
      <div className={styles.valueHead}>
        <span className={styles.valueName}>{value.name}</span>
        <span className={parts.badge} data-layer={value.layer}>
          {words.layers[value.layer]}
        </span>
        {first === undefined ? null : (
          <button
            type="button"
            className={styles.edit}
            aria-label={words.editOf(value.name)}
            onClick={() => edit.begin(value.name, value.value, first)}
          >
            {words.edit}
          </button>
        )}
      </div>
      {inspected && edit.prop === value.name ? (
        <EditForm store={store} inspected={inspected} prop={value.name} />
      ) : (
        <>
          <div className={parts.code}>{written(value.value)}</div>
          <Place store={store} place={value} />
          {value.isReplaceable ? <p className={styles.note}>{words.replaceable}</p> : null}
        </>
      )}
    </div>
  );
});

/** Props without a value yet. */
const OtherValues = observer(function OtherValues({
  store,
  inspected,
}: {
  readonly store: PreviewStore;
  readonly inspected: InspectedNode;
}) {
  const { edit } = store;
  const { explanation, schema } = inspected;
  const first = firstLayer(inspected);
  if (explanation.kind !== 'node' || first === undefined) return null;
  const said = explanation.props.map(({ name }) => name);
  const others = Object.entries(schema?.properties ?? {}).filter(([name]) => !said.includes(name));
  if (others.length === 0) return null;
  const isOpen = edit.prop !== null && !said.includes(edit.prop);
  const begin = (name: string) => {
    const { default: preset, enum: choices, examples } = schema?.properties?.[name] ?? {};
    edit.begin(name, preset ?? choices?.[0] ?? examples?.[0] ?? null, first);
  };
  return (
    <div className={styles.value}>
      <Select
        label={words.addValue}
        value={isOpen ? (edit.prop ?? '') : ''}
        onChange={(name) => (name === '' ? edit.close() : begin(name))}
      >
        <option value="">–</option>
        {others.map(([name]) => (
          <option key={name}>{name}</option>
        ))}
      </Select>
      {isOpen && edit.prop !== null ? <EditForm store={store} inspected={inspected} prop={edit.prop} /> : null}
    </div>
  );
});

/** The layer that an edit is offered first: the one that says the value now, else the site. */
function firstLayer(inspected: InspectedNode | undefined, now?: LayerName): LayerName | undefined {
  const writable = (inspected?.layers ?? []).filter(({ isWritable }) => isWritable).map(({ layer }) => layer);
  return writable.find((layer) => layer === now) ?? writable.find((layer) => layer === 'site') ?? writable[0];
}

/** A value as JSON; short ones on one line. */
function written(value: unknown): string {
  const line = JSON.stringify(value);
  return line.length <= 60 ? line : JSON.stringify(value, null, 2);
}
