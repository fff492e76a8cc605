import { useEffect, useEffectEvent } from 'react';
import { useForm, type FieldErrors, type Resolver } from 'react-hook-form';
import { useStores } from '../context/ApplicationContext';
import type { CompiledField, CompiledForm } from '../config/form/compiledForm';
import { conditionFacts } from '../render/conditionFacts';
import { testCondition } from '../render/conditions';
import { useRoute } from '../routing/CurrentRoute';
import { validateField } from './validateField';
import type { FormData, FormFields } from './outcome';
import { useAmountsInLanguage } from './useAmountsInLanguage';
import { useFieldChecks } from './useFieldChecks';
import { useFlowState } from './useFlowState';
import { useFormDraft } from './useFormDraft';
import { useFormContext } from './useFormContext';
import { useFormRequests } from './useFormRequests';
import type { FormFlow } from './formFlow';

interface Options {
  readonly form: CompiledForm;
  readonly data?: FormData | undefined;
  /** The last step was sent. */
  readonly onDone: (value: unknown) => void;
  readonly onInFlight?: ((isInFlight: boolean) => void) | undefined;
}

/**
 * The life of a form: steps, checks, one request at a time, refusals at their fields, a draft that outlives the page.
 * For observers.
 */
export function useFormFlow({ form, data, onDone, onInFlight }: Options): FormFlow {
  const stores = useStores();
  const { locale } = useRoute();
  const context = useFormContext(data);
  const facts = conditionFacts(stores, locale.code, stores.now());
  const isThere = (field: CompiledField) => !field.when || testCondition(field.when, facts) !== false;
  const allFields = form.steps.flatMap(({ fields }) => fields).filter(isThere);

  const flow = useFlowState();
  const { state, send } = flow;
  const { stepIndex } = state;

  const resolver: Resolver<FormFields> = (values) => {
    const errors: FieldErrors<FormFields> = {};
    for (const field of allFields) {
      const fieldError = validateField(field, values, allFields, context());
      if (fieldError) errors[field.name] = { type: fieldError, message: '' };
    }
    return Object.keys(errors).length === 0 ? { values, errors: {} } : { values: {}, errors };
  };
  const methods = useForm<FormFields>({ resolver });
  // The draft fills in amounts of the new language, so what was typed is written again before.
  useAmountsInLanguage(form, methods);
  const draft = useFormDraft({
    form,
    fields: allFields,
    methods,
    context,
    onRestored: (restoredStep, resendAt) => send({ type: 'restored', step: restoredStep, resendAt }),
  });

  const step = form.steps[stepIndex] ?? form.steps[0];
  if (!step) throw new Error(`The form "${form.name}" has no steps.`);
  const fields = step.fields.filter(isThere);

  const focusField = useEffectEvent(() => {
    if (state.nextFocus !== null) methods.setFocus(state.nextFocus);
  });
  useEffect(() => focusField(), [stepIndex]);

  const checks = useFieldChecks({ fields, allFields, methods, context, data, flow, draft });

  const firstField = (index: number) =>
    form.steps[index]?.fields.find((candidate) => candidate.kind !== 'hidden' && isThere(candidate))?.name;
  const goTo = (type: 'movedTo' | 'answered', index: number, field = firstField(index)) => {
    const code = form.steps[index]?.fields.find(({ kind }) => kind === 'code');
    if (code && index > stepIndex) methods.setValue(code.name, '');
    send({ type, step: index, focus: field ?? null });
    draft.save({ step: form.steps[index]?.id });
  };
  const requests = useFormRequests({ form, step, isThere, methods, context, flow, draft, goTo, onDone, onInFlight });

  return {
    ...state,
    form,
    methods,
    context,
    step,
    fields,
    allFields,
    isBusy: state.phase === 'sending',
    back: () => goTo('movedTo', Math.max(0, stepIndex - 1)),
    ...requests,
    ...checks,
  };
}
