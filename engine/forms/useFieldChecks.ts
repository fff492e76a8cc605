import { useEffect, useEffectEvent } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { CompiledField } from '../config/form/compiledForm';
import type { FormFlow } from './formFlow';
import type { FormData, FormFields } from './outcome';
import type { FlowState } from './useFlowState';
import type { FormDraft } from './useFormDraft';
import { validatesOnChange } from './validateField';
import { isEmpty, type FormContext } from './values';

interface Options {
  /** Fields of the step that are there. */
  readonly fields: readonly CompiledField[];
  /** Fields of all steps that are there. */
  readonly allFields: readonly CompiledField[];
  readonly methods: UseFormReturn<FormFields>;
  readonly context: () => FormContext;
  readonly data: FormData | undefined;
  readonly flow: Pick<FlowState, 'current' | 'send'>;
  readonly draft: FormDraft;
}

/** Validates fields while they are filled in: after a change, when one is left, and when the data change. */
export function useFieldChecks({
  fields,
  allFields,
  methods,
  context,
  data,
  flow: { current, send },
  draft,
}: Options): Pick<FormFlow, 'changed' | 'left'> {
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

  /** Fields whose rules compare them with this one. */
  const comparing = (name: string) =>
    allFields
      .filter((field) => field.kind !== 'hidden' && field.rules.some((rule) => 'field' in rule && rule.field === name))
      .map((field) => field.name);

  return {
    changed(field) {
      send({ type: 'typed', isChoice: field.kind === 'choice' });
      draft.save({});
      const wrong = [field.name, ...comparing(field.name)].filter((name) => methods.getFieldState(name).invalid);
      if (wrong.length === 0 && validatesOnChange(field, methods.getValues(field.name), context()))
        wrong.push(field.name);
      if (wrong.length > 0) validate(wrong);
    },
    left(field) {
      if (!isEmpty(methods.getValues(field.name))) validate([field.name]);
    },
  };
}
