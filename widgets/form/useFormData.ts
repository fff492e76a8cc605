import { useMemo } from 'react';
import { usePlayerRead, type CompiledForm, type FormData } from '../../engine';

const nothing: FormData = {};

/**
 * Data that the forms name besides the player's own: the banks that one may add. What no form names is not asked for.
 */
export function useFormData(forms: readonly CompiledForm[]): FormData {
  const names = forms.flatMap(({ steps }) =>
    steps.flatMap(({ fields }) => fields.map((field) => ('optionsFrom' in field ? field.optionsFrom : undefined))),
  );
  const banks = usePlayerRead('banks', names.includes('banks.options') ? {} : null).value?.banks;
  return useMemo(
    () => (banks ? { 'banks.options': banks.map(({ code, name }) => ({ value: code, label: name })) } : nothing),
    [banks],
  );
}
