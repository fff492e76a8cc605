import type { CompiledBundle, CompiledNode } from './compiled';
import { oneOf } from './nearest';
import type { Platform } from './platform';
import { problemOfFile, type Problem } from './problem';

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
 */
export function jurisdictionProblems(platform: Platform, bundles: ReadonlyMap<string, CompiledBundle>, name?: string): Problem[] {
  const table = platform.topics.jurisdictions.value as unknown as Table;
  if (name !== undefined && table.jurisdictions[name] === undefined) return [unknown(table, file, name)];
  return [...bundles].flatMap(([domain, bundle]) => problemsOf(table, domain, bundle, name ?? bundle.site.jurisdiction));
}

function problemsOf(table: Table, domain: string, bundle: CompiledBundle, name: string): Problem[] {
  const required = table.jurisdictions[name];
  if (required === undefined) return [unknown(table, siteFile(domain), name)];
  return required.flatMap((element) => {
    const asked = table.elements[element];
    return asked === undefined
      ? [problemOfFile(file, 'jurisdiction-unknown', `"${element}" of "${name}" is not an element. ${oneOf(Object.keys(table.elements), element)}`)]
      : lacking(domain, bundle, element, asked, name);
  });
}

function unknown({ jurisdictions }: Table, where: string, name: string): Problem {
  return problemOfFile(where, 'jurisdiction-unknown', `"${name}" is not a jurisdiction. ${oneOf(Object.keys(jurisdictions), name)}`);
}

function siteFile(domain: string): string {
  return `site-configs/sites/${domain}/site.json`;
}

function lacking(domain: string, bundle: CompiledBundle, name: string, element: Element, jurisdiction: string): Problem[] {
  const at = siteFile(domain);
  const { widget, feature } = element;
  if (feature !== undefined && !(bundle.site.features as Readonly<Record<string, boolean>>)[feature]) {
    const message = `Jurisdiction "${jurisdiction}" asks for "${name}": set features.${feature} to true.`;
    return [problemOfFile(at, 'jurisdiction-switch-off', message)];
  }
  return placesOf(bundle, element)
    .filter(({ nodes }) => !holds(nodes, widget))
    .map(({ where }) => problemOfFile(at, 'jurisdiction-element-missing', `Jurisdiction "${jurisdiction}" asks for "${name}": ${where} has no "${widget}".`));
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
