import { takenBreakpoints } from './breakpoints';
import type { CompiledLayout, CompiledNode, CompiledPage } from './compiled';
import { compileTree, type NodeContext, type NodeResult } from './compileNode';
import { isBroken, type Descriptor } from './descriptors';
import { deepFreeze } from './deepFreeze';
import { formlessPages } from './entries';
import { isRecord } from './jsonPath';
import { ownValue } from './ownValue';
import { compileLayout, layoutProblems, readLayouts, regionProblems, type LayoutDraft } from './layouts';
import { operatorPlaceholders } from './operator';
import { readPage, type PageDraft } from './pages';
import type { Problem } from './problem';
import type { Source } from './source';
import { writtenTexts, type WrittenText } from './texts';
import { idProblems, readNodes, type Tree } from './trees';
import { referenceProblems, type Vocabulary } from './vocabulary';
import { type SharedLayers, layoutsFor, abovePageProblems, unknownWidgets } from './templateLayers';

/** Pages, layouts, modals and shell as one template shows them, compiled once for all its sites. */
export interface TemplateContext {
  readonly name: string;
  /** The template's own file; undefined for the shared layers alone. */
  readonly descriptor?: Source;
  readonly problems: readonly Problem[];
  readonly nodes: NodeContext;
  readonly pages: ReadonlyMap<string, PageDraft>;
  readonly layouts: ReadonlyMap<string, LayoutDraft>;
  readonly modals: ReadonlyMap<string, Tree>;
  readonly shell: Tree;
  /** Trees whose own files are broken, by their place in a site: `layout`, `shell`, `modals.<name>`. */
  readonly brokenTrees: ReadonlySet<string>;
  readonly compiledPages: ReadonlyMap<string, CompiledPage>;
  readonly compiledLayouts: Readonly<Record<string, CompiledLayout>>;
  readonly compiledModals: ReadonlyMap<string, readonly CompiledNode[]>;
  readonly compiledShell: readonly CompiledNode[];
  /** Words written out anywhere in these trees; each site checks its languages against them. */
  readonly texts: readonly WrittenText[];
}

/** Resolves the shared layers for one template (LAYOUT-1, LAYOUT-4). */
export function templateContext(
  name: string,
  shared: SharedLayers,
  ownPages: ReadonlyMap<string, Descriptor>,
): TemplateContext {
  const descriptor = shared.templates.get(name);
  const defaults = isRecord(descriptor?.value.widgetDefaults) ? descriptor.value.widgetDefaults : {};
  const { breakpoints: common, templates } = shared.topics.breakpoints.value;
  const breakpoints = {
    ...numbersOf(common),
    ...numbersOf(isRecord(templates) ? ownValue(templates, name) : {}),
    ...numbersOf(descriptor?.value.breakpoints),
  };
  const layouts = layoutsFor(name, shared);
  const vocabulary: Vocabulary = {
    ...shared.vocabulary,
    template: name,
    words: { ...shared.vocabulary.words, breakpoint: Object.keys(breakpoints), layout: [...layouts.keys()] },
  };
  const nodes: NodeContext = {
    vocabulary: { ...vocabulary, placeholders: operatorPlaceholders },
    breakpoints,
    widgetDefaults: defaults as NodeContext['widgetDefaults'],
    forms: shared.forms.compiled,
    placeOfDefault: (type, prop) =>
      descriptor === undefined ? undefined : { source: descriptor.source, path: ['widgetDefaults', type, prop] },
    results: new Map(),
    keepsResults: true,
  };
  const above = new Map([...ownPages].map(([page, own]) => [page, readPage(own, page, shared.pages.get(page))]));
  // A layout without a structure of its own is no site's template: it shows no pages by itself.
  const isFrame = descriptor === undefined || (descriptor.value.structure === undefined && !isBroken(descriptor));
  const pages = isFrame ? new Map<string, PageDraft>() : new Map([...shared.pages, ...above]);
  const context = contextOf(name, nodes, layouts, pages, shared);
  const descriptors = [...(descriptor === undefined ? [] : [descriptor]), ...ownPages.values()];
  return {
    ...context,
    ...(descriptor === undefined ? {} : { descriptor: descriptor.source }),
    problems: [
      ...descriptors.flatMap((own) => [
        ...own.problems,
        ...referenceProblems(own.references, vocabulary, (path) => ({ source: own.source, path })),
      ]),
      ...[...above.values()].flatMap((page) => abovePageProblems(page, shared)),
      ...formlessPages(name, above.values(), shared),
      ...(descriptor === undefined ? [] : takenBreakpoints(descriptor, shared.topics.breakpoints)),
      ...(descriptor === undefined || isBroken(descriptor)
        ? []
        : readLayouts(descriptor, name).flatMap((layout) => layoutProblems(layout, breakpoints))),
      ...(descriptor === undefined ? [] : unknownWidgets(descriptor, defaults, vocabulary)),
      ...context.problems,
    ],
    texts: [
      ...context.texts,
      ...descriptors.flatMap((own) => writtenTexts(own.references, (path) => ({ source: own.source, path }))),
    ],
  };
}

