import { useEffect, useRef } from 'react';
import { useText } from '../context/useText';
import type { CompiledForm, CompiledStep } from '../config/form/compiledForm';
import { Icon } from '../ui/Icon';
import * as styles from './StepHeading.css';

interface Props {
  readonly form: CompiledForm;
  readonly step: CompiledStep;
  readonly stepIndex: number;
  /** What stands in the placeholders of the step's words. */
  readonly values: Readonly<Record<string, string>>;
  readonly onBack: () => void;
  readonly isBusy: boolean;
}

/** Where in the form one is, what the step is about, and the way back. */
export function StepHeading({ form, step, stepIndex, values, onBack, isBusy }: Props) {
  const text = useText();
  const { words, steps } = form;
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(stepIndex);
  const isBare = step.fields.every(({ kind }) => kind === 'hidden');
  useEffect(() => {
    // A step without fields has nothing else that says where one is now.
    if (shown.current !== stepIndex && isBare) heading.current?.focus();
    shown.current = stepIndex;
  }, [stepIndex, isBare]);
  if (steps.length === 1 && !step.title && !step.intro) return null;
  return (
    <div className={styles.heading} data-part="form-step">
      {steps.length > 1 ? (
        <div className={styles.progress}>
          {stepIndex > 0 && words.back ? (
            <button
              type="button"
              className={styles.back}
              aria-label={text(words.back)}
              onClick={isBusy ? undefined : onBack}
            >
              <Icon name="arrow-left" size={20} />
            </button>
          ) : null}
          <p className={styles.count}>
            {words.step ? text(words.step, { step: stepIndex + 1, count: steps.length }) : ''}
          </p>
          <span className={styles.bars} aria-hidden="true">
            {steps.map(({ id }, index) => (
              <span key={id} className={index <= stepIndex ? styles.reached : styles.bar} />
            ))}
          </span>
        </div>
      ) : null}
      {step.title ? (
        <h2 ref={heading} tabIndex={-1} className={styles.title}>
          {text(step.title, values)}
        </h2>
      ) : null}
      {step.intro ? <p className={styles.intro}>{text(step.intro, values)}</p> : null}
    </div>
  );
}
