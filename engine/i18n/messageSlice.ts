import type { CompiledModal, CompiledNode, CompiledPage, CompiledSite, Text } from '../config/compiled';
import { flattenMessages, withoutPlural } from './flattenMessages';

/** Sections that the engine itself uses on any page. */
export const engineSections: readonly string[] = [
  'common',
  'category',
  'game',
  'session',
  'locale',
  'notice',
  'paginator',
  'maintenanceNotice',
];

/** Parts of the `ui` set that belong to the engine and stand only on pages whose widgets declare them. */
export const sharedSections: readonly string[] = ['records', 'club', 'payment'];

/** Message texts by set and key path, only those a page needs. */
export type MessageSlice = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** All sets of one language as they stand in the files. */
export type MessageCatalogue = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** Sections that a widget's declaration names beside its own. */
type SectionsOf = (type: string) => readonly string[];

/**
 * Who says a text, by `set:key` without the plural: `none` of the code that is loaded here, only `some` widgets of
 * these, or maybe `all` code.
 */
export type SaidBy = (key: string) => 'none' | 'some' | 'all';

const anybody: SaidBy = () => 'all';

/**
 * The texts one page needs (I18N-1): the sections of its widgets, the engine's own, and every key its trees name. A
 * widget's section is its type in camelCase; a group in it that is named like a prop, as in `gameGrid.paging.more`,
 * comes where that prop says something. What only other widgets and variants say stays away. Error texts load with the
 * first failure instead.
 */
export function messageSlice(
  catalogue: MessageCatalogue,
  site: CompiledSite,
  page: CompiledPage,
  textsOf: SectionsOf = () => [],
  saidBy: SaidBy = anybody,
): MessageSlice {
  const layout = site.layouts[page.layout];
  const nodes = [
    ...Object.values(page.regions),
    ...(layout?.regions.map((region) => region.nodes) ?? []),
    site.shell,
  ].flat();
  const labels = layout?.regions.map(({ label }) => label) ?? [];
  // The operator's menu may name any page that everybody may open.
  const isFilled = nodes.flatMap(withDescendants).some(({ props }) => /"filledBy":"[^"]/.test(JSON.stringify(props)));
  const pages = isFilled ? site.routes.filter(({ access }) => access === 'public') : [];
  const titles = [
    page.title,
    page.description,
    ...labels,
    ...[...site.categories, ...(site.secondaryNavigation ?? []), ...pages].map(({ title }) => title),
  ];
  return sliceOf(catalogue, {
    sections: engineSections,
    nodes,
    titles,
    textsOf,
    isSaid: (key) => saidBy(key) !== 'none',
  });
}

/**
 * The texts that a modal brings along beside those that every page has: of the engine's own sections, what its widgets
 * alone say.
 */
export function modalSlice(
  catalogue: MessageCatalogue,
  modal: CompiledModal,
  textsOf: SectionsOf = () => [],
  saidBy: SaidBy = anybody,
): MessageSlice {
  const isSaid = (key: string, section: string | undefined) => {
    const by = saidBy(key);
    return by === 'some' || (by === 'all' && !engineSections.includes(section ?? ''));
  };
  return sliceOf(catalogue, { sections: engineSections, nodes: modal.nodes, titles: [modal.title], textsOf, isSaid });
}

interface SliceParts {
  readonly sections: readonly string[];
  readonly nodes: readonly CompiledNode[];
  readonly titles: readonly (Text | undefined)[];
  readonly textsOf: SectionsOf;
  readonly isSaid: (key: string, section: string | undefined) => boolean;
}

function sliceOf(
  catalogue: MessageCatalogue,
  { sections: own, nodes, titles, textsOf, isSaid }: SliceParts,
): MessageSlice {
  const sections = new Set(own);
  const keys = new Set<string>();
  const groups = new Map<string, boolean>();
  for (const title of titles) if (title && 'key' in title) keys.add(title.key);
  for (const node of nodes.flatMap(withDescendants)) {
    const section = node.type.replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
    sections.add(section);
    textsOf(node.type).forEach((other) => sections.add(other));
    for (const [prop, value] of Object.entries(node.props)) {
      groups.set(`${section}.${prop}`, groups.get(`${section}.${prop}`) === true || saysSomething(value));
      const owner = ownerOf(value);
      if (owner !== undefined) sections.add(owner);
    }
    collectKeys(node.props, keys);
  }
  const slice: Record<string, Record<string, string>> = {};
  for (const [set, texts] of Object.entries(catalogue)) {
    const chosen = rowsOf(set, texts).filter(
      ({ key, base, section, names }) =>
        (section !== undefined && sections.has(section) && isWanted(groups, key) && isSaid(base, section)) ||
        names.some((name) => keys.has(name)),
    );
    if (chosen.length > 0) slice[set] = Object.fromEntries(chosen.map(({ key, text }) => [key, text]));
  }
  return slice;
}

/** A text by its whole key, with the section that brings it along, and the names by which a tree may ask for it. */
interface Row {
  readonly key: string;
  /** `set:key` without the plural. */
  readonly base: string;
  readonly text: string;
  readonly section: string | undefined;
  readonly names: readonly string[];
}

const known = new WeakMap<object, readonly Row[]>();

/** The texts of a set, put together once for all pages: a catalogue never changes. */
function rowsOf(set: string, texts: Readonly<Record<string, unknown>>): readonly Row[] {
  const rows = known.get(texts) ?? Object.entries(flattenMessages(texts)).map(([key, text]) => rowOf(set, key, text));
  known.set(texts, rows);
  return rows;
}

function rowOf(set: string, key: string, text: string): Row {
  const bare = withoutPlural(key);
  const base = `${set}:${bare}`;
  const prefixed = [`${set}:${key}`, base];
  if (set === 'errors') return { key, base, text, section: undefined, names: prefixed };
  return { key, base, text, section: key.split('.', 1)[0], names: [...prefixed, key, bare] };
}

/** Whether the group of a key, if it has one, is not named after a prop that says nothing. */
function isWanted(groups: ReadonlyMap<string, boolean>, key: string): boolean {
  const [section, group, ...rest] = key.split('.');
  return rest.length === 0 || groups.get(`${section}.${group}`) !== false;
}

/** The template whose variant a prop names, as in `template14/lozenge`: its code may say words of that template. */
function ownerOf(value: unknown): string | undefined {
  return typeof value === 'string' ? /^([a-z]+[0-9]*)\/[a-z0-9-]+$/.exec(value)?.[1] : undefined;
}

function saysSomething(value: unknown): boolean {
  return Array.isArray(value)
    ? value.length > 0
    : value !== undefined && value !== false && value !== 'none' && value !== '';
}

/** A node and all that stand in its slots. */
function withDescendants(node: CompiledNode): readonly CompiledNode[] {
  return [
    node,
    ...Object.values(node.slots ?? {})
      .flat()
      .flatMap(withDescendants),
  ];
}

function collectKeys(value: unknown, keys: Set<string>): void {
  if (typeof value !== 'object' || value === null) return;
  if ('key' in value && typeof value.key === 'string' && Object.keys(value).length === 1) keys.add(value.key);
  else Object.values(value).forEach((part) => collectKeys(part, keys));
}
