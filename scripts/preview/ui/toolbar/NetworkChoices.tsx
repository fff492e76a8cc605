import { observer } from 'mobx-react-lite';
import * as parts from '../parts.css';
import type { PreviewStore } from '../PreviewStore';
import { Select } from '../Select';
import { words } from '../words';
import * as styles from './Popover.css';
import { ToolPopover } from './ToolPopover';

/** What goes wrong on the way to the platform, and how long answers wait. */
export const NetworkChoices = observer(function NetworkChoices({ store }: { readonly store: PreviewStore }) {
  const { choices, state } = store;
  const isTried = state.fault !== undefined || state.latencyMs !== undefined;
  return (
    <ToolPopover title={words.network} isTried={isTried}>
      <Select
        label={words.fault}
        value={state.fault ?? ''}
        onChange={(fault) => store.change({ fault: fault || undefined })}
      >
        <option value="">{words.noFault}</option>
        {choices?.faults.map((fault) => (
          <option key={fault} value={fault}>
            {words.faults[fault] ?? fault}
          </option>
        ))}
      </Select>
      <Select
        label={words.call}
        value={state.call ?? '*'}
        onChange={(call) => store.change({ call: call === '*' ? undefined : call })}
      >
        <option value="*">{words.everyCall}</option>
        {choices?.calls.map((call) => (
          <option key={call}>{call}</option>
        ))}
      </Select>
      <Select
        label={words.latency}
        value={String(state.latencyMs ?? 0)}
        onChange={(ms) => store.change({ latencyMs: ms === '0' ? undefined : Number(ms) })}
      >
        {words.latencies.map(({ ms, name }) => (
          <option key={ms} value={ms}>
            {name}
          </option>
        ))}
      </Select>
      <p className={styles.hint}>{words.networkHint}</p>
      <button
        type="button"
        className={parts.button}
        disabled={!isTried && state.call === undefined}
        onClick={() => store.change({ fault: undefined, call: undefined, latencyMs: undefined })}
      >
        {words.reset}
      </button>
    </ToolPopover>
  );
});
