import type { CompiledField, CompiledStep, FieldOf } from '../config/form/compiledForm';
import type { Decimal } from '../api/decimal';
import { readAmount, type Separators } from './amount';
import { codeIn, digitsOf, expiryOf, phoneOf, visibleText } from './cleaning';
import type { FormData, FormOption, FormValue, FormValues } from './outcome';
import { ownValue } from '../config/ownValue';

/** The form context: what reading a value depends on besides the value. */
export interface FormContext {
  readonly separators: Separators;
  /** Decimals of the site's currency. */
  readonly places: number;
  readonly data: FormData;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** A value as it is sent: cleaned by the kind of its field; empty where an amount cannot be read. */
export function sentValue(field: CompiledField, value: FormValue | undefined, context: FormContext): string {
  if (field.kind === 'hidden') return field.value ?? textIn(context.data, field.from);
  if (field.kind === 'checkbox') return value === true ? 'true' : '';
  const text = typeof value === 'string' ? value : '';
  switch (field.kind) {
    case 'password':
      return text;
    case 'choice':
    case 'select':
      return field.options !== undefined ||
        optionsIn(context.data, field.optionsFrom).some((option) => option.value === text)
        ? text
        : '';
    case 'digits':
    case 'card':
      return digitsOf(text);
    case 'code':
      return codeIn(text);
    case 'expiry':
      return expiryOf(text);
    case 'phone':
      return phoneOf(text);
    case 'letters':
      return visibleText(text).replace(/\s+/g, ' ');
    case 'amount': {
      const read = readAmount(text, context.separators, context.places);
      return read.ok ? read.amount : '';
    }
    default:
      return visibleText(text);
  }
}

/** Every value of the fields as an action takes it. */
export function sentValues(
  fields: readonly CompiledField[],
  values: FormValues,
  context: FormContext,
): Readonly<Record<string, string>> {
  return Object.fromEntries(
    fields.map((field) => [field.name, sentValue(field, ownValue(values, field.name), context)]),
  );
}

/**
 * Names of the fields that are checked before the last of these steps is sent: its own where it only leads on to the
 * next, else all that go with it, as the data may have changed since they were filled in. A code was checked by its own
 * step.
 */
export function namesToCheck(
  steps: readonly CompiledStep[],
  isThere: (field: CompiledField) => boolean,
): readonly string[] {
  const last = steps.at(-1);
  const concerned = last?.submit.action === 'proceed' ? [last] : steps;
  return concerned.flatMap((step) =>
    step.fields.filter((field) => isThere(field) && (step === last || field.kind !== 'code')).map(({ name }) => name),
  );
}

/** Whether nothing has been filled in. */
export function isEmpty(value: FormValue | undefined): boolean {
  return value === undefined || value === false || (typeof value === 'string' && visibleText(value) === '');
}

/** A text of the data; empty where it is not known. */
export function textIn(data: FormData, name: string | undefined): string {
  const found = name === undefined ? undefined : ownValue(data, name);
  return typeof found === 'string' ? found : '';
}

/** A limit that is written in a rule or comes with the data; undefined while it is not known. */
export function limitOf(written: Decimal | undefined, name: string | undefined, data: FormData): Decimal | undefined {
  return written ?? (textIn(data, name) || undefined);
}

/** The amounts to choose from. */
export function amountsIn(data: FormData, name: string | undefined): readonly Decimal[] {
  const found = name === undefined ? undefined : ownValue(data, name);
  return Array.isArray(found) ? found.filter((amount): amount is string => typeof amount === 'string') : [];
}

/** What a choice offers. */
export function optionsIn(data: FormData, name: string | undefined): readonly FormOption[] {
  const found = name === undefined ? undefined : ownValue(data, name);
  return Array.isArray(found) ? found.filter((option): option is FormOption => typeof option === 'object') : [];
}

/** The values that a list offers now; none while its options are on their way. */
export function offeredIn(data: FormData, field: FieldOf<'select' | 'choice'>): readonly string[] {
  return (field.options ?? optionsIn(data, field.optionsFrom)).map(({ value }) => value);
}
