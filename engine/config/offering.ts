import { capabilities, type Capability } from './capabilities';
import { cloned } from './cloned';
import type { CompiledLayout, CompiledNode, CompiledPage } from './compiled';
import type { Catalogue, WidgetNeed } from './configInput';
import { isRecord, valueAt } from './jsonPath';
import { ownValue } from './ownValue';
import type { Platform } from './platform';
import { checkShape } from './shape';
import type { SiteDraft } from './siteDraft';

type Nodes = readonly CompiledNode[];
type Pages = Readonly<Record<string, CompiledPage>>;

/** Trees as a platform can fill them that offers some groups of our extension alone (CALL-X). */
export interface Offering {
  /** Nodes without those that need a group which is not offered. */
  readonly nodes: (nodes: Nodes) => Nodes;
  /** The same without links to pages that are for such groups alone. */
  readonly reachable: (nodes: Nodes) => Nodes;
  readonly layout: (layout: CompiledLayout) => CompiledLayout;
  readonly pages: Pages;
  /** Names of pages that are for such groups alone. */
  readonly closed: ReadonlySet<string>;
}

/**
 * The groups that a site's platform offers: what the environment says of the site, or of all, that of the site itself,
 * that of the platform; undefined where none says it, which is all of them.
 */
export function offersOf(
  { topics, environment }: Pick<Platform, 'topics' | 'environment'>,
  { values }: Pick<SiteDraft, 'values'>,
): readonly Capability[] | undefined {
  const domain = String(valueAt(values.value, ['domain']));
  const connected = environment?.value ?? {};
  const said = valueAt(connected, ['sites', domain, 'api', 'offers']) ?? valueAt(connected, ['api', 'offers']);
  const own = said ?? valueAt(values.value, ['api', 'offers']) ?? topics.api.value.offers;
  return Array.isArray(own) ? capabilities.filter((name) => own.includes(name)) : undefined;
}

/** Pages that every site has, whatever its platform offers. */
const everywhere: ReadonlySet<string> = new Set(['home', 'not-found']);

/** What is left for a platform with these groups. `offers` undefined: everything; then nothing is looked at. */
export function offeringOf(offers: readonly string[] | undefined, pages: Pages, catalogue: Catalogue): Offering {
  const same = (nodes: Nodes) => nodes;
  if (offers === undefined)
    return { nodes: same, reachable: same, layout: (layout) => layout, pages, closed: new Set() };
  const nodes = (list: Nodes) => filledNodes(list, offers, catalogue);
  const filled = mapped(pages, (page) => ({ ...page, regions: mapped(page.regions, nodes) }));
  const closed = new Set(
    Object.values(pages).flatMap((page) => (isClosed(page, ownValue(filled, page.name), catalogue) ? [page.name] : [])),
  );
  const reachable = (list: Nodes) => linkedNodes(nodes(list), closed, catalogue);
  return {
    nodes,
    reachable,
    layout: (layout) => ({
      ...layout,
      regions: layout.regions.map((region) => ({ ...region, nodes: reachable(region.nodes) })),
    }),
    pages: mapped(filled, (page) => ({
      ...page,
      regions: mapped(page.regions, (list) => linkedNodes(list, closed, catalogue)),
    })),
    closed,
  };
}

function mapped<Value>(
  values: Readonly<Record<string, Value>>,
  change: (value: Value) => Value,
): Record<string, Value> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, change(value)]));
}

/** Something has gone from the page, and what is left only stands beside what it is for. */
function isClosed({ name, regions }: CompiledPage, filled: CompiledPage | undefined, { widgets }: Catalogue): boolean {
  if (everywhere.has(name) || filled === undefined) return false;
  const left = flat(Object.values(filled.regions).flat());
  if (left.length === flat(Object.values(regions).flat()).length) return false;
  return left.every(({ type }) => widgets.get(type)?.isCompanion === true);
}

function flat(nodes: Nodes): Nodes {
  return nodes.flatMap((node) => [node, ...flat(Object.values(node.slots ?? {}).flat())]);
}

function filledNodes(nodes: Nodes, offers: readonly string[], catalogue: Catalogue): Nodes {
  const filled = nodes.map((node) => filledNode(node, offers, catalogue));
  return nodes.flatMap((node, index) => {
    const { leads } = catalogue.widgets.get(node.type) ?? {};
    const isAlone = leads !== undefined && filled[index + 1]?.length === 0 && isNeeded({ where: leads }, node.props);
    return isAlone ? [] : (filled[index] ?? []);
  });
}