/** The shared layers without any template: what is wrong here is wrong in every one. */
export function bareContext(shared: SharedLayers): TemplateContext {
  const breakpoints = numbersOf(shared.topics.breakpoints.value.breakpoints);
  const nodes: NodeContext = {
    vocabulary: { ...shared.vocabulary, placeholders: operatorPlaceholders },
    breakpoints,
    widgetDefaults: {},
    forms: shared.forms.compiled,
    placeOfDefault: () => undefined,
    results: new Map(),
    keepsResults: true,
  };
  return contextOf('', nodes, new Map(), shared.pages, shared);
}

function contextOf(
  name: string,
  nodes: NodeContext,
  layouts: ReadonlyMap<string, LayoutDraft>,
  pages: ReadonlyMap<string, PageDraft>,
  shared: SharedLayers,
): TemplateContext {
  const modals = new Map(
    [...shared.modals].map(([modal, { source, value }]) => [
      modal,
      { nodes: readNodes(value.nodes, source, ['nodes']) },
    ]),
  );
  const shell = { nodes: readNodes(shared.topics.shell.value.nodes, shared.topics.shell.source, ['nodes']) };
  const pageResults = [...pages.values()].map((page) => [page, compileTree(page.tree, nodes)] as const);
  const layoutResults = [...layouts.values()].map((layout) => compileLayout(layout, layout.tree, nodes));
  const modalResults = [...modals].map(([modal, tree]) => [modal, compileTree(tree, nodes)] as const);
  const shellResult = compileTree(shell, nodes);
  const results: NodeResult<unknown>[] = [
    ...pageResults.map(([, result]) => result),
    ...layoutResults,
    ...modalResults.map(([, result]) => result),
    shellResult,
  ];
  const descriptors = [
    ...[...pages.values()].map(({ descriptor }) => descriptor),
    ...shared.modals.values(),
    ...shared.forms.files.values(),
    shared.topics.categories,
  ];
  return deepFreezeCompiled({
    name,
    nodes: { ...nodes, keepsResults: false },
    pages,
    layouts,
    modals,
    shell,
    brokenTrees: brokenTrees(name, shared),
    compiledPages: new Map(pageResults.map(([page, { compiled }]) => [page.name, compilePage(page, compiled, name)])),
    compiledLayouts: Object.fromEntries(layoutResults.map(({ compiled }) => [compiled.name, compiled])),
    compiledModals: new Map(modalResults.map(([modal, { compiled }]) => [modal, compiled.nodes ?? []])),
    compiledShell: shellResult.compiled.nodes ?? [],
    problems: [
      ...results.flatMap((result) => result.problems),
      ...[...pages.values()].flatMap((page) => frameProblems(page, layouts, name)),
      ...[...modals.values(), shell].flatMap((tree) => idProblems(tree)),
    ],
    texts: [
      ...results.flatMap((result) => result.texts),
      ...descriptors.flatMap((own) => writtenTexts(own.references, (path) => ({ source: own.source, path }))),
    ],
  });
}

function brokenTrees(name: string, { templates, topics, modals }: SharedLayers): ReadonlySet<string> {
  const own = templates.get(name);
  const broken = [...modals].filter(([, modal]) => isBroken(modal)).map(([modal]) => `modals.${modal}`);
  return new Set([
    ...broken,
    ...(isBroken(topics.shell) ? ['shell'] : []),
    ...(own !== undefined && isBroken(own) ? ['layout'] : []),
  ]);
}

/** A page as a template shows it. */
export function compilePage(page: PageDraft, regions: CompiledPage['regions'], template: string): CompiledPage {
  const { name, path, access, title, description, layout, isListed, isFloating } = page;
  return {
    name,
    path,
    access,
    title,
    layout: layout ?? template,
    ...(description === undefined ? {} : { description }),
    ...(isListed ? {} : { listed: false }),
    ...(isFloating ? {} : { floating: false }),
    regions,
  };
}

/** What is wrong between a page and the layout it stands in; broken pages and layouts are told elsewhere. */
export function frameProblems(page: PageDraft, layouts: ReadonlyMap<string, LayoutDraft>, template: string): Problem[] {
  const layout = layouts.get(page.layout ?? template);
  const isSound =
    page.descriptor.problems.length === 0 && layout?.regions.some(({ page: region }) => region === 'main') === true;
  return isSound ? regionProblems(page, layout) : [];
}

function numbersOf(value: unknown): Record<string, number> {
  return isRecord(value)
    ? Object.fromEntries(
        Object.entries(value).filter((entry): entry is [string, number] => typeof entry[1] === 'number'),
      )
    : {};
}

function deepFreezeCompiled(context: TemplateContext): TemplateContext {
  deepFreeze(context.compiledLayouts);
  for (const page of context.compiledPages.values()) deepFreeze(page);
  for (const nodes of context.compiledModals.values()) deepFreeze(nodes);
  deepFreeze(context.compiledShell);
  return context;
}
