import type { InputHTMLAttributes } from 'react';
import type { VisibleField } from '../../config/form/compiledForm';
import { cardGroups, codeIn, digitsOf, expiryOf, phoneTyped } from '../cleaning';
import type { FormFlow } from '../formFlow';

/** What every control of a form gets. */
export interface FormFieldProps<Field extends VisibleField = VisibleField> {
  readonly field: Field;
  readonly flow: FormFlow;
  readonly label: string;
  readonly hint: string;
  readonly error: string | undefined;
}

/** What a control of one line gets. */
export type LineProps<Field extends VisibleField = VisibleField> = FormFieldProps<Field> &
  Pick<InputHTMLAttributes<HTMLInputElement>, 'enterKeyHint'>;

/** Puts right what is typed into a field: digits of any script, groups of a card, letters of a user name. */
export function cleanerOf(field: VisibleField): ((text: string) => string) | undefined {
  if (field.kind === 'code') return codeIn;
  if (field.kind === 'digits') return digitsOf;
  if (field.kind === 'card') return cardGroups;
  if (field.kind === 'expiry') return expiryOf;
  if (field.kind === 'phone') return phoneTyped;
  return field.kind === 'text' && field.lowercase ? (text) => text.toLowerCase() : undefined;
}

/**
 * What every line of input hands on to its `Field`: its words, what it is bound to, and that nothing is typed while the
 * form is on its way.
 */
export function lineOf({ field, flow, enterKeyHint, ...words }: LineProps) {
  return {
    ...bind({ field, flow }),
    label: words.label,
    hint: words.hint,
    error: words.error,
    readOnly: flow.isBusy,
    enterKeyHint,
  };
}

/** The event handlers and the name of a control, so that the form hears of every change. */
export function bind({ field, flow }: Pick<FormFieldProps, 'field' | 'flow'>) {
  const clean = cleanerOf(field);
  const { name, onChange, onBlur, ref } = flow.methods.register(field.name);
  const take = async (event: React.SyntheticEvent) => {
    await onChange(event);
    flow.changed(field);
  };
  const change = (event: React.SyntheticEvent) => {
    const { target } = event;
    if (clean && target instanceof HTMLInputElement && !isComposing(event)) put(target, clean);
    void take(event);
  };
  return {
    name,
    ref,
    'aria-required': field.rules.some(({ rule }) => rule === 'required') || undefined,
    onChange: change,
    // The last letter of an input method comes as one that is still put together.
    onCompositionEnd: clean ? change : undefined,
    onBlur: (event: React.FocusEvent) => {
      void onBlur(event);
      flow.left(field);
    },
  };
}

/** Whether an input method is still putting a letter together. */
function isComposing({ nativeEvent }: React.SyntheticEvent): boolean {
  return nativeEvent instanceof InputEvent && nativeEvent.isComposing;
}

/** Cleans what stands in a line of input and leaves the caret after the same letters. */
function put(target: HTMLInputElement, clean: (text: string) => string): void {
  const { value, selectionStart } = target;
  const cleaned = clean(value);
  if (cleaned === value) return;
  const before = clean(value.slice(0, selectionStart ?? value.length)).length;
  target.value = cleaned;
  if (selectionStart !== null) target.setSelectionRange(before, before);
}
