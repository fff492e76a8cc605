import { cloned } from './cloned';
import type { Catalogue } from './configInput';
import { isBroken, type Descriptor } from './descriptors';
import type { FormActionName } from './form/formActions';
import { isRecord, valueAt, type JsonPath } from './jsonPath';
import { oneOf } from './nearest';
import { ownValue } from './ownValue';
import type { PageDraft } from './pages';
import { problemAt, type Finding, type Problem } from './problem';
import { checkShape } from './shape';
import type { SharedFiles } from './sharedFiles';
import { nodesOf, readNodes, type Tree } from './trees';

/** The actions of forms after which somebody is signed in who was not. */
const signingIn: ReadonlySet<unknown> = new Set<FormActionName>(['login', 'loginByCode']);

/**
 * Ways to the login that lead to none, or round in a circle: a page for players sends a guest to sign in again, and
 * pages and modals without a form that signs in leave the guest standing there (ROUTE-7, ENTRY-1…3, SHELL-1).
 */
export function entryTargetProblems(
  files: Pick<SharedFiles, 'topics' | 'modals' | 'forms'>,
  pages: ReadonlyMap<string, PageDraft>,
  catalogue: Catalogue,
): Problem[] {
  const signsIn = signInTest(files.forms, catalogue);
  const ofPages = [...pages].filter(([, { access, tree }]) => access !== 'player' && signsIn(tree));
  const ofModals = [...files.modals].filter(([, modal]) => isBroken(modal) || signsIn(treeOf(modal)));
  const [pageNames, modalNames] = [ofPages, ofModals].map((found) => found.map(([name]) => name));
  const check: Readonly<Record<Target, (name: string) => Finding | undefined>> = {
    'signs-in': (name) => {
      const page = pages.get(name);
      if (page === undefined || isBroken(page.descriptor) || pageNames?.includes(name)) return undefined;
      return closedFinding(page) ?? noLogin(`The page "${name}"`, 'a page', pageNames ?? [], name);
    },
    'opens-modal': (name) => {
      const page = pages.get(name);
      return page === undefined
        ? undefined
        : (closedFinding(page) ?? (name === 'not-found' ? nowhere(name) : undefined));
    },
    modal: (name) =>
      !files.modals.has(name) || modalNames?.includes(name)
        ? undefined
        : noLogin(`The modal "${name}"`, 'a modal', modalNames ?? [], name),
    'for-players': (name) => {
      if (name === 'not-found') return nowhere(name);
      if (pages.get(name)?.access !== 'guest') return undefined;
      const message = `Only guests may open the page "${name}", and a player who is sent there is sent home. Name a page that players may open.`;
      return { code: 'entry-closed', message };
    },
  };
  return entriesOf(files).flatMap(({ descriptor: { source, value }, path, target }) => {
    const name = valueAt(value, path);
    const finding = typeof name === 'string' ? check[target](name) : undefined;
    return finding === undefined ? [] : [problemAt(source, path, finding)];
  });
}

/** What a name stands for: a page or a modal with a login, a page that a modal opens over, or a page of players. */
type Target = 'signs-in' | 'opens-modal' | 'modal' | 'for-players';

interface Entry {
  readonly descriptor: Descriptor;
  readonly path: JsonPath;
  readonly target: Target;
}

function entriesOf({ topics }: Pick<SharedFiles, 'topics'>): readonly Entry[] {
  const { 'login-entry': login, rewards } = topics;
  const inTable = (descriptor: Descriptor, first: string, list: string): readonly Entry[] => {
    const named = ownValue(descriptor.value, list);
    return [[first], ...Object.keys(isRecord(named) ? named : {}).map((key) => [list, key])].flatMap((path) => [
      {
        descriptor,
        path: [...path, 'route'],
        target: valueAt(descriptor.value, [...path, 'kind']) === 'modal' ? 'opens-modal' : 'signs-in',
      },
      { descriptor, path: [...path, 'modal'], target: 'modal' },
    ]);
  };
  return [
    { descriptor: login, path: ['page'], target: 'signs-in' },
    ...inTable(login, 'default', 'themes'),
    { descriptor: rewards, path: ['player'], target: 'for-players' },
    ...inTable(rewards, 'guest', 'templates'),
  ];
}

/** Tells whether nodes show a form that signs in; one that is broken, or asks for what nobody knows, may be one. */
function signInTest(
  forms: ReadonlyMap<string, Descriptor>,
  { widgets, formActions }: Catalogue,
): (tree: Tree) => boolean {
  const isLogin = (name: unknown) => {
    const form = typeof name === 'string' ? forms.get(name) : undefined;
    if (form === undefined || isBroken(form)) return true;
    const steps = Array.isArray(form.value.steps) ? form.value.steps : [];
    const actions = steps.map((step: unknown) => valueAt(step, ['submit', 'action']));
    return actions.some((action) => signingIn.has(action) || (typeof action === 'string' && !formActions.has(action)));
  };
  return (tree) =>
    nodesOf(tree).some(({ type, props }) => {
      const validate = widgets.get(type)?.validate;
      if (validate === undefined) return false;
      const { references } = checkShape(validate, cloned(props));
      return references.some(({ keyword, value }) => keyword === 'x-form' && isLogin(value));
    });
}

function treeOf({ value, source }: Descriptor): Tree {
  return { nodes: readNodes(value.nodes, source, ['nodes']) };
}

function closedFinding({ name, access }: PageDraft): Finding | undefined {
  if (access !== 'player') return undefined;
  const message = `Only players may open the page "${name}", and a guest who is sent there is sent to sign in again. Name a page that guests may open.`;
  return { code: 'entry-closed', message };
}

function nowhere(name: string): Finding {
  return {
    code: 'entry-closed',
    message: `The page "${name}" says that there is no page, and nobody is sent there on purpose. Name another page.`,
  };
}

function noLogin(what: string, kind: string, words: readonly string[], word: string): Finding {
  return {
    code: 'entry-without-login',
    message: `${what} has no form that signs in. Name ${kind} that has one, or add the form. ${oneOf(words, word)}`,
  };
}
