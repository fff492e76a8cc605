import { useState, type KeyboardEvent } from 'react';
import { useWatch } from 'react-hook-form';
import { useText } from '../../context/useText';
import type { FieldOf } from '../../config/form/compiledForm';
import { RouteLink } from '../../routing/RouteLink';
import { Field } from '../../ui/Field';
import { endButton } from '../../ui/Field.css';
import { Icon } from '../../ui/Icon';
import { strengthOf } from '../strength';
import { lineOf, type FormFieldProps, type LineProps } from './fieldProps';
import * as styles from './PasswordField.css';

/**
 * A password: shown and hidden by a press, with a word on capitals lock and, for a new one, on how hard it is to guess.
 */
export function PasswordField(props: LineProps<FieldOf<'password'>>) {
  const { field, flow } = props;
  const text = useText();
  const [isShown, setShown] = useState(false);
  const [isLocked, setLocked] = useState(false);
  const { words } = flow.form;
  const handleKey = (event: KeyboardEvent<HTMLInputElement>) => setLocked(event.getModifierState('CapsLock'));
  const lockHint = isLocked && words.capsLock ? text(words.capsLock) : '';
  const toggle = isShown ? words.hidePassword : words.showPassword;
  return (
    <div className={styles.password}>
      <Field
        {...lineOf(props)}
        type={isShown ? 'text' : 'password'}
        labelEnd={
          field.link ? (
            <RouteLink route={field.link.route} className={styles.link}>
              {text(field.link.label)}
            </RouteLink>
          ) : null
        }
        hint={lockHint || props.hint}
        autoComplete={field.purpose === 'new' ? 'new-password' : 'current-password'}
        autoCapitalize="none"
        spellCheck={false}
        onKeyDown={handleKey}
        onKeyUp={handleKey}
        end={
          <button
            type="button"
            className={endButton}
            aria-pressed={isShown}
            aria-label={toggle ? text(toggle) : undefined}
            onClick={() => setShown(!isShown)}
          >
            <Icon name={isShown ? 'eye-off' : 'eye'} size={20} />
          </button>
        }
      />
      {field.strength ? <StrengthMeter field={field} flow={flow} /> : null}
    </div>
  );
}

function StrengthMeter({ field, flow }: Pick<FormFieldProps<FieldOf<'password'>>, 'field' | 'flow'>) {
  const text = useText();
  const value = useWatch({ control: flow.methods.control, name: field.name });
  if (typeof value !== 'string' || value === '') return <p className={styles.meter} aria-live="polite" />;
  const known = Object.entries(flow.methods.getValues()).flatMap(([name, other]) =>
    name !== field.name && typeof other === 'string' ? [other] : [],
  );
  const strength = strengthOf(value, known);
  const words = flow.form.words[`strength${strength}`];
  return (
    <p className={styles.meter} aria-live="polite" data-part="password-strength" data-strength={strength}>
      <span className={styles.bars} aria-hidden="true">
        {[1, 2, 3, 4].map((bar) => (
          <span key={bar} className={`${styles.bar} ${bar <= strength ? styles.levels[strength] : ''}`} />
        ))}
      </span>
      <span>{words ? text(words) : ''}</span>
    </p>
  );
}
