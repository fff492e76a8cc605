import type { UseFormReturn } from 'react-hook-form';
import type { CompiledField, CompiledForm, CompiledStep } from '../config/form/compiledForm';
import type { FormFlowState } from './formFlowReducer';
import type { FormFields } from './outcome';
import type { FormContext } from './values';

/** The form as its view sees it: the state of `formFlowReducer`, the fields, and what may be done. */
export interface FormFlow extends Pick<
  FormFlowState,
  'phase' | 'stepIndex' | 'isDone' | 'isTyped' | 'failure' | 'refusal' | 'problems' | 'resendAt'
> {
  readonly form: CompiledForm;
  readonly methods: UseFormReturn<FormFields>;
  readonly context: () => FormContext;
  readonly step: CompiledStep;
  /** Fields of the step that are there. */
  readonly fields: readonly CompiledField[];
  /** Fields of all steps that are there. */
  readonly allFields: readonly CompiledField[];
  /** Whether the step is being sent. */
  readonly isBusy: boolean;
  readonly submit: () => void;
  readonly back: () => void;
  readonly resend: (field: CompiledField & { readonly kind: 'code' }) => Promise<boolean>;
  /** To be told of every change and of leaving a field. */
  readonly changed: (field: CompiledField) => void;
  readonly left: (field: CompiledField) => void;
}
