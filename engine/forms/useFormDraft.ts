import { useEffectEvent, useLayoutEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useApplication } from '../context/ApplicationContext';
import type { CompiledField, CompiledForm, FieldOf } from '../config/form/compiledForm';
import { useRoute } from '../routing/CurrentRoute';
import { keptAmount, typedAmount } from './amount';
import { draftShelfOf, isKept } from './drafts';
import type { FormFields, FormValue } from './outcome';
import { isEmpty, offeredIn, textIn, type FormContext } from './values';
import { ownValue } from '../config/ownValue';

interface Options {
  readonly form: CompiledForm;
  readonly fields: readonly CompiledField[];
  readonly methods: UseFormReturn<FormFields>;
  readonly context: () => FormContext;
  /** The step that was reached, and when another code may be sent. */
  readonly onRestored: (step: number, resendAt: number | null) => void;
}

export interface FormDraft {
  /** Keeps what is typed now, and what else is said. */
  readonly save: (also: { readonly step?: string | undefined; readonly resendAt?: number }) => void;
  readonly drop: () => void;
}

/**
 * Brings back what a tab kept of a form, fills in the player's data where nothing was typed, and keeps what is typed
 * from then on. A list is filled once it offers the value, which waits in the draft until then: what a form shows is
 * what it sends.
 */
export function useFormDraft({ form, fields, methods, context, onRestored }: Options): FormDraft {
  const { stores, environment } = useApplication();
  const { date } = useRoute().locale;
  const owner = stores.session.accountId;
  const shelf = draftShelfOf(environment);
  const read = () => shelf.read(form.draft, owner, form.draftMinutes);

  const restored = (field: CompiledField, kept: FormValue | undefined) =>
    field.kind === 'amount' && typeof kept === 'string' ? typedAmount(kept, date, context().places) : kept;
  const written = (field: CompiledField, typed: FormValue | undefined) => {
    const { separators, places } = context();
    return field.kind === 'amount' && typeof typed === 'string' ? keptAmount(typed, separators, places) : typed;
  };

  const fill = useEffectEvent(() => {
    const draft = read();
    const { data } = context();
    for (const field of fields) {
      if (!isEmpty(methods.getValues(field.name))) continue;
      const kept = isKept(field) ? restored(field, ownValue(draft.values, field.name)) : undefined;
      const value = kept ?? ('from' in field ? textIn(data, field.from) : '');
      if (isEmpty(value) || (isList(field) && !offeredIn(data, field).includes(String(value)))) continue;
      methods.setValue(field.name, value, { shouldValidate: methods.getFieldState(field.name).invalid });
    }
    const step = form.steps.findIndex(({ id }) => id === ownValue(draft.steps, form.name));
    if (step > 0) onRestored(step, ownValue(draft.resendAt, form.name) ?? null);
  });
  const { data } = context();
  useLayoutEffect(() => fill(), [owner, data]);

  return {
    save({ step, resendAt }) {
      const before = read();
      const values = methods.getValues();
      const isWaiting = (field: CompiledField) => isList(field) && offeredIn(context().data, field).length === 0;
      const kept = fields
        .filter((field) => isKept(field) && !isWaiting(field))
        .map((field) => [field.name, written(field, ownValue(values, field.name))] as const);
      const filled = kept.filter(([, value]) => value !== undefined);
      shelf.write(form.draft, owner, {
        values: { ...before.values, ...Object.fromEntries(filled) },
        steps: step === undefined ? before.steps : { ...before.steps, [form.name]: step },
        resendAt: resendAt === undefined ? before.resendAt : { ...before.resendAt, [form.name]: resendAt },
      });
    },
    drop: () => shelf.drop(form.draft),
  };
}

/** Whether a field offers values to choose from. */
function isList(field: CompiledField): field is FieldOf<'select' | 'choice'> {
  return field.kind === 'select' || field.kind === 'choice';
}
