import type { InputHTMLAttributes } from 'react';
import type { FieldOf } from '../../config/form/compiledForm';
import { Field } from '../../ui/Field';
import { lineOf, type LineProps } from './fieldProps';

type LineKind = 'text' | 'letters' | 'digits' | 'email' | 'url' | 'phone' | 'date' | 'card' | 'expiry';

/** How a kind looks to browsers, keyboards and password managers. */
const looks: Readonly<Record<LineKind, InputHTMLAttributes<HTMLInputElement>>> = {
  text: { type: 'text' },
  letters: { type: 'text', autoCapitalize: 'words' },
  digits: { type: 'text', inputMode: 'numeric', pattern: '[0-9]*' },
  email: { type: 'email', inputMode: 'email', autoCapitalize: 'none', spellCheck: false },
  url: { type: 'url', inputMode: 'url', autoCapitalize: 'none', spellCheck: false },
  phone: { type: 'tel', inputMode: 'tel' },
  date: { type: 'date' },
  card: { type: 'text', inputMode: 'numeric', maxLength: 23 },
  expiry: { type: 'text', inputMode: 'numeric', placeholder: '08/29' },
};

/** A line of input of the plain kinds (VALID-1, VALID-2). */
export function LineField(props: LineProps<FieldOf<LineKind>>) {
  const { field } = props;
  return (
    <Field
      {...looks[field.kind]}
      {...(field.kind === 'text' ? { autoCapitalize: field.capitals, spellCheck: field.capitals !== 'none' } : {})}
      {...lineOf(props)}
      autoComplete={field.autocomplete}
    />
  );
}
