import { cloned } from './cloned';
import type { CompiledNode, Condition } from './compiled';
import { conditionProblems } from './conditions';
import type { Catalogue, WidgetEntry } from './configInput';
import type { CompiledForm } from './form/compiledForm';
import { placeForms } from './form/forms';
import { drawnSlots, undrawnBy } from './drawnSlots';
import type { JsonPath } from './jsonPath';
import { ownValue } from './ownValue';
import { unknownWord } from './nearest';
import { problemAt, type Problem } from './problem';
import { checkShape, type Reference } from './shape';
import { writtenTexts, type WrittenText } from './texts';
import type { Tree, TreeNode } from './trees';
import { referenceProblems, type Vocabulary } from './vocabulary';
import type { Place } from './place';

/** A link to a page, with its place. */
export interface RouteUse {
  readonly route: string;
  readonly place: () => Place;
}

/** A node compiled with its slots, and what was found in it. */
export interface NodeResult<Compiled = CompiledNode | undefined> {
  /** Undefined for a widget that does not exist. */
  readonly compiled: Compiled;
  readonly problems: readonly Problem[];
  readonly texts: readonly WrittenText[];
  readonly routes: readonly RouteUse[];
}

type CompiledTree = Readonly<Record<string, readonly CompiledNode[]>>;

/** What compiling nodes needs to know of the template around them. */
export interface NodeContext {
  readonly vocabulary: Vocabulary;
  /** Min-widths by breakpoint name. */
  readonly breakpoints: Readonly<Record<string, number>>;
  readonly widgetDefaults: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  /** Forms by name; a widget's props hold the form itself where its name was written. */
  readonly forms: ReadonlyMap<string, CompiledForm>;
  /** Where a default of a widget is written. */
  readonly placeOfDefault: (type: string, prop: string) => Place | undefined;
  /** Results of the nodes that sites share, compiled once. */
  readonly results: Map<TreeNode, NodeResult>;
  /** Whether new results are kept: while the shared layers load, not for nodes of single sites. */
  readonly keepsResults: boolean;
}

/** Compiles every list of a tree. */
export function compileTree(tree: Tree, context: NodeContext): NodeResult<CompiledTree> {
  const compiled: Record<string, CompiledNode[]> = {};
  const results: NodeResult[] = [];
  for (const name in tree) {
    const list: CompiledNode[] = [];
    for (const node of ownValue(tree, name) ?? []) {
      const result = compileNode(node, context);
      results.push(result);
      if (result.compiled !== undefined) list.push(result.compiled);
    }
    compiled[name] = list;
  }
  return joined(compiled, results);
}

/**
 * Compiles a node: defaults of template and schema below its own props, its props checked, every word in them looked
 * up.
 */
function compileNode(node: TreeNode, context: NodeContext): NodeResult {
  const cached = context.results.get(node);
  if (cached !== undefined) return cached;
  const result = compileFresh(node, context);
  if (context.keepsResults) context.results.set(node, result);
  return result;
}

function compileFresh(node: TreeNode, context: NodeContext): NodeResult {
  const slots = compileTree(node.slots, context);
  const conditions = node.when === undefined ? [] : conditionProblems(node.when, context.breakpoints, node.place);
  const widget = context.vocabulary.catalogue.widgets.get(node.type);
  if (widget === undefined) {
    const { source, path } = node.place;
    const unknown = problemAt(source, [...path, 'type'], {
      code: 'widget-unknown',
      ...unknownWord(node.type, 'a widget', [...context.vocabulary.catalogue.widgets.keys()]),
    });
    return joined(undefined, [slots], [unknown, ...conditions]);
  }
  const strayed = Object.keys(node.slots).flatMap(
    (slot) => slotProblem(node, slot, context.vocabulary.catalogue) ?? [],
  );
  const props = cloned({ ...ownValue(context.widgetDefaults, node.type), ...node.props });
  const { findings, references } = checkShape(widget.validate, props);
  const placeOf = (path: JsonPath) => placeOfProp(node, path, context);
  const problems = findings.map(({ path, ...finding }) => {
    const place = placeOf(path);
    return problemAt(place.source, place.path, finding);
  });
  const own: NodeResult<undefined> = {
    compiled: undefined,
    problems: [...problems, ...referenceProblems(references, context.vocabulary, placeOf, node.type)],
    texts: writtenTexts(references, placeOf),
    routes: routesOf(references, placeOf),
  };
  placeForms(props, references, context.forms);
  nameOwners(props, widget.variants, context.vocabulary.template);
  const undrawn = Object.keys(node.slots).flatMap(
    (slot) => undrawnProblem(node, slot, { widget, props }, placeOf) ?? [],
  );
  return joined(compiledNode(node, props, slots.compiled), [own, slots], [...strayed, ...undrawn, ...conditions]);
}

