import { observer } from 'mobx-react-lite';
import { colorNames } from '../../../../engine/config/compiled';
import type { PreviewStore } from '../PreviewStore';
import { Select } from '../Select';
import { words } from '../words';
import * as styles from './Toolbar.css';

/** Template, colour and currency; empty is as configured. */
export const LookChoices = observer(function LookChoices({ store }: { readonly store: PreviewStore }) {
  const { choices, state } = store;
  const site = store.first.state?.site;
  return (
    <>
      <Select
        label={words.template}
        className={styles.middle}
        value={state.template ?? ''}
        isTried={state.template !== undefined}
        onChange={(template) => store.change({ template: template || undefined })}
      >
        <option value="">{words.configured(state.template === undefined ? site?.theme.code : undefined)}</option>
        {choices?.themes.map((theme) => (
          <option key={theme}>{theme}</option>
        ))}
      </Select>
      <Select
        label={words.color}
        className={styles.middle}
        value={state.color ?? ''}
        isTried={state.color !== undefined}
        onChange={(color) => store.change({ color: colorNames.find((name) => name === color) })}
      >
        <option value="">
          {words.configured(state.color === undefined && state.template === undefined ? site?.theme.color : undefined)}
        </option>
        {colorNames.map((color) => (
          <option key={color}>{color}</option>
        ))}
      </Select>
      <Select
        label={words.currency}
        className={styles.middle}
        value={state.currency ?? ''}
        isTried={state.currency !== undefined}
        onChange={(currency) => store.change({ currency: currency || undefined })}
      >
        <option value="">{words.configured(state.currency === undefined ? site?.currency : undefined)}</option>
        {choices?.currencies.map((currency) => (
          <option key={currency}>{currency}</option>
        ))}
      </Select>
    </>
  );
});
