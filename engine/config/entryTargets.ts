import { isBroken, type Descriptor } from './descriptors';
import type { EntryForms } from './entryForms';
import { isRecord, valueAt, type JsonPath } from './jsonPath';
import { oneOf } from './nearest';
import { ownValue } from './ownValue';
import type { PageDraft } from './pages';
import { problemAt, type Finding, type Problem } from './problem';
import type { SharedFiles } from './sharedFiles';
import { readNodes, type Tree } from './trees';

/**
 * Ways to the login that lead to none, or round in a circle: a page for players sends a guest to sign in again, and
 * pages and modals without a form that signs in leave the guest standing there (ROUTE-7, ENTRY-1…3, SHELL-1).
 */
export function entryTargetProblems(
  files: Pick<SharedFiles, 'topics' | 'modals'>,
  pages: ReadonlyMap<string, PageDraft>,
  forms: EntryForms,
): Problem[] {
  const named = (ways: EntryForms['signIn']) => ({
    pages: [...pages]
      .filter(([, { access, tree }]) => access !== 'player' && ways(tree).length > 0)
      .map(([name]) => name),
    modals: [...files.modals]
      .filter(([, modal]) => isBroken(modal) || ways(treeOf(modal)).length > 0)
      .map(([name]) => name),
  });
  const login = named(forms.signIn);
  const loginOrSignUp = named(forms.signInOrUp);
  const page = (name: string, words: readonly string[]): Finding | undefined => {
    const draft = pages.get(name);
    if (draft === undefined || isBroken(draft.descriptor) || words.includes(name)) return undefined;
    return closedFinding(draft) ?? noLogin(`The page "${name}"`, 'a page', words, name);
  };
  const modal = (name: string, words: readonly string[]): Finding | undefined =>
    !files.modals.has(name) || words.includes(name)
      ? undefined
      : noLogin(`The modal "${name}"`, 'a modal', words, name);
  const check: Readonly<Record<Target, (name: string) => Finding | undefined>> = {
    'login-page': (name) => page(name, login.pages),
    'login-modal': (name) => modal(name, login.modals),
    'rewards-page': (name) => page(name, loginOrSignUp.pages),
    'rewards-modal': (name) => modal(name, loginOrSignUp.modals),
    'opens-modal': (name) => {
      const draft = pages.get(name);
      return draft === undefined
        ? undefined
        : (closedFinding(draft) ?? (name === 'not-found' ? nowhere(name) : undefined));
    },
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
type Target = 'login-page' | 'login-modal' | 'rewards-page' | 'rewards-modal' | 'opens-modal' | 'for-players';

interface Entry {
  readonly descriptor: Descriptor;
  readonly path: JsonPath;
  readonly target: Target;
}

function entriesOf({ topics }: Pick<SharedFiles, 'topics'>): readonly Entry[] {
  const { 'login-entry': login, rewards } = topics;
  const inTable = (
    table: 'login' | 'rewards',
    descriptor: Descriptor,
    first: string,
    list: string,
  ): readonly Entry[] => {
    const named = ownValue(descriptor.value, list);
    return [[first], ...Object.keys(isRecord(named) ? named : {}).map((key) => [list, key])].flatMap((path) => [
      {
        descriptor,
        path: [...path, 'route'],
        target: valueAt(descriptor.value, [...path, 'kind']) === 'modal' ? 'opens-modal' : `${table}-page`,
      },
      { descriptor, path: [...path, 'modal'], target: `${table}-modal` },
    ]);
  };
  return [
    { descriptor: login, path: ['page'], target: 'login-page' },
    ...inTable('login', login, 'default', 'themes'),
    { descriptor: rewards, path: ['player'], target: 'for-players' },
    ...inTable('rewards', rewards, 'guest', 'templates'),
  ];
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
