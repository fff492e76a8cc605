import { useId } from 'react';
import { useText } from '../../context/useText';
import type { FieldOf } from '../../config/form/compiledForm';
import { FieldHint } from '../../ui/FieldFrame';
import { Icon } from '../../ui/Icon';
import type { FormOption } from '../outcome';
import { optionsIn } from '../values';
import * as styles from './ChoiceField.css';
import { bind, type FormFieldProps } from './fieldProps';

/** A choice of one: each on a row of its own, the whole row to press, with what it costs and brings. */
export function ChoiceField({ field, flow, label, hint, error }: FormFieldProps<FieldOf<'choice'>>) {
  const id = useId();
  const text = useText();
  const written: readonly FormOption[] | undefined = field.options?.map((option) => ({
    value: option.value,
    label: text(option.label),
  }));
  const options = written ?? optionsIn(flow.context().data, field.optionsFrom);
  const bound = bind({ field, flow });
  const chosen = flow.methods.watch(field.name);
  if (options.length === 0) return null;
  return (
    <fieldset className={styles.choice} aria-describedby={`${id}-hint`} data-part="choice">
      <legend className={styles.heading}>{label}</legend>
      <div className={styles.rows}>
        {options.map((option) => (
          <label
            key={option.value}
            className={styles.row}
            data-chosen={chosen === option.value ? '' : undefined}
            data-off={option.isOff ? '' : undefined}
          >
            <input
              {...bound}
              type="radio"
              value={option.value}
              className={styles.radio}
              // What is chosen stays enabled, as the form forgets the value of a disabled control; nothing else can be
              // chosen while that is under way.
              disabled={(option.isOff === true || flow.isBusy) && chosen !== option.value}
              aria-invalid={error ? true : undefined}
              aria-describedby={`${id}-${option.value}`}
              aria-labelledby={`${id}-${option.value}-name`}
            />
            {option.icon ? (
              <span className={styles.sign}>
                <Icon name={option.icon} size={20} />
              </span>
            ) : null}
            <span className={styles.words}>
              <span id={`${id}-${option.value}-name`} className={styles.name}>
                {option.label}
              </span>
              <span id={`${id}-${option.value}`} className={styles.details}>
                {option.note ? <span className={styles.note}>{option.note}</span> : null}
                {(option.ends ?? []).map((end) => (
                  <span key={end} className={styles.end}>
                    {end}
                  </span>
                ))}
              </span>
            </span>
          </label>
        ))}
      </div>
      <FieldHint id={id} error={error} hint={hint} />
    </fieldset>
  );
}
