import type { CompiledBundle, CompiledNode } from './compiled';
import { isRecord, type JsonPath } from './jsonPath';
import { oneOf } from './nearest';
import { parseFile } from './parse';
import type { Platform } from './platform';
import { problemAt, problemOfFile, type Problem } from './problem';
import type { ProblemCode } from './errorCatalogue';
import type { Source } from './source';

interface Element {
  readonly widget: string;
  readonly place: string;
  readonly bare?: boolean;
  readonly feature?: string;
}

interface Table {
  readonly elements: Readonly<Record<string, Element | undefined>>;
  readonly jurisdictions: Readonly<Record<string, readonly string[] | undefined>>;
}

const file = 'site-configs/platform/jurisdictions.json';

/**
 * What the rules of a jurisdiction find wanting in compiled sites: a switch that is off, or an element that its page, or a frame of the
 * site, does not show. Platform data says what each jurisdiction asks for. Each site is held to the one it claims, or all of them to `name`.
 * What is wanting is told where the site's file among `files` switches it off or claims the jurisdiction.
 */
export function jurisdictionProblems(
  platform: Platform,
  bundles: ReadonlyMap<string, CompiledBundle>,
  files: ReadonlyMap<string, string>,
  name?: string,
): Problem[] {
  const table = platform.topics.jurisdictions.value as unknown as Table;
  if (name !== undefined && table.jurisdictions[name] === undefined) return [problemOfFile(file, 'jurisdiction-unknown', unknownName(table, name))];
  return [...bundles].flatMap(([domain, bundle]) => {
    const at = `site-configs/sites/${domain}/site.json`;
    return problemsOf(table, parseFile(at, files.get(at) ?? '').source, bundle, name ?? bundle.site.jurisdiction);
  });
}

function problemsOf(table: Table, site: Source, bundle: CompiledBundle, name: string): Problem[] {
  const required = table.jurisdictions[name];
  if (required === undefined) return [wanting(site, 'jurisdiction-unknown', unknownName(table, name))];
  return required.flatMap((element) => {
    const asked = table.elements[element];
    return asked === undefined
      ? [problemOfFile(file, 'jurisdiction-unknown', `"${element}" of "${name}" is not an element. ${oneOf(Object.keys(table.elements), element)}`)]
      : lacking(site, bundle, element, asked, name);
  });
}

function unknownName({ jurisdictions }: Table, name: string): string {
  return `"${name}" is not a jurisdiction. ${oneOf(Object.keys(jurisdictions), name)}`;
}

/** A problem of a site at its `path`, or where it claims a jurisdiction. */
function wanting(site: Source, code: ProblemCode, message: string, path: JsonPath = ['jurisdiction']): Problem {
  const [first = ''] = path;
  const isSaid = isRecord(site.value) && site.value[first] !== undefined;
  return problemAt(site, isSaid ? path : ['jurisdiction'], { code, message });
}

function lacking(site: Source, bundle: CompiledBundle, name: string, element: Element, jurisdiction: string): Problem[] {
  const { widget, feature } = element;
  if (feature !== undefined && !(bundle.site.features as Readonly<Record<string, boolean>>)[feature]) {
    const message = `Jurisdiction "${jurisdiction}" asks for "${name}": set features.${feature} to true.`;
    return [wanting(site, 'jurisdiction-switch-off', message, ['features', feature])];
  }
  return placesOf(bundle, element)
    .filter(({ nodes }) => !holds(nodes, widget))
    .map(({ where }) =>
      wanting(
        site,
        'jurisdiction-element-missing',
        `Jurisdiction "${jurisdiction}" asks for "${name}": ${where} has no "${widget}". Put one there, or take out the change that removed it.`,
      ),
    );
}

interface Place {
  readonly where: string;
  readonly nodes: readonly CompiledNode[];
}

/** Where an element must stand: on its page, or in every frame that has room for elements of the site, and where it says so on pages without one. */
function placesOf({ site, pages }: CompiledBundle, { place, bare }: Element): readonly Place[] {
  if (place !== 'frame') return [{ where: `page "${place}"`, nodes: Object.values(pages[place]?.regions ?? {}).flat() }];
  const frameOf = (layout: string) => site.layouts[layout]?.regions.flatMap(({ nodes }) => nodes) ?? [];
  // A frame without a header is a game or a notice: nothing of the site stands there.
  const hasRoom = (layout: string) => frameOf(layout).some(({ type }) => type === 'site-header');
  const frames = [...new Set(Object.values(pages).map(({ layout }) => layout))]
    .filter(hasRoom)
    .map((layout) => ({ where: `layout "${layout}"`, nodes: [...frameOf(layout), ...(site.layouts[layout]?.shell === false ? [] : site.shell)] }));
  if (bare !== true) return frames;
  const alone = Object.entries(pages).filter(([, { access, layout }]) => access === 'player' && !hasRoom(layout));
  return [...frames, ...alone.map(([page, { regions }]) => ({ where: `page "${page}"`, nodes: Object.values(regions).flat() }))];
}

/** Whether a tree holds a widget, in a slot or not. */
function holds(nodes: readonly CompiledNode[], type: string): boolean {
  return nodes.some((node) => node.type === type || Object.values(node.slots ?? {}).some((inner) => holds(inner, type)));
}
