import type { CompiledField, CompiledForm, CompiledRule } from '../config/form/compiledForm';
import type { Text } from '../config/compiled';
import type { Format } from '../i18n/format';
import type { Breach } from './checks';
import { limitOf, type FormWorld } from './values';

/** A text with what stands in its placeholders. */
export interface FilledText {
  readonly text: Text;
  readonly values?: Readonly<Record<string, string | number>>;
}

/** What to say of a breach; null where the form says nothing of it. */
export function breachText(
  breach: Breach,
  field: CompiledField,
  form: CompiledForm,
  { format, world }: { readonly format: Format; readonly world: FormWorld },
) {
  const said = (text: Text | undefined, values?: FilledText['values']): FilledText | null => (text ? { text, ...(values ? { values } : {}) } : null);
  if (field.kind === 'hidden') return null;
  if (breach === 'invalid') return said(field.invalid);
  if (breach === 'decimals') return said(world.places === 0 ? form.words.amountWhole : form.words.amountDecimals, { count: world.places });
  const [, index, end] = breach.split(':');
  const rule = field.rules[Number(index)];
  if (!rule) return null;
  const range = rangeOf(rule, world);
  if (!range) return said(rule.message, valuesOf(rule, format));
  const values = Object.fromEntries(Object.entries(range).flatMap(([name, amount]) => (amount === undefined ? [] : [[name, format.money(amount)]])));
  if (range.min !== undefined && range.max !== undefined) return said(rule.message, values);
  return said(end === 'min' ? form.words.amountMin : form.words.amountMax, values);
}

function rangeOf(rule: CompiledRule, { data }: FormWorld): { readonly min: string | undefined; readonly max: string | undefined } | null {
  if (rule.rule !== 'amount-range') return null;
  return { min: limitOf(rule.min, rule.minFrom, data), max: limitOf(rule.max, rule.maxFrom, data) };
}

function valuesOf(rule: CompiledRule, format: Format): FilledText['values'] {
  if (rule.rule === 'min-length' || rule.rule === 'max-length') return { count: rule.count };
  if (rule.rule === 'age') return { count: rule.years };
  return rule.rule === 'amount-step' ? { step: format.money(rule.step) } : undefined;
}
