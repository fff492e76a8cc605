import { applyChanges } from './changes';
import { isRecord, valueAt, type JsonPath } from './jsonPath';
import type { Layer } from './layers';
import { unknownWord } from './nearest';
import { ownValue } from './ownValue';
import { pageProblems, pathProblems, type PageDraft } from './pages';
import { problemAt, type Problem } from './problem';
import { reservedPathProblems } from './reservedPaths';
import type { SiteDraft } from './siteDraft';
import { positionOf, type Source } from './source';
import { frameProblems, type TemplateContext } from './templateContext';
import { idProblems, type Tree } from './trees';

/** The pages of one site: those of its template, with what it changes, adds and switches off. */
export interface SitePages {
  /** Pages that differ from the template's, by name. */
  readonly own: ReadonlyMap<string, PageDraft>;
  readonly disabled: ReadonlySet<string>;
  /** Trees that are the site's own. */
  readonly changed: readonly Tree[];
  readonly problems: readonly Problem[];
}

const unchanged: SitePages = { own: new Map(), disabled: new Set(), changed: [], problems: [] };

/** Lays what family and site say about pages over the pages of the template. */
export function sitePages(site: SiteDraft, context: TemplateContext): SitePages {
  if (site.values.value.pages === undefined && site.ownPages.size === 0) return unchanged;
  const own = new Map(site.ownPages);
  const disabled = new Map<string, Source>();
  const problems = ownPageProblems(site, context);
  for (const { source, value } of layersOf(site)) {
    if (!isRecord(value.pages)) continue;
    for (const [name, change] of Object.entries(value.pages)) {
      const page = own.get(name) ?? context.pages.get(name);
      if (!isRecord(change)) continue;
      if (page === undefined) problems.push(unknownPage(source, name, new Map([...context.pages, ...site.ownPages])));
      else overlay({ own, disabled, problems, template: context.name }, page, change, source);
    }
  }
  const changed = [...own.values()]
    .filter((page) => page.tree !== context.pages.get(page.name)?.tree)
    .map(({ tree }) => tree);
  problems.push(...ownPagesOff(site, disabled));
  return { own, disabled: new Set(disabled.keys()), changed, problems };
}

/** Every page of a site, in the order of the template's, its additional ones last. */
export function pagesOf({ own, disabled }: SitePages, context: TemplateContext): PageDraft[] {
  const shared = [...context.pages.values()].map((page) => own.get(page.name) ?? page);
  const added = [...own.values()].filter(({ name }) => !context.pages.has(name));
  return [...shared, ...added].filter(({ name }) => !disabled.has(name));
}

/** The family, if any, and the site. */
export function layersOf(site: SiteDraft): Layer[] {
  return site.family === undefined ? [site.descriptor] : [site.family, site.descriptor];
}

interface Overlay {
  readonly template: string;
  readonly own: Map<string, PageDraft>;
  /** Pages that are switched off, with the layer that says so. */
  readonly disabled: Map<string, Source>;
  readonly problems: Problem[];
}

function overlay(
  { own, disabled, problems, template }: Overlay,
  page: PageDraft,
  change: Readonly<Record<string, unknown>>,
  source: Layer['source'],
): void {
  const path = ['pages', page.name];
  if (change.enabled === true) disabled.delete(page.name);
  if (change.enabled === false) {
    disabled.set(page.name, source);
    if (change.changes === undefined && change.title === undefined) return;
    const message = 'The page is switched off, so what else is said about it does nothing. Take one of the two out.';
    problems.push(problemAt(source, [...path, 'enabled'], { code: 'page-disabled-changed', message }));
    return;
  }
  const off = disabled.get(page.name);
  const said = ['changes', 'title'].find((key) => ownValue(change, key) !== undefined);
  if (off !== undefined && said !== undefined) problems.push(switchedOff(off, page.name, source, [...path, said]));
  // What changes say of a broken page would only repeat that it is broken.
  if (page.descriptor.problems.length > 0) return;
  const changed = applyChanges(page.tree, change.changes, source, [...path, 'changes'], {
    omitted: page.omits,
    told: problems.length,
    template,
  });
  problems.push(...changed.problems);
  if (changed.tree !== page.tree) problems.push(...idProblems(changed.tree, page.descriptor.source));
  own.set(page.name, { ...page, tree: changed.tree, ...(isRecord(change.title) ? { title: change.title } : {}) });
}

/** Pages in the site's own folder that its family switches off. */
function ownPagesOff({ ownPages, descriptor }: SiteDraft, disabled: ReadonlyMap<string, Source>): Problem[] {
  return [...ownPages.values()].flatMap((page) => {
    const off = disabled.get(page.name);
    return off === undefined || off === descriptor.source
      ? []
      : [switchedOff(off, page.name, page.descriptor.source, ['name'])];
  });
}

/** Says that what a site writes about a page does nothing, and which line of its family switches the page off. */
function switchedOff(off: Source, page: string, source: Source, path: JsonPath): Problem {
  const { line } = positionOf(off, ['pages', page, 'enabled'], 'value');
  const message = `The page is switched off by line ${line} of ${off.file}, so this does nothing. Set pages.${page}.enabled to true in site.json, or take this out.`;
  return problemAt(source, path, { code: 'page-disabled-changed', message });
}

function ownPageProblems(site: SiteDraft, context: TemplateContext): Problem[] {
  if (site.ownPages.size === 0) return [];
  const own = [...site.ownPages.values()];
  const problems = own.flatMap((page) => [
    ...pageProblems(page, context.pages.get(page.name)),
    ...frameProblems(page, context.layouts, context.name),
  ]);
  const enabled = valueAt(site.values.value, ['locales', 'enabled']);
  const codes = Array.isArray(enabled) ? enabled.filter((code): code is string => typeof code === 'string') : [];
  const added = own.filter(({ name }) => !context.pages.has(name));
  return [
    ...problems,
    ...pathProblems(new Map([...context.pages, ...site.ownPages]).values()),
    ...reservedPathProblems(added, codes),
  ];
}

/** A page is called by its name; who writes its address is told the name. */
function unknownPage(source: Layer['source'], name: string, known: ReadonlyMap<string, PageDraft>): Problem {
  const meant = name.startsWith('/') ? [...known.values()].find(({ path }) => path === name)?.name : undefined;
  const finding = unknownWord(name, 'a page', [...known.keys()]);
  const message = `"${name}" is an address, and pages go by their names here. Did you mean "${meant ?? ''}"?`;
  return problemAt(source, ['pages', name], {
    code: 'page-unknown',
    ...(meant === undefined ? finding : { message, suggestion: meant }),
    at: 'key',
  });
}
