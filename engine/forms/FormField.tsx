import type { InputHTMLAttributes } from 'react';
import { useFormat } from '../context/useFormat';
import { useText } from '../context/useText';
import type { VisibleField } from '../config/form/compiledForm';
import { fieldErrorText } from './fieldErrorText';
import type { FieldError } from './validateField';
import { AmountField } from './fields/AmountField';
import { CheckboxField } from './fields/CheckboxField';
import { ChoiceField } from './fields/ChoiceField';
import { CodeField } from './fields/CodeField';
import { LineField } from './fields/LineField';
import { PasswordField } from './fields/PasswordField';
import { SelectField } from './fields/SelectField';
import * as styles from './FormView.css';
import { limitsOf } from './limits';
import { useFailureText } from '../context/useFailureText';
import type { FormFlow } from './formFlow';
import { ownValue } from '../config/ownValue';

interface Props {
  readonly field: VisibleField;
  readonly flow: FormFlow;
  /** What a phone's Enter key says. */
  readonly enterKeyHint: InputHTMLAttributes<HTMLInputElement>['enterKeyHint'];
}

/** One field of a form: its control by kind, its words, and what is wrong with it. */
export function FormField({ field, flow, enterKeyHint }: Props) {
  const text = useText();
  const error = useFieldError(field, flow);
  const format = useFormat();
  const label = text(field.label);
  const isOptional =
    field.kind !== 'checkbox' &&
    field.kind !== 'code' &&
    field.kind !== 'choice' &&
    !field.rules.some(({ rule }) => rule === 'required');
  const optional = flow.form.words.optional;
  const hint = 'hint' in field ? text(field.hint, limitsOf(field, flow.context(), format)) : '';
  const props = { flow, hint, error, enterKeyHint, label: isOptional && optional ? text(optional, { label }) : label };
  return (
    <div className={'width' in field && field.width === 'half' ? styles.half : styles.full}>
      {controlOf(field, props)}
    </div>
  );
}

type ControlProps = Omit<Props, 'field'> & {
  readonly label: string;
  readonly hint: string;
  readonly error: string | undefined;
};

function controlOf(field: VisibleField, props: ControlProps) {
  switch (field.kind) {
    case 'password':
      return <PasswordField field={field} {...props} />;
    case 'code':
      return <CodeField field={field} {...props} />;
    case 'select':
      return <SelectField field={field} {...props} />;
    case 'choice':
      return <ChoiceField field={field} {...props} />;
    case 'checkbox':
      return <CheckboxField field={field} {...props} />;
    case 'amount':
      return <AmountField field={field} {...props} />;
    default:
      return <LineField field={field} {...props} />;
  }
}

/** What is wrong with a field, in the language the player reads now. */
function useFieldError(field: VisibleField, flow: FormFlow): string | undefined {
  const text = useText();
  const format = useFormat();
  const type = ownValue(flow.methods.formState.errors, field.name)?.type;
  const refused = type === 'refusal' && flow.refusal?.field === field.name ? flow.refusal.failure : null;
  const own = flow.form.refusals.find(({ word }) => word === refused?.statusMessage)?.message;
  const words = useFailureText(own ? null : refused);
  if (refused) return own ? text(own) : words;
  if (type === undefined || type === 'refusal') return undefined;
  const said = fieldErrorText(type as FieldError, field, flow.form, { format, context: flow.context() });
  return said ? text(said.text, said.values) : undefined;
}
