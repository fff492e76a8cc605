import { observer } from 'mobx-react-lite';
import * as parts from '../parts.css';
import type { PreviewStore } from '../PreviewStore';
import { Select } from '../Select';
import { words } from '../words';
import { ToolPopover } from './ToolPopover';

/** What stands beside the site: another one, or the same in another template. */
export const CompareChoices = observer(function CompareChoices({ store }: { readonly store: PreviewStore }) {
  const { choices, state } = store;
  const { besideDomain, besideTemplate } = state;
  const isTried = besideDomain !== undefined || besideTemplate !== undefined;
  return (
    <ToolPopover title={words.compare} isTried={isTried}>
      <Select
        label={words.besideDomain}
        value={besideDomain ?? ''}
        onChange={(domain) => store.change({ besideDomain: domain || undefined, besideTemplate: undefined })}
      >
        <option value="">–</option>
        {choices?.sites
          .filter(({ domain }) => domain !== state.domain)
          .map(({ domain, name }) => (
            <option key={domain} value={domain}>
              {name} · {domain}
            </option>
          ))}
      </Select>
      <Select
        label={words.besideTemplate}
        value={besideTemplate ?? ''}
        onChange={(theme) => store.change({ besideTemplate: theme || undefined, besideDomain: undefined })}
      >
        <option value="">–</option>
        {choices?.themes.map((theme) => (
          <option key={theme}>{theme}</option>
        ))}
      </Select>
      <button
        type="button"
        className={parts.button}
        disabled={!isTried}
        onClick={() => store.change({ besideDomain: undefined, besideTemplate: undefined })}
      >
        {words.closeBeside}
      </button>
    </ToolPopover>
  );
});
