import type { CompiledField, CompiledForm, CompiledRule } from '../config/form/compiledForm';
import type { Text } from '../config/compiled';
import type { Format } from '../i18n/format';
import type { FieldError } from './validateField';
import { limitOf, type FormContext } from './values';

/** A text with what stands in its placeholders. */
export interface FilledText {
  readonly text: Text;
  readonly values?: Readonly<Record<string, string | number>>;
}

/** What to say of a field error; null where the form says nothing of it. */
export function fieldErrorText(
  fieldError: FieldError,
  field: CompiledField,
  form: CompiledForm,
  { format, context }: { readonly format: Format; readonly context: FormContext },
) {
  const said = (text: Text | undefined, values?: FilledText['values']): FilledText | null =>
    text ? { text, ...(values ? { values } : {}) } : null;
  if (field.kind === 'hidden') return null;
  if (fieldError === 'invalid') return said(field.invalid);
  if (fieldError === 'decimals')
    return said(context.places === 0 ? form.words.amountWhole : form.words.amountDecimals, { count: context.places });
  const [, index, end] = fieldError.split(':');
  const rule = field.rules[Number(index)];
  if (!rule) return null;
  const range = rangeOf(rule, context);
  if (!range) return said(rule.message, valuesOf(rule, format));
  const values = Object.fromEntries(
    Object.entries(range).flatMap(([name, amount]) => (amount === undefined ? [] : [[name, format.money(amount)]])),
  );
  if (range.min !== undefined && range.max !== undefined) return said(rule.message, values);
  return said(end === 'min' ? form.words.amountMin : form.words.amountMax, values);
}

function rangeOf(
  rule: CompiledRule,
  { data }: FormContext,
): { readonly min: string | undefined; readonly max: string | undefined } | null {
  if (rule.rule !== 'amount-range') return null;
  return { min: limitOf(rule.min, rule.minFrom, data), max: limitOf(rule.max, rule.maxFrom, data) };
}

function valuesOf(rule: CompiledRule, format: Format): FilledText['values'] {
  if (rule.rule === 'min-length' || rule.rule === 'max-length') return { count: rule.count };
  if (rule.rule === 'age') return { count: rule.years };
  return rule.rule === 'amount-step' ? { step: format.money(rule.step) } : undefined;
}
