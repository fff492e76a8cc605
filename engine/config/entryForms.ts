import { cloned } from './cloned';
import type { Condition } from './compiled';
import type { Catalogue } from './configInput';
import type { Way } from './coverage';
import { isBroken, type Descriptor } from './descriptors';
import type { FormActionName } from './form/formActions';
import { valueAt } from './jsonPath';
import { checkShape } from './shape';
import type { Tree, TreeNode } from './trees';

/** The actions of forms after which somebody is signed in who was not. */
const signingIn: ReadonlySet<unknown> = new Set<FormActionName>(['login', 'loginByCode']);
/** Rewards may lead to those who have no account yet, too. */
const joining: ReadonlySet<unknown> = new Set<FormActionName>(['login', 'loginByCode', 'signUp']);

/** What must hold for each form of a tree to show that signs in; none where no form does. */
type FormWays = (tree: Tree) => readonly Way[];

/** Where trees have the forms that guests are sent to. */
export interface EntryForms {
  readonly signIn: FormWays;
  readonly signInOrUp: FormWays;
}

/**
 * Finds the forms that sign in or up among nodes. What is told elsewhere may be one: a form that is broken or asks for
 * an unknown action, an unknown widget, and one with props that it does not take. Each tree is looked through once.
 */
export function entryForms(forms: ReadonlyMap<string, Descriptor>, catalogue: Catalogue): EntryForms {
  return { signIn: waysOf(signingIn, forms, catalogue), signInOrUp: waysOf(joining, forms, catalogue) };
}

function waysOf(
  wanted: ReadonlySet<unknown>,
  forms: ReadonlyMap<string, Descriptor>,
  { widgets, formActions }: Catalogue,
): FormWays {
  const isOne = (name: unknown) => {
    const form = typeof name === 'string' ? forms.get(name) : undefined;
    if (form === undefined || isBroken(form)) return true;
    const steps = Array.isArray(form.value.steps) ? form.value.steps : [];
    const actions = steps.map((step: unknown) => valueAt(step, ['submit', 'action']));
    return actions.some((action) => wanted.has(action) || (typeof action === 'string' && !formActions.has(action)));
  };
  const holdsOne = ({ type, props }: TreeNode) => {
    const validate = widgets.get(type)?.validate;
    if (validate === undefined) return true;
    const { findings, references } = checkShape(validate, cloned(props));
    return findings.length > 0 || references.some(({ keyword, value }) => keyword === 'x-form' && isOne(value));
  };
  const inNodes = (nodes: readonly TreeNode[], around: Way): Way[] =>
    nodes.flatMap((node) => {
      const way = node.when === undefined ? around : [...around, node.when as Condition];
      return [...(holdsOne(node) ? [way] : []), ...Object.values(node.slots).flatMap((slot) => inNodes(slot, way))];
    });
  const known = new WeakMap<Tree, readonly Way[]>();
  return (tree) => {
    const ways = known.get(tree) ?? Object.values(tree).flatMap((nodes) => inNodes(nodes, []));
    known.set(tree, ways);
    return ways;
  };
}
