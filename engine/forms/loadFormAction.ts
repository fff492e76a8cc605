import type { AnyFormAction } from './formAction';
import { ownValue } from '../config/ownValue';

const actions = import.meta.glob<Readonly<Record<string, AnyFormAction | undefined>>>('./actions/*.ts');

/** Loads an action by its name; rejects where its module fails to load. */
export async function loadFormAction(name: string): Promise<AnyFormAction> {
  const module = await actions[`./actions/${name}.ts`]?.();
  const action = ownValue(module, name);
  if (!action) throw new Error(`engine/forms/actions/${name}.ts must export "${name}".`);
  return action;
}
