import { useEffect, useEffectEvent } from 'react';
import { useForm, type FieldErrors, type Resolver } from 'react-hook-form';
import { useApplication } from '../context/ApplicationContext';
import type { CompiledField, CompiledForm } from '../config/form/compiledForm';
import { conditionFacts } from '../render/conditionFacts';
import { testCondition } from '../render/conditions';
import { useRoute } from '../routing/CurrentRoute';
import { validateField, validatesOnChange } from './validateField';
import { isInFlight } from './formFlowReducer';
import {
  codeSentIn,
  type FailedOutcome,
  type FormData,
  type FormFailure,
  type FormFields,
  type FormOutcome,
} from './outcome';
import { useAmountsInLanguage } from './useAmountsInLanguage';
import { useFlowState } from './useFlowState';
import { useFormDraft } from './useFormDraft';
import { useFormContext } from './useFormContext';
import { useStepQuestion } from './useStepQuestion';
import { isEmpty, sentValues } from './values';
import { loadFormAction } from './loadFormAction';
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
  const application = useApplication();
  const { stores, environment } = application;
  const { locale } = useRoute();
  const ask = useStepQuestion(form);
  const context = useFormContext(data);
  const facts = conditionFacts(stores, locale.code, stores.now());
  const isThere = (field: CompiledField) => !field.when || testCondition(field.when, facts) !== false;
  const allFields = form.steps.flatMap(({ fields }) => fields).filter(isThere);

  const { state, current, send } = useFlowState();
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

  /** Looks at fields again; once none of the step is wrong, nothing is announced any more. */
  const validate = (names: readonly string[]) =>
    void methods.trigger(names).then(() => {
      if (fields.every(({ name }) => !methods.getFieldState(name).invalid)) send({ type: 'foundValid' });
    });

  /** New data may judge otherwise what is wrong, and after a choice all that is filled in. */
  const lookAgain = useEffectEvent(() => {
    const { isChoosing } = current();
    if (isChoosing) send({ type: 'choiceChecked' });
    const concerned = fields.filter(({ kind, name }) => {
      const { error } = methods.getFieldState(name);
      if (error) return error.type !== 'refusal' || (isChoosing && kind !== 'choice');
      return isChoosing && kind !== 'choice' && kind !== 'hidden' && !isEmpty(methods.getValues(name));
    });
    if (concerned.length > 0) validate(concerned.map(({ name }) => name));
  });
  useEffect(() => lookAgain(), [data]);

  const firstField = (index: number) =>
    form.steps[index]?.fields.find((candidate) => candidate.kind !== 'hidden' && isThere(candidate))?.name;
  const goTo = (type: 'movedTo' | 'answered', index: number, field = firstField(index)) => {
    const code = form.steps[index]?.fields.find(({ kind }) => kind === 'code');
    if (code && index > stepIndex) methods.setValue(code.name, '');
    send({ type, step: index, focus: field ?? null });
    draft.save({ step: form.steps[index]?.id });
  };

  const run = async (action: string): Promise<FormOutcome> => {
    const values = sentValues(
      form.steps.slice(0, stepIndex + 1).flatMap((each) => each.fields.filter(isThere)),
      methods.getValues(),
      context(),
    );
    try {
      const act = await loadFormAction(action);
      return await act(values, { stores, environment, application });
    } catch (error) {
      environment.report(error, `form "${form.name}", action "${action}"`);
      return {
        ok: false,
        failure: (error as { readonly failure?: FormFailure }).failure ?? {
          statusCode: 0,
          statusMessage: 'disconnect',
        },
      };
    }
  };

  const refuse = (
    { failure, isUnknown = false }: FailedOutcome,
    at = form.refusals.find(({ word }) => word === failure.statusMessage)?.field,
  ) => {
    const index = form.steps.findIndex((each) =>
      each.fields.some((field) => field.name === at && field.kind !== 'hidden' && isThere(field)),
    );
    if (at === undefined || index < 0) {
      send({ type: 'failed', failure, isUnknown });
      return;
    }
    send({ type: 'refused', refusal: { field: at, failure } });
    methods.setError(at, { type: 'refusal' });
    if (index === stepIndex) methods.setFocus(at);
    else goTo('movedTo', index, at);
  };

  const noteCode = (value: unknown) => {
    const sent = codeSentIn(value);
    if (!sent) return;
    const resendAt = stores.now() + sent.resendSeconds * 1000;
    send({ type: 'codeSent', resendAt });
    draft.save({ resendAt });
  };

  const attempt = async () => {
    const names = fields.map(({ name }) => name);
    if (!(await methods.trigger(names))) {
      const wrong = names.filter((name) => methods.getFieldState(name).invalid);
      send({ type: 'foundInvalid', count: wrong.length });
      if (wrong[0] !== undefined) methods.setFocus(wrong[0]);
      return;
    }
    if (step.submit.ask) send({ type: 'asked' });
    if (!(await ask(step.submit.ask, { methods, context }))) return;
    send({ type: 'sent' });
    onInFlight?.(true);
    const outcome = await run(step.submit.action);
    const isLast = stepIndex === form.steps.length - 1;
    if (!current().isMounted) {
      if (outcome.ok && isLast) draft.drop();
      return;
    }
    if (!outcome.ok || !isLast) onInFlight?.(false);
    if (!outcome.ok) {
      refuse(outcome);
      return;
    }
    noteCode(outcome.value);
    if (!isLast) {
      goTo('answered', stepIndex + 1);
      return;
    }
    draft.drop();
    send({ type: 'done' });
    onDone(outcome.value);
  };

  const submit = () => {
    if (isInFlight(current())) return;
    send({ type: 'submitted' });
    void attempt().finally(() => send({ type: 'settled' }));
  };

  const resend: FormFlow['resend'] = async (field) => {
    if (isInFlight(current())) return false;
    send({ type: 'resent' });
    const outcome = await run(field.resend);
    if (!current().isMounted) return false;
    if (outcome.ok) {
      methods.setValue(field.name, '');
      methods.clearErrors(field.name);
      noteCode(outcome.value);
    } else refuse(outcome, field.name);
    send({ type: 'settled' });
    methods.setFocus(field.name);
    return outcome.ok;
  };

  /** Fields whose rules compare them with this one. */
  const comparing = (name: string) =>
    allFields
      .filter((field) => field.kind !== 'hidden' && field.rules.some((rule) => 'field' in rule && rule.field === name))
      .map((field) => field.name);

  const changed: FormFlow['changed'] = (field) => {
    send({ type: 'typed', isChoice: field.kind === 'choice' });
    draft.save({});
    const wrong = [field.name, ...comparing(field.name)].filter((name) => methods.getFieldState(name).invalid);
    if (wrong.length === 0 && validatesOnChange(field, methods.getValues(field.name), context()))
      wrong.push(field.name);
    if (wrong.length > 0) validate(wrong);
  };
  const left: FormFlow['left'] = (field) => {
    if (!isEmpty(methods.getValues(field.name))) validate([field.name]);
  };

  return {
    ...state,
    form,
    methods,
    context,
    step,
    fields,
    allFields,
    isBusy: state.phase === 'sending',
    submit,
    back: () => goTo('movedTo', Math.max(0, stepIndex - 1)),
    resend,
    changed,
    left,
  };
}
