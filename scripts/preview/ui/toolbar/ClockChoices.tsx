import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import * as parts from '../parts.css';
import type { PreviewStore } from '../PreviewStore';
import { words } from '../words';
import { fromField, toField } from './localTime';
import * as styles from './Popover.css';
import { ToolPopover } from './ToolPopover';

const hourMs = 3_600_000;

/** The simulated clock, and a window of maintenance. */
export const ClockChoices = observer(function ClockChoices({ store }: { readonly store: PreviewStore }) {
  const { at, from, until } = store.state;
  const begin = () => {
    const now = store.now();
    store.change({ from: new Date(now - hourMs).toISOString(), until: new Date(now + hourMs).toISOString() });
  };
  return (
    <ToolPopover title={words.clock} isTried={at !== undefined || (from !== undefined && until !== undefined)}>
      <MomentField label={words.simulatedTime} value={at} onChange={(moment) => store.change({ at: moment })} />
      <button
        type="button"
        className={parts.button}
        disabled={at === undefined}
        onClick={() => store.change({ at: undefined })}
      >
        {words.realTime}
      </button>
      <p className={styles.title}>{words.maintenance}</p>
      <div className={styles.pair}>
        <MomentField label={words.from} value={from} onChange={(moment) => store.change({ from: moment })} />
        <MomentField label={words.until} value={until} onChange={(moment) => store.change({ until: moment })} />
      </div>
      <div className={styles.actions}>
        <button type="button" className={parts.button} onClick={begin}>
          {words.maintenanceNow}
        </button>
        <button
          type="button"
          className={parts.button}
          disabled={from === undefined && until === undefined}
          onClick={() => store.change({ from: undefined, until: undefined })}
        >
          {words.reset}
        </button>
      </div>
    </ToolPopover>
  );
});

function MomentField({
  label,
  value,
  onChange,
}: {
  readonly label: string;
  readonly value: string | undefined;
  readonly onChange: (moment: string | undefined) => void;
}) {
  const id = useId();
  return (
    <div className={parts.field}>
      <label className={parts.caption} htmlFor={id}>
        {label}
      </label>
      <input
        id={id}
        className={parts.input}
        type="datetime-local"
        value={toField(value)}
        onChange={(event) => onChange(fromField(event.target.value))}
      />
    </div>
  );
}