function compiledNode(node: TreeNode, props: Readonly<Record<string, unknown>>, slots: CompiledTree): CompiledNode {
  return {
    id: node.id,
    type: node.type,
    props,
    ...(node.when === undefined ? {} : { when: node.when as Condition }),
    ...(Object.keys(slots).length === 0 ? {} : { slots }),
  };
}

/** Writes a variant that the template owns with the template's name before it, which says where its module stands. */
function nameOwners(
  props: Record<string, unknown>,
  variants: WidgetEntry['variants'],
  template: string | undefined,
): void {
  for (const [prop, names] of Object.entries(variants)) {
    const own = `${template ?? ''}/${String(ownValue(props, prop))}`;
    if (names.includes(own)) props[prop] = own;
  }
}

/** Nodes in a slot that the widget does not show would be lost without a word. */
function slotProblem(node: TreeNode, slot: string, { widgets }: Catalogue): Problem | undefined {
  const slots = widgets.get(node.type)?.slots ?? [];
  if (slots.includes(slot)) return undefined;
  const changed = ownValue(node.slotPlaces, slot);
  const { source, path } = changed ?? { source: node.place.source, path: [...node.place.path, 'slots', slot] };
  const others = [...widgets].filter(([, widget]) => widget.slots.length > 0).map(([type]) => type);
  const said =
    slots.length > 0
      ? unknownWord(slot, `a slot of ${node.type}`, slots)
      : {
          message: `${node.type} has no slots, so "${slot}" would not show. Put its nodes before or after "${node.id}", or into a widget with slots: ${others.join(', ')}.`,
        };
  return problemAt(source, path, { code: 'slot-unknown', ...said, at: changed === undefined ? 'key' : 'value' });
}

/**
 * Nodes in a slot that the widget shows in other forms alone would be lost as well: told where the form is chosen by a
 * change, else where the nodes are put.
 */
function undrawnProblem(
  node: TreeNode,
  slot: string,
  { widget, props }: { readonly widget: WidgetEntry; readonly props: CompiledNode['props'] },
  placeOf: (path: JsonPath) => Place,
): Problem | undefined {
  const undrawn = undrawnBy(widget, slot, props);
  if (undrawn === undefined || (ownValue(node.slots, slot) ?? []).length === 0) return undefined;
  const { prop, value, needed } = undrawn;
  const changed = ownValue(node.slotPlaces, slot);
  const isChosen = changed === undefined && Object.hasOwn(node.propPlaces, prop);
  const own: Place = { source: node.place.source, path: [...node.place.path, 'slots', slot] };
  const { source, path } = changed ?? (isChosen ? placeOf([prop]) : own);
  const others = drawnSlots(widget, props);
  const instead = others.length === 0 ? '' : ` Put it into a slot that it draws: ${others.join(', ')}.`;
  const message = `${node.type} does not draw the slot "${slot}" where "${prop}" is "${value}", so what stands there does not show.${instead} ${others.length === 0 ? 'Set' : 'Or set'} "${prop}" to: ${needed.join(', ')}.`;
  const at = changed === undefined && !isChosen ? 'key' : 'value';
  return problemAt(source, path, { code: 'slot-undrawn', message, at });
}

/**
 * Where a value in the props of a node is written: a change, the node, or the template's defaults. Without any of them,
 * the node.
 */
export function placeOfProp(node: TreeNode, path: JsonPath, context: NodeContext): Place {
  const [prop, ...rest] = path;
  const own: Place = { source: node.place.source, path: [...node.place.path, 'props', ...path] };
  if (typeof prop !== 'string') return own;
  const changed = ownValue(node.propPlaces, prop);
  if (changed !== undefined) return { source: changed.source, path: [...changed.path, ...rest] };
  if (Object.hasOwn(node.props, prop)) return own;
  const template = Object.hasOwn(ownValue(context.widgetDefaults, node.type) ?? {}, prop)
    ? context.placeOfDefault(node.type, prop)
    : undefined;
  return template === undefined ? own : { source: template.source, path: [...template.path, ...rest] };
}

function routesOf(references: readonly Reference[], placeOf: (path: JsonPath) => Place): RouteUse[] {
  const routes: RouteUse[] = [];
  for (const reference of references) {
    const { keyword, value } = reference;
    if (keyword === 'x-route' && typeof value === 'string')
      routes.push({ route: value, place: () => placeOf(reference.path) });
  }
  return routes;
}

function joined<Compiled>(
  compiled: Compiled,
  parts: readonly NodeResult<unknown>[],
  own: readonly Problem[] = [],
): NodeResult<Compiled> {
  const problems = [...own];
  const texts: WrittenText[] = [];
  const routes: RouteUse[] = [];
  for (const part of parts) {
    problems.push(...part.problems);
    texts.push(...part.texts);
    routes.push(...part.routes);
  }
  return { compiled, problems, texts, routes };
}
