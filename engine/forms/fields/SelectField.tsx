import { useEffectEvent, useId, useLayoutEffect } from 'react';
import { useText } from '../../context/useText';
import type { FieldOf } from '../../config/form/compiledForm';
import { control } from '../../ui/Field.css';
import { FieldFrame } from '../../ui/FieldFrame';
import { Icon } from '../../ui/Icon';
import { offeredIn, optionsIn } from '../values';
import { bind, type FormFieldProps } from './fieldProps';
import * as styles from './SelectField.css';

/**
 * A choice of one, by the browser's own list, so that phones show theirs. What is chosen stays chosen while the list
 * offers it, and is nothing once the list does not.
 */
export function SelectField({ field, flow, label, hint, error }: FormFieldProps<FieldOf<'select'>>) {
  const id = useId();
  const text = useText();
  const options =
    field.options?.map((option) => ({ value: option.value, label: text(option.label) })) ??
    optionsIn(flow.context().data, field.optionsFrom);
  const offered = offeredIn(flow.context().data, field);
  const showChosen = useEffectEvent(() => {
    const chosen = flow.methods.getValues(field.name);
    if (typeof chosen !== 'string' || chosen === '') return;
    flow.methods.setValue(field.name, offered.includes(chosen) ? chosen : '');
  });
  // Browsers show the first option where the chosen one is taken away or has not come yet.
  const list = offered.join('\n');
  useLayoutEffect(() => showChosen(), [list]);
  // The form forgets the value of a disabled list, so the options are disabled that would change what is under way.
  const isOff = (value: string) => flow.isBusy && value !== (flow.methods.getValues(field.name) ?? '');
  const empty = field.empty ?? flow.form.words.choose;
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      <div className={styles.box}>
        <select
          {...bind({ field, flow })}
          id={id}
          className={`${control} ${styles.select}`}
          autoComplete={field.autocomplete}
          aria-invalid={error ? true : undefined}
          aria-describedby={`${id}-hint`}
          aria-disabled={flow.isBusy || undefined}
        >
          <option value="" disabled={isOff('')}>
            {empty ? text(empty) : ''}
          </option>
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={isOff(option.value)}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon name="chevron-down" className={styles.chevron} />
      </div>
    </FieldFrame>
  );
}
