import { observer } from 'mobx-react-lite';
import { useEffect, useEffectEvent, useId, useRef, type ReactNode, type SyntheticEvent } from 'react';
import { useWatch } from 'react-hook-form';
import { useStores } from '../context/ApplicationContext';
import { useReloadBlocker } from '../context/useReloadBlocker';
import { useText } from '../context/useText';
import type { CompiledForm, VisibleField } from '../config/form/compiledForm';
import { isChanged, isField } from '../hydration/servedFields';
import { useFilledBefore } from '../hydration/useFilledBefore';
import { visuallyHidden } from '../theme/visuallyHidden.css';
import { Badge } from '../ui/Badge';
import { Button } from '../ui/Button';
import { Icon } from '../ui/Icon';
import { Spinner } from '../ui/Spinner';
import { FormField } from './FormField';
import { cleanerOf } from './fields/fieldProps';
import { FormLinks } from './FormLinks';
import * as styles from './FormView.css';
import type { FormData, FormFailure } from './outcome';
import { StepHeading } from './StepHeading';
import { typedWords } from './typedWords';
import { useFailureText } from '../context/useFailureText';
import { useFormFlow } from './useFormFlow';
import type { FormFlow } from './formFlow';
import { sentValues } from './values';

export interface FormViewProps {
  readonly form: CompiledForm;
  /** Data that the form's descriptor names besides the player's; keep the object while it stays the same. */
  readonly data?: FormData;
  /** What the platform refused while no form waited for it, told until something is typed; keep the object. */
  readonly refusal?: FormFailure | null;
  /** The last step was sent; `value` is what its action gave. */
  readonly onDone: (value: unknown) => void;
  /** Something is being sent, or has come back with a refusal. After the last step it stays said. */
  readonly onInFlight?: (isInFlight: boolean) => void;
  /** What the button says instead of the descriptor's words, for example with the sum in it. */
  readonly submitLabel?: string | undefined;
  /**
   * What stands before the button: a summary. With it the form is two columns where there is room, the summary and the
   * button beside the fields.
   */
  readonly review?: ReactNode;
  /** Hears what the values mean, as they would be sent, and of which step; again at each change. */
  readonly onValues?: (values: Readonly<Record<string, string>>, step: string) => void;
}

/**
 * Interprets a form descriptor: fields, checks, steps, refusals at their fields, one request at a time, a draft for the
 * tab. Unsent input blocks a reload by the engine (STATE-10). The parent decides what surrounds the form and what
 * follows.
 */
