import type { UseFormReturn } from 'react-hook-form';
import { useText } from '../context/useText';
import type { CompiledForm, CompiledQuestion } from '../config/form/compiledForm';
import { useConfirm } from '../shell/useConfirm';
import { typedWords } from './typedWords';
import type { FormFields } from './outcome';
import { optionsIn, type FormContext } from './values';
import { ownValue } from '../config/ownValue';

/** What a step's question needs to know of the form. */
interface Typed {
  readonly methods: UseFormReturn<FormFields>;
  readonly context: () => FormContext;
}

/** Asks what a step wants asked before it is sent (STATE-7); true at once where there is nothing to ask. */
export function useStepQuestion(
  form: CompiledForm,
): (question: CompiledQuestion | undefined, typed: Typed) => Promise<boolean> {
  const text = useText();
  const confirm = useConfirm();
  return async (question, { methods, context }) => {
    if (!question) return true;
    const fields = form.steps.flatMap((step) => step.fields);
    const typed = typedWords(fields, methods);
    const chosen = fields.flatMap((field) => {
      if (field.kind !== 'select' && field.kind !== 'choice') return [];
      const written = field.options?.find(({ value }) => value === ownValue(typed, field.name));
      const label = written
        ? text(written.label)
        : optionsIn(context().data, field.optionsFrom).find(({ value }) => value === ownValue(typed, field.name))
            ?.label;
      return label === undefined ? [] : [[field.name, label] as const];
    });
    return confirm({ text: text(question.text, { ...typed, ...Object.fromEntries(chosen) }), yes: text(question.yes) });
  };
}
