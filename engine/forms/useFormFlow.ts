import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useForm, type FieldErrors, type Resolver, type UseFormReturn } from 'react-hook-form';
import { useApplication } from '../application/ApplicationContext';
import type { CompiledField, CompiledForm, CompiledStep } from '../config/form/compiledForm';
import { conditionFacts } from '../render/conditionFacts';
import { testCondition } from '../render/conditions';
import { useRoute } from '../routing/CurrentRoute';
import { validateField, validatesOnChange } from './validateField';
import { loadFormAction } from './formAction';
import { codeSentIn, type FormData, type FormFailure, type FormOutcome, type FormValue } from './outcome';
import { useFormDraft } from './useFormDraft';
import { useFormContext } from './useFormContext';
import { useStepQuestion } from './useStepQuestion';
import { isEmpty, sentValues, type FormContext } from './values';

/** Values as react-hook-form holds them: undefined until a field has been seen. */
export type FormFields = Record<string, FormValue | undefined>;

/** Something the platform refused, and the field it is about. */
export interface FieldRefusal {
  readonly field: string;
  readonly failure: FormFailure;
}

export interface FormFlow {
  readonly form: CompiledForm;
  readonly methods: UseFormReturn<FormFields>;
  readonly context: () => FormContext;
  readonly step: CompiledStep;
  readonly stepIndex: number;
  /** Fields of the step that are there. */
  readonly fields: readonly CompiledField[];
  /** Fields of all steps that are there. */
  readonly allFields: readonly CompiledField[];
  readonly isBusy: boolean;
  readonly isDone: boolean;
  /** Whether something has been typed that is not sent. */
  readonly isTyped: boolean;
  /** A failure that belongs to no field. */
  readonly failure: FormFailure | null;
  readonly refusal: FieldRefusal | null;
  /** Fields that kept the last attempt from being sent; a new number each time. */
  readonly problems: { readonly count: number; readonly attempt: number };
  /** When another code may be sent, ms since 1970; null before one was. */
  readonly resendAt: number | null;
  readonly submit: () => void;
  readonly back: () => void;
  readonly resend: (field: CompiledField & { readonly kind: 'code' }) => Promise<boolean>;
  /** To be told of every change and of leaving a field. */
  readonly changed: (field: CompiledField) => void;
  readonly left: (field: CompiledField) => void;
}

interface Options {
  readonly form: CompiledForm;
  readonly data?: FormData | undefined;
  /** The last step was sent. */
  readonly onDone: (value: unknown) => void;
  readonly onInFlight?: ((isInFlight: boolean) => void) | undefined;
}

