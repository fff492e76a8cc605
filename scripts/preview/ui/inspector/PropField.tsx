import { useId, useState } from 'react';
import type { PropSchema } from '../../protocol';
import * as parts from '../parts.css';
import { words } from '../words';
import * as styles from './Inspector.css';

interface PropFieldProps {
  readonly name: string;
  readonly schema: PropSchema | undefined;
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
  /** What is typed cannot be read as a value. */
  readonly onUnreadable: (message: string) => void;
}

/**
 * The field for a prop that its schema asks for: a list of words, a switch, a number, a line of text, or JSON for what
 * has parts.
 */
export function PropField({ name, schema = {}, value, onChange, onUnreadable }: PropFieldProps) {
  const id = useId();
  return (
    <div className={parts.field}>
      <label className={parts.caption} htmlFor={id}>
        {name}
      </label>
      <Control id={id} schema={schema} value={value} onChange={onChange} onUnreadable={onUnreadable} />
      {schema.description === undefined ? null : <p className={styles.description}>{schema.description}</p>}
    </div>
  );
}

type ControlProps = Omit<PropFieldProps, 'name' | 'schema'> & { readonly id: string; readonly schema: PropSchema };

function Control(props: ControlProps) {
  const { id, schema, value, onChange } = props;
  if (schema.enum) {
    return (
      <select
        id={id}
        className={parts.select}
        value={JSON.stringify(value)}
        onChange={(event) => onChange(JSON.parse(event.target.value))}
      >
        {schema.enum.map((word) => (
          <option key={JSON.stringify(word)} value={JSON.stringify(word)}>
            {String(word)}
          </option>
        ))}
      </select>
    );
  }
  if (schema.type === 'boolean')
    return (
      <input
        id={id}
        type="checkbox"
        className={styles.checkbox}
        checked={value === true}
        onChange={(event) => onChange(event.target.checked)}
      />
    );
  if (schema.type === 'integer' || schema.type === 'number') return <NumberControl {...props} />;
  if (schema.type === 'string' && typeof (value ?? '') === 'string') {
    return (
      <input
        id={id}
        className={parts.input}
        value={typeof value === 'string' ? value : ''}
        onChange={(event) => onChange(event.target.value)}
      />
    );
  }
  return <JsonControl {...props} />;
}

function NumberControl({ id, schema, value, onChange, onUnreadable }: ControlProps) {
  const [text, setText] = useState(() => (typeof value === 'number' ? String(value) : ''));
  return (
    <input
      id={id}
      className={parts.input}
      inputMode="numeric"
      value={text}
      onChange={({ target }) => {
        setText(target.value);
        if (target.value.trim() === '' || Number.isNaN(Number(target.value)))
          onUnreadable(words.noNumber(schema.minimum, schema.maximum));
        else onChange(Number(target.value));
      }}
    />
  );
}

function JsonControl({ id, value, onChange, onUnreadable }: ControlProps) {
  const [text, setText] = useState(() => JSON.stringify(value ?? null, null, 2));
  return (
    <textarea
      id={id}
      className={styles.json}
      rows={Math.min(14, text.split('\n').length + 1)}
      spellCheck={false}
      value={text}
      onChange={({ target }) => {
        setText(target.value);
        try {
          onChange(JSON.parse(target.value) as unknown);
        } catch (error) {
          onUnreadable(words.noJson(error instanceof Error ? error.message : ''));
        }
      }}
    />
  );
}
