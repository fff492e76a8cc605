import type { formActions, FormActionName } from '../config/form/formActions';
import type { Application } from '../context/ApplicationContext';
import type { Environment } from '../environment';
import type { Stores } from '../stores/stores';
import type { FormOutcome } from './outcome';

/** What an action may draw on besides the values. */
export interface FormActionContext {
  readonly stores: Stores;
  readonly environment: Environment;
  /** For intents of money, which all that is shown shares. */
  readonly application: Application;
}

type Rows = typeof formActions;

/**
 * The values an action gets, as they are sent: without blanks around them, phone numbers as digits, money as decimals.
 */
export type ActionValues<Name extends FormActionName> = { readonly [Field in Rows[Name]['takes'][number]]: string } & {
  readonly [Field in Rows[Name]['mayTake'][number]]?: string;
};

/** What a form does with its values. */
export type FormAction<Name extends FormActionName> = (
  values: ActionValues<Name>,
  context: FormActionContext,
) => Promise<FormOutcome>;

/** An action of whichever values. */
export type AnyFormAction = (
  values: Readonly<Record<string, string>>,
  context: FormActionContext,
) => Promise<FormOutcome>;

/** Declares the action of a name; its values are those its row in `formActions` takes. */
export function defineFormAction<Name extends FormActionName>(_name: Name, run: FormAction<Name>): FormAction<Name> {
  return run;
}
