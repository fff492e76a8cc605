import { Switch } from '@base-ui/react/switch';
import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { featureNames, type FeatureName } from '../../../../engine/config/compiled';
import * as parts from '../parts.css';
import type { PreviewStore } from '../PreviewStore';
import { words } from '../words';
import * as styles from './Popover.css';
import { ToolPopover } from './ToolPopover';

/** The site's switches, each as configured until it is pressed. */
export const SwitchChoices = observer(function SwitchChoices({ store }: { readonly store: PreviewStore }) {
  const { features } = store.state;
  const isTried = Object.keys(features).length > 0;
  return (
    <ToolPopover title={words.switches} isTried={isTried}>
      {featureNames.map((name) => (
        <FeatureSwitch key={name} store={store} name={name} />
      ))}
      <button type="button" className={parts.button} disabled={!isTried} onClick={() => store.change({ features: {} })}>
        {words.reset}
      </button>
    </ToolPopover>
  );
});

const FeatureSwitch = observer(function FeatureSwitch({
  store,
  name,
}: {
  readonly store: PreviewStore;
  readonly name: FeatureName;
}) {
  const id = useId();
  const { features } = store.state;
  const isOn = features[name] ?? store.first.state?.site?.features[name] ?? false;
  return (
    <div className={styles.row}>
      <span id={id} className={features[name] === undefined ? undefined : styles.tried}>
        {name}
      </span>
      <Switch.Root
        className={styles.switchTrack}
        aria-labelledby={id}
        checked={isOn}
        onCheckedChange={(next) => store.change({ features: { ...features, [name]: next } })}
      >
        <Switch.Thumb className={styles.switchThumb} />
      </Switch.Root>
    </div>
  );
});