export const FormView = observer(function FormView({
  form,
  data,
  refusal = null,
  onDone,
  onInFlight,
  submitLabel,
  review,
  onValues,
}: FormViewProps) {
  const text = useText();
  const id = useId();
  const flow = useFormFlow({ form, data, onDone, onInFlight });
  const element = useRef<HTMLFormElement>(null);
  useFilledBefore(element, () => takeFilledBefore(element.current, flow));
  // From now on the form itself says whether something is typed.
  useEffect(() => element.current?.setAttribute('data-live', ''), []);
  const { step, stepIndex, fields, isBusy, isDone, problems } = flow;
  const isUnknown = flow.phase === 'unknown';
  const failure = useFailureText(flow.failure ?? (flow.isTyped || flow.refusal ? null : refusal));
  useReloadBlocker(flow.isTyped || isBusy);
  const isSending = isBusy || (isDone && 'go' in form.done);
  const visible = fields.filter((field): field is VisibleField => field.kind !== 'hidden');
  const { submit, links } = step;
  const label = isUnknown ? (form.words.sendAgain ?? submit.label) : submit.label;
  const handleSubmit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    takeFilled(event.currentTarget, flow);
    flow.submit();
  };
  return (
    <form
      ref={element}
      className={styles.form}
      onSubmit={handleSubmit}
      noValidate
      method="post"
      aria-label={text(form.title)}
      data-part="form"
      data-form={form.name}
      data-typed={flow.isTyped ? '' : undefined}
    >
      <StepHeading
        form={form}
        step={step}
        stepIndex={stepIndex}
        values={typedWords(flow.allFields, flow.methods)}
        onBack={flow.back}
        isBusy={isBusy}
      />
      {failure ? (
        <p className={styles.failure} role="alert">
          <Icon name="alert" size={20} className={styles.sign} />
          <span>{failure}</span>
        </p>
      ) : null}
      {isUnknown && form.words.unconfirmed ? (
        <div role="status">
          <Badge tone="info">{text(form.words.unconfirmed)}</Badge>
        </div>
      ) : null}
      {isDone && 'notice' in form.done ? (
        <p className={styles.notice} role="status">
          <Icon name="check" size={20} className={styles.sign} />
          <span>{text(form.done.notice)}</span>
        </p>
      ) : null}
      {onValues ? <Values flow={flow} onValues={onValues} /> : null}
      <div className={review && visible.length > 0 ? styles.split : styles.stack}>
        <div className={review ? styles.parts : styles.fields}>
          <KnownUser flow={flow} />
          {visible.map((field, index) => (
            <FormField
              key={field.name}
              field={field}
              flow={flow}
              enterKeyHint={index === visible.length - 1 ? 'go' : 'next'}
            />
          ))}
        </div>
        <div className={review ? (visible.length > 0 ? styles.aside : styles.alone) : styles.stack}>
          {review}
          <Button
            type="submit"
            kind="primary"
            className={styles.submit}
            isBusy={isSending}
            aria-describedby={`${id}-problems`}
          >
            {isSending ? <Spinner /> : null}
            <span>{isSending ? text(submit.busy) : (submitLabel ?? text(label))}</span>
          </Button>
          <p id={`${id}-problems`} className={visuallyHidden} role="status" key={problems.attempt}>
            {problems.count > 0 && form.words.problems ? text(form.words.problems, { count: problems.count }) : ''}
          </p>
          <FormLinks links={links} />
        </div>
      </div>
    </form>
  );
});

/** Browsers and password managers fill in fields without an event: what stands in a line of input counts. */
function takeFilled({ elements }: HTMLFormElement, { fields, methods }: FormFlow): void {
  for (const field of fields) {
    const { name, kind } = field;
    const control = elements.namedItem(name);
    if (kind === 'hidden' || kind === 'amount' || kind === 'choice' || kind === 'checkbox') continue;
    if (!(control instanceof HTMLInputElement) || control.value === '') continue;
    const value = cleanerOf(field)?.(control.value) ?? control.value;
    if (value !== methods.getValues(name)) methods.setValue(name, value);
  }
}

/** What was filled in before the form was hydrated is a change as any other: kept in the draft, and checked. */
function takeFilledBefore(form: HTMLFormElement | null, flow: FormFlow): void {
  if (!form) return;
  takeFilled(form, flow);
  for (const field of flow.fields) {
    const control = form.elements.namedItem(field.name);
    if (control instanceof Element && isField(control) && isChanged(control)) flow.changed(field);
  }
}

/** Tells the parent what the form says now. */
function Values({ flow, onValues }: { readonly flow: FormFlow } & Required<Pick<FormViewProps, 'onValues'>>) {
  const methods = useWatch({ control: flow.methods.control });
  const said = JSON.stringify(sentValues(flow.allFields, methods, flow.context()));
  const tell = useEffectEvent((values: string, step: string) =>
    onValues(JSON.parse(values) as Readonly<Record<string, string>>, step),
  );
  useEffect(() => tell(said, flow.step.id), [said, flow.step.id]);
  return null;
}

/**
 * For password managers: whose password a step asks for, where its name stands in an earlier step or is the player's
 * own.
 */
const KnownUser = observer(function KnownUser({ flow: { fields, allFields, methods } }: { readonly flow: FormFlow }) {
  const { session } = useStores();
  const isName = (field: FormFlow['fields'][number]) => 'autocomplete' in field && field.autocomplete === 'username';
  if (!fields.some(({ kind }) => kind === 'password') || fields.some(isName)) return null;
  const earlier = allFields.find(isName);
  const typed = earlier ? methods.getValues(earlier.name) : undefined;
  const name = typeof typed === 'string' ? typed : session.accountId;
  return (
    <input
      type="text"
      name="username"
      autoComplete="username"
      className={visuallyHidden}
      value={name}
      readOnly
      tabIndex={-1}
      aria-hidden="true"
    />
  );
});
