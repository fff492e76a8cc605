import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { CompiledForm } from '../config/form/compiledForm';
import { useStores } from '../context/ApplicationContext';
import { useRoute } from '../routing/CurrentRoute';
import { rewriteAmount, separatorsOf } from './amount';
import type { FormFields } from './outcome';

/**
 * Writes the typed amounts of a form again when the language changes, so that they keep their meaning. It does so for
 * every step, as the amount of an earlier step is not on the page. For observers.
 */
export function useAmountsInLanguage(form: CompiledForm, methods: UseFormReturn<FormFields>): void {
  const { currency } = useStores().site.site;
  const { date } = useRoute().locale;
  const language = useRef(date);
  const follow = useEffectEvent(() => {
    if (language.current === date) return;
    const from = separatorsOf(language.current, currency);
    language.current = date;
    for (const { kind, name } of form.steps.flatMap(({ fields }) => fields)) {
      const typed = kind === 'amount' ? methods.getValues(name) : undefined;
      if (typeof typed !== 'string') continue;
      const written = rewriteAmount(typed, from, date, currency.digits);
      if (written !== typed) methods.setValue(name, written);
    }
  });
  useLayoutEffect(() => follow(), [date]);
}
