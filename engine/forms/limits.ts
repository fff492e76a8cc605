import { isWhole } from '../api/isWhole';
import type { VisibleField } from '../config/form/compiledForm';
import type { Format } from '../i18n/format';
import { limitOf, type FormContext } from './values';

/** `{min}` and `{max}` of a field's hint, as money; empty words where a limit is not known. */
export function limitsOf(
  field: VisibleField,
  { data }: FormContext,
  format: Format,
): Readonly<Record<'min' | 'max', string>> {
  const rule = field.rules.find(({ rule: name }) => name === 'amount-range');
  if (rule?.rule !== 'amount-range') return { min: '', max: '' };
  const money = (amount: string | undefined) =>
    amount === undefined ? '' : format.money(amount, { whole: isWhole(amount) });
  return { min: money(limitOf(rule.min, rule.minFrom, data)), max: money(limitOf(rule.max, rule.maxFrom, data)) };
}
