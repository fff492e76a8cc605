import { observer } from 'mobx-react-lite';
import { useId, useState } from 'react';
import {
  FormView,
  useLoginReturn,
  useMessages,
  useRoute,
  useStores,
  useText,
  useWantedPath,
  type WidgetProps,
  type WithForms,
} from '../../engine';
import type { FormProps } from '../../schemas/generated/widgets';
import { DonePanel } from './DonePanel';
import * as styles from './Form.css';
import { FormTabs } from './FormTabs';
import { SignedIn } from './SignedIn';
import { useFormData } from './useFormData';

/**
 * A form, or several as tabs; a player on a guest's form is told so, and after the last step the wanted page follows
 * (ROUTE-7).
 */
export const Form = observer(function Form({ forms, surface, label }: WidgetProps<WithForms<FormProps>>) {
  const text = useText();
  const message = useMessages();
  const id = useId();
  const { session } = useStores();
  const { navigate } = useRoute();
  const goOn = useLoginReturn();
  const wanted = useWantedPath();
  const [chosen, setChosen] = useState(0);
  const [isInFlight, setInFlight] = useState(false);
  const [isDone, setDone] = useState(false);
  const data = useFormData(forms);
  const form = forms[chosen] ?? forms[0];
  if (!form) return null;
  const { done, audience } = form;
  const box = surface === 'card' ? styles.card : styles.bare;

  const handleDone = () => {
    const hasEntered = audience === 'guest' && session.isAuthenticated;
    if (hasEntered && ('go' in done || wanted !== null)) goOn('go' in done ? done.go : undefined);
    else if ('go' in done) navigate(done.go);
    else if ('title' in done) setDone(true);
    else if (!hasEntered) setInFlight(false);
  };
  if (isDone && 'title' in done) {
    return (
      <div className={box} data-part="form-card">
        <DonePanel done={done} />
      </div>
    );
  }
  if (audience === 'guest' && session.isAuthenticated && !isInFlight) {
    return (
      <div className={box} data-part="form-card">
        <SignedIn wanted={wanted} />
      </div>
    );
  }
  const panel = <FormView key={form.name} form={form} data={data} onInFlight={setInFlight} onDone={handleDone} />;
  return (
    <div className={box} data-part="form-card">
      {forms.length > 1 ? (
        <>
          <FormTabs
            id={id}
            label={label ? text(label) : message('form.choices')}
            tabs={forms.map(({ tab }) => text(tab))}
            chosen={chosen}
            isBusy={isInFlight}
            onChoose={setChosen}
          />
          <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-tab-${chosen}`}>
            {panel}
          </div>
        </>
      ) : (
        panel
      )}
    </div>
  );
});
