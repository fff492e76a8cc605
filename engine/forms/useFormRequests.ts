import type { UseFormReturn } from 'react-hook-form';
import { useApplication, type Application } from '../context/ApplicationContext';
import type { CompiledField, CompiledForm, CompiledStep } from '../config/form/compiledForm';
import type { FormFlow } from './formFlow';
import { isInFlight } from './formFlowReducer';
import { loadFormAction } from './loadFormAction';
import { codeSentIn, type FailedOutcome, type FormFailure, type FormFields, type FormOutcome } from './outcome';
import type { FlowState } from './useFlowState';
import type { FormDraft } from './useFormDraft';
import { useStepQuestion } from './useStepQuestion';
import { namesToCheck, sentValues, type FormContext } from './values';

interface Options {
  readonly form: CompiledForm;
  readonly step: CompiledStep;
  readonly isThere: (field: CompiledField) => boolean;
  readonly methods: UseFormReturn<FormFields>;
  readonly context: () => FormContext;
  readonly flow: FlowState;
  readonly draft: FormDraft;
  /** Shows another step, its first field or the named one in focus. */
  readonly goTo: (type: 'movedTo' | 'answered', index: number, field?: string) => void;
  /** The last step was sent. */
  readonly onDone: (value: unknown) => void;
  readonly onInFlight: ((isInFlight: boolean) => void) | undefined;
}

/** Sends steps and asks for codes again: one request at a time, a refusal stands at its field. */
export function useFormRequests({
  form,
  step,
  isThere,
  methods,
  context,
  flow: { state, current, send },
  draft,
  goTo,
  onDone,
  onInFlight,
}: Options): Pick<FormFlow, 'submit' | 'resend'> {
  const application = useApplication();
  const ask = useStepQuestion(form);
  const { stepIndex } = state;

  const run = (action: string) => {
    const sent = form.steps.slice(0, stepIndex + 1).flatMap(({ fields }) => fields.filter(isThere));
    return runAction(action, sentValues(sent, methods.getValues(), context()), { form, application });
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
    const resendAt = application.stores.now() + sent.resendSeconds * 1000;
    send({ type: 'codeSent', resendAt });
    draft.save({ resendAt });
  };

  const attempt = async () => {
    const names = namesToCheck(form.steps.slice(0, stepIndex + 1), isThere);
    if (!(await methods.trigger(names))) {
      const wrong = names.filter((name) => methods.getFieldState(name).invalid);
      const [first = ''] = wrong;
      const index = form.steps.findIndex((each) => each.fields.some(({ name }) => name === first));
      if (index < stepIndex) goTo('movedTo', index, first);
      send({ type: 'foundInvalid', count: wrong.length });
      if (index === stepIndex) methods.setFocus(first);
      return;
    }
    if (step.submit.ask) send({ type: 'asked' });
    if (!(await ask(step.submit.ask, { methods, context }))) return;
    send({ type: 'sent' });
    onInFlight?.(true);
    const outcome = await run(step.submit.action);
    const isLast = stepIndex === form.steps.length - 1;
    if (!current().isMounted || !outcome.ok || !isLast) onInFlight?.(false);
    if (!current().isMounted) {
      if (outcome.ok && isLast) draft.drop();
      return;
    }
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

  return {
    submit() {
      if (isInFlight(current())) return;
      send({ type: 'submitted' });
      void attempt().finally(() => send({ type: 'settled' }));
    },
    async resend(field) {
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
    },
  };
}

/** What an action comes to; one that fails to load or throws has lost the connection. */
async function runAction(
  action: string,
  values: Readonly<Record<string, string>>,
  { form, application }: { readonly form: CompiledForm; readonly application: Application },
): Promise<FormOutcome> {
  const { stores, environment } = application;
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
}
