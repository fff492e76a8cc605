import type { UseFormReturn } from 'react-hook-form';
import type { CompiledField } from '../config/form/compiledForm';
import { visibleText } from './cleaning';
import type { FormFields } from './outcome';

/** What was typed in fields that may be shown again, by their names, for the placeholders of the form's words. */
export function typedWords(
  fields: readonly CompiledField[],
  methods: UseFormReturn<FormFields>,
): Readonly<Record<string, string>> {
  const known = fields.filter(
    ({ kind }) => kind !== 'password' && kind !== 'code' && kind !== 'hidden' && kind !== 'checkbox',
  );
  return Object.fromEntries(known.map(({ name }) => [name, visibleText(String(methods.getValues(name) ?? ''))]));
}
