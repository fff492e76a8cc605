import { isCardNumber, isGoodUntil } from '../api/paymentCards';
import { isLess, isMultiple } from '../config/decimal';
import type { CompiledField, CompiledRule, FieldOf, VisibleField } from '../config/form/compiledForm';
import { readAmount } from './amount';
import { codeLength } from './cleaning';
import type { FormValue, FormValues } from './outcome';
import { isEmpty, limitOf, optionsIn, sentValue, type FormContext } from './values';
import { ownValue } from '../config/ownValue';

/**
 * How a value is wrong: without the form of its kind, with too many decimals, or against the rule at an index, at one
 * of its ends.
 */
export type FieldError = 'invalid' | 'decimals' | `rule:${number}` | `rule:${number}:min` | `rule:${number}:max`;

/**
 * Validates a field: the first thing wrong with its value, or null. An empty value is wrong only where something is
 * required.
 */
export function validateField(
  field: CompiledField,
  values: FormValues,
  fields: readonly CompiledField[],
  context: FormContext,
): FieldError | null {
  if (field.kind === 'hidden') return null;
  const value = ownValue(values, field.name);
  if (isEmpty(value)) {
    const index = field.rules.findIndex(({ rule }) => rule === 'required');
    // A code is asked for by itself.
    return index >= 0 ? `rule:${index}` : field.kind === 'code' ? 'invalid' : null;
  }
  const form = validateKind(field, value, context);
  if (form) return form;
  const sent = sentValue(field, value, context);
  for (const [index, rule] of field.rules.entries()) {
    const end = validateRule(rule, sent, { values, fields, context });
    if (end !== null) return end === '' ? `rule:${index}` : `rule:${index}:${end}`;
  }
  return null;
}

/** Whether a field validates on change: a name at once, a card's number and its month once they are whole (VALID-1). */
export function validatesOnChange(field: CompiledField, value: FormValue | undefined, context: FormContext): boolean {
  if (isEmpty(value)) return false;
  if (field.kind === 'letters') return true;
  const sent = sentValue(field, value, context);
  return (field.kind === 'card' && sent.length >= usualCardDigits) || (field.kind === 'expiry' && sent.length === 5);
}

const usualCardDigits = 16;

/** Letters with their marks and joiners in any script, and spaces (VALID-1). */
const letters = /^[\p{L}\p{M}\u200c\u200d ]+$/u;
const email = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/u;

function validateKind(field: VisibleField, value: FormValue | undefined, context: FormContext): FieldError | null {
  const sent = sentValue(field, value, context);
  const unless = (isRight: boolean): FieldError | null => (isRight ? null : 'invalid');
  switch (field.kind) {
    case 'letters':
      return unless(letters.test(sent));
    case 'email':
      return unless(email.test(sent));
    case 'url':
      return unless(isWebAddress(sent));
    case 'phone':
      return unless(/^\+?\d{7,15}$/.test(sent));
    case 'code':
      return unless(sent.length === codeLength);
    case 'date':
      return unless(dayOf(sent) !== null);
    case 'card':
      return unless(isCardNumber(sent));
    case 'expiry':
      return unless(/^(?:0[1-9]|1[0-2])\/\d{2}$/.test(sent) && isGoodUntil(sent, context.now));
    case 'choice':
      return unless(isOffered(field, sent, context));
    case 'amount': {
      const read = readAmount(String(value), context.separators, context.places);
      return read.ok ? null : read.reason;
    }
    default:
      return null;
  }
}

interface Around {
  readonly values: FormValues;
  readonly fields: readonly CompiledField[];
  readonly context: FormContext;
}

/** Whether a rule is broken, and at which end of a range; null when it is kept. */
function validateRule(
  rule: CompiledRule,
  sent: string,
  { values, fields, context }: Around,
): '' | 'min' | 'max' | null {
  const other = (name: string) => {
    const field = fields.find((candidate) => candidate.name === name);
    return field ? sentValue(field, ownValue(values, name), context) : '';
  };
  const unless = (isKept: boolean) => (isKept ? null : '');
  switch (rule.rule) {
    case 'required':
      return null;
    case 'min-length':
      return unless([...sent].length >= rule.count);
    case 'max-length':
      return unless([...sent].length <= rule.count);
    case 'pattern':
      return unless(new RegExp(rule.source, 'u').test(sent));
    case 'matches':
      return unless(sent === other(rule.field));
    case 'differs':
      return unless(sent !== other(rule.field));
    case 'amount-range': {
      const [min, max] = [limitOf(rule.min, rule.minFrom, context.data), limitOf(rule.max, rule.maxFrom, context.data)];
      if (min !== undefined && isLess(sent, min)) return 'min';
      return max !== undefined && isLess(max, sent) ? 'max' : null;
    }
    case 'amount-step':
      return unless(isMultiple(sent, rule.step));
    case 'age':
      return unless(isAtLeast(rule.years, sent, context.now));
  }
}

/** Whether something can be chosen now; of a choice that offers nothing yet the platform judges. */
function isOffered(field: FieldOf<'choice'>, sent: string, { data }: FormContext): boolean {
  const offered = optionsIn(data, field.optionsFrom);
  return (
    field.options !== undefined ||
    offered.length === 0 ||
    offered.some((option) => option.value === sent && option.isOff !== true)
  );
}

function isWebAddress(text: string): boolean {
  try {
    const { protocol, hostname } = new URL(text);
    return ['http:', 'https:'].includes(protocol) && /^[^.]+(?:\.[^.]+)+$/.test(hostname);
  } catch {
    return false;
  }
}

/** Year, month and day of an ISO date that exists. */
function dayOf(text: string): readonly [number, number, number] | null {
  const [, year, month, day] = (/^(\d{4})-(\d{2})-(\d{2})$/.exec(text) ?? []).map(Number);
  if (year === undefined || month === undefined || day === undefined) return null;
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day ? [year, month, day] : null;
}

/** Whether the birthday has come, by the calendar of the player's own zone. */
function isAtLeast(years: number, birth: string, now: number): boolean {
  const day = dayOf(birth);
  if (!day) return false;
  const today = new Date(now);
  const due = day[0] + years;
  const current = [today.getFullYear(), today.getMonth() + 1, today.getDate()];
  return [due, day[1], day[2]].reduce((order, part, index) => order || (current[index] ?? 0) - part, 0) >= 0;
}