function filledNode(node: CompiledNode, offers: readonly string[], catalogue: Catalogue): Nodes {
  const { needs = [] } = catalogue.widgets.get(node.type) ?? {};
  const lacking = needs.filter((need) => !offers.includes(need.group) && isNeeded(need, node.props));
  if (lacking.some(({ prop }) => prop === undefined)) return [];
  const gone = new Set(lacking.map(({ prop }) => prop));
  const props =
    gone.size === 0
      ? node.props
      : withDefaults(
          node,
          Object.entries(node.props).filter(([name]) => !gone.has(name)),
          catalogue,
        );
  return props === undefined
    ? []
    : around({ ...node, props }, (inner) => filledNodes(inner, offers, catalogue), catalogue);
}

function isNeeded({ where }: Pick<WidgetNeed, 'where'>, props: CompiledNode['props']): boolean {
  return (
    where === undefined ||
    Object.entries(where).some(([prop, words]) => wordsOf(ownValue(props, prop)).some((word) => words.includes(word)))
  );
}

/** What a prop is, lists or holds: a word, the words or forms of a list, the keys of an object. */
function wordsOf(value: unknown): readonly string[] {
  if (Array.isArray(value))
    return value.flatMap((entry: unknown) => (isRecord(entry) ? [String(entry.name)] : [String(entry)]));
  return isRecord(value) ? Object.keys(value) : [String(value)];
}

/** A node with its slots changed; none where it only gave room to what has left, and to what stood beside that. */
function around(node: CompiledNode, change: (nodes: Nodes) => Nodes, { widgets }: Catalogue): Nodes {
  if (node.slots === undefined) return [node];
  const slots = Object.fromEntries(Object.entries(node.slots).map(([name, inner]) => [name, change(inner)]));
  const isCompanion = ({ type }: CompiledNode) => widgets.get(type)?.isCompanion === true;
  const [before, left] = [node.slots, slots].map((each) => flat(Object.values(each).flat()));
  const isSpent = left !== undefined && left.length < (before?.length ?? 0) && left.every(isCompanion);
  return isSpent && isCompanion(node) ? [] : [{ ...node, slots }];
}

function linkedNodes(nodes: Nodes, closed: ReadonlySet<string>, catalogue: Catalogue): Nodes {
  if (closed.size === 0) return nodes;
  return nodes.flatMap((node): Nodes => {
    const validate = catalogue.widgets.get(node.type)?.validate;
    const { references } = validate === undefined ? { references: [] } : checkShape(validate, cloned(node.props));
    const dead = references.filter(
      ({ keyword, value }) => keyword === 'x-route' && typeof value === 'string' && closed.has(value),
    );
    const pointers = new Set(dead.map(({ path }) => path.join('/')));
    const kept = Object.entries(node.props).flatMap(([name, value]) => {
      const left = pointers.size === 0 ? value : without(value, name, pointers);
      return left === undefined ? [] : [[name, left] as const];
    });
    const props = pointers.size === 0 ? node.props : withDefaults(node, kept, catalogue);
    return props === undefined
      ? []
      : around({ ...node, props }, (inner) => linkedNodes(inner, closed, catalogue), catalogue);
  });
}

/** A value without the entries of lists that lead to these places; undefined where nothing of it is left. */
function without(value: unknown, pointer: string, pointers: ReadonlySet<string>): unknown {
  if (pointers.has(pointer)) return undefined;
  if (Array.isArray(value)) {
    const left = value
      .map((entry: unknown, index) => without(entry, `${pointer}/${index}`, pointers))
      .filter((entry) => entry !== undefined);
    return value.length > 0 && left.length === 0 ? undefined : left;
  }
  if (!isRecord(value)) return value;
  const entries = Object.entries(value).map(
    ([key, inner]) => [key, without(inner, `${pointer}/${key}`, pointers)] as const,
  );
  return entries.some(([, inner]) => inner === undefined) ? undefined : Object.fromEntries(entries);
}

/** Props with the defaults of those that have gone; undefined where the widget cannot do without. */
function withDefaults(
  node: CompiledNode,
  entries: readonly (readonly [string, unknown])[],
  { widgets }: Catalogue,
): CompiledNode['props'] | undefined {
  const props = cloned(Object.fromEntries(entries));
  const validate = widgets.get(node.type)?.validate;
  // A form stands in the place of its name, which no schema of props knows: such props were never whole by it.
  return validate === undefined || validate.call(undefined, props) || !validate.call(undefined, cloned(node.props))
    ? props
    : undefined;
}