/** The life of a form: steps, checks, one request at a time, refusals at their fields, a draft that outlives the page. For observers. */
export function useFormFlow({ form, data, onDone, onInFlight }: Options): FormFlow {
  const application = useApplication();
  const { stores, environment } = application;
  const { locale } = useRoute();
  const ask = useStepQuestion(form);
  const context = useFormContext(data);
  const facts = conditionFacts(stores, locale.code, stores.now());
  const isThere = (field: CompiledField) => !field.when || testCondition(field.when, facts) !== false;
  const allFields = form.steps.flatMap(({ fields }) => fields).filter(isThere);

  const [stepIndex, setStepIndex] = useState(0);
  const [isBusy, setBusy] = useState(false);
  const [isDone, setDone] = useState(false);
  const [isTyped, setTyped] = useState(false);
  const [failure, setFailure] = useState<FormFailure | null>(null);
  const [refusal, setRefusal] = useState<FieldRefusal | null>(null);
  const [problems, setProblems] = useState({ count: 0, attempt: 0 });
  const [resendAt, setResendAt] = useState<number | null>(null);
  const isInFlight = useRef(false);
  const isMounted = useRef(false);
  /** The field to go to once its step stands. */
  const nextFocus = useRef<string | null>(null);
  /** A choice was made that may change what the others keep to: they are looked at again once it has. */
  const isChoosing = useRef(false);

  const resolver: Resolver<FormFields> = (values) => {
    const errors: FieldErrors<FormFields> = {};
    for (const field of allFields) {
      const fieldError = validateField(field, values, allFields, context());
      if (fieldError) errors[field.name] = { type: fieldError, message: '' };
    }
    return Object.keys(errors).length === 0 ? { values, errors: {} } : { values: {}, errors };
  };
  const methods = useForm<FormFields>({ resolver });
  const draft = useFormDraft({
    form,
    fields: allFields,
    methods,
    context,
    onRestored: (step, at) => {
      setStepIndex(step);
      setResendAt(at);
    },
  });

  const step = form.steps[stepIndex] ?? form.steps[0];
  if (!step) throw new Error(`The form "${form.name}" has no steps.`);
  const fields = step.fields.filter(isThere);

  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  useEffect(() => {
    if (nextFocus.current === null) return;
    methods.setFocus(nextFocus.current);
    nextFocus.current = null;
  }, [stepIndex, methods]);

  /** The announcement of what kept the last attempt from being sent is over: it is not read out again later. */
  const clearProblems = () => setProblems((last) => (last.count === 0 ? last : { ...last, count: 0 }));
  /** Looks at fields again; once none of the step is wrong, nothing is announced any more. */
  const validate = (names: readonly string[]) =>
    void methods.trigger(names).then(() => {
      if (fields.every(({ name }) => !methods.getFieldState(name).invalid)) clearProblems();
    });

  const lookAgain = useEffectEvent(() => {
    if (!isChoosing.current) return;
    isChoosing.current = false;
    const filled = fields.filter(({ kind, name }) => kind !== 'choice' && kind !== 'hidden' && !isEmpty(methods.getValues(name))).map(({ name }) => name);
    if (filled.length > 0) validate(filled);
  });
  useEffect(() => lookAgain(), [data]);

  const goTo = (index: number, field = form.steps[index]?.fields.find((candidate) => candidate.kind !== 'hidden' && isThere(candidate))?.name) => {
    clearProblems();
    nextFocus.current = field ?? null;
    const code = form.steps[index]?.fields.find(({ kind }) => kind === 'code');
    if (code && index > stepIndex) methods.setValue(code.name, '');
    setStepIndex(index);
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
      return { ok: false, failure: { statusCode: 0, statusMessage: 'disconnect' } };
    }
  };

  const refuse = (reason: FormFailure, at = form.refusals.find(({ word }) => word === reason.statusMessage)?.field) => {
    const index = form.steps.findIndex((each) => each.fields.some((field) => field.name === at && field.kind !== 'hidden' && isThere(field)));
    if (at === undefined || index < 0) {
      setFailure(reason);
      return;
    }
    setRefusal({ field: at, failure: reason });
    methods.setError(at, { type: 'refusal' });
    if (index === stepIndex) methods.setFocus(at);
    else goTo(index, at);
  };

  const noteCode = (value: unknown) => {
    const sent = codeSentIn(value);
    if (!sent) return;
    const at = stores.now() + sent.resendSeconds * 1000;
    setResendAt(at);
    draft.save({ resendAt: at });
  };

  const attempt = async () => {
    setFailure(null);
    clearProblems();
    const names = fields.map(({ name }) => name);
    if (!(await methods.trigger(names))) {
      const wrong = names.filter((name) => methods.getFieldState(name).invalid);
      setProblems(({ attempt: last }) => ({ count: wrong.length, attempt: last + 1 }));
      if (wrong[0] !== undefined) methods.setFocus(wrong[0]);
      return;
    }
    if (!(await ask(step.submit.ask, { methods, context }))) return;
    setBusy(true);
    onInFlight?.(true);
    const outcome = await run(step.submit.action);
    if (!isMounted.current) {
      if (outcome.ok && stepIndex === form.steps.length - 1) draft.drop();
      return;
    }
    setBusy(false);
    const isLast = stepIndex === form.steps.length - 1;
    if (!outcome.ok || !isLast) onInFlight?.(false);
    if (!outcome.ok) {
      refuse(outcome.failure);
      return;
    }
    noteCode(outcome.value);
    if (!isLast) {
      goTo(stepIndex + 1);
      return;
    }
    draft.drop();
    setTyped(false);
    setDone(true);
    onDone(outcome.value);
  };

  const submit = () => {
    if (isInFlight.current) return;
    isInFlight.current = true;
    void attempt().finally(() => {
      isInFlight.current = false;
    });
  };

  const resend: FormFlow['resend'] = async (field) => {
    if (isInFlight.current) return false;
    isInFlight.current = true;
    const outcome = await run(field.resend);
    isInFlight.current = false;
    if (!isMounted.current) return false;
    if (outcome.ok) {
      methods.setValue(field.name, '');
      methods.clearErrors(field.name);
      noteCode(outcome.value);
    } else refuse(outcome.failure, field.name);
    methods.setFocus(field.name);
    return outcome.ok;
  };

  /** Fields whose rules compare them with this one. */
  const comparing = (name: string) =>
    allFields.filter((field) => field.kind !== 'hidden' && field.rules.some((rule) => 'field' in rule && rule.field === name)).map((field) => field.name);

  const changed: FormFlow['changed'] = (field) => {
    setTyped(true);
    setDone(false);
    draft.save({});
    isChoosing.current = field.kind === 'choice';
    const wrong = [field.name, ...comparing(field.name)].filter((name) => methods.getFieldState(name).invalid);
    if (wrong.length === 0 && validatesOnChange(field, methods.getValues(field.name), context())) wrong.push(field.name);
    if (wrong.length > 0) validate(wrong);
  };
  const left: FormFlow['left'] = (field) => {
    if (!isEmpty(methods.getValues(field.name))) validate([field.name]);
  };

  return {
    form,
    methods,
    context,
    step,
    stepIndex,
    fields,
    allFields,
    isBusy,
    isDone,
    isTyped,
    failure,
    refusal,
    problems,
    resendAt,
    submit,
    back: () => goTo(Math.max(0, stepIndex - 1)),
    resend,
    changed,
    left,
  };
}
