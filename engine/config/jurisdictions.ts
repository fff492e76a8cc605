import type { CompiledBundle, CompiledNode } from './compiled';
import { oneOf } from './nearest';
import type { Platform } from './platform';
import { problemOfFile, type Problem } from './problem';

interface Element {
  readonly widget: string;
  readonly place: string;
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

function lacking(domain: string, { site, pages }: CompiledBundle, name: string, { widget, place, feature }: Element, jurisdiction: string): Problem[] {
  const at = siteFile(domain);
  if (feature !== undefined && !(site.features as Readonly<Record<string, boolean>>)[feature]) {
    const message = `Jurisdiction "${jurisdiction}" asks for "${name}": set features.${feature} to true.`;
    return [problemOfFile(at, 'jurisdiction-switch-off', message)];
  }
  const places =
    place === 'frame'
      ? [...new Set(Object.values(pages).map(({ layout }) => layout))].map((layout) => ({
          where: `layout "${layout}"`,
          nodes: [...(site.layouts[layout]?.regions.flatMap(({ nodes }) => nodes) ?? []), ...(site.layouts[layout]?.shell === false ? [] : site.shell)],
        }))
      : [{ where: `page "${place}"`, nodes: Object.values(pages[place]?.regions ?? {}).flat() }];
  // A frame without anything floating over it is a game or a notice: it has no room for elements of the site.
  return places
    .filter(({ where, nodes }) => !(where.startsWith('layout') && nodes.every(({ type }) => type !== 'site-header')) && !holds(nodes, widget))
    .map(({ where }) => problemOfFile(at, 'jurisdiction-element-missing', `Jurisdiction "${jurisdiction}" asks for "${name}": ${where} has no "${widget}".`));
}

/** Whether a tree holds a widget, in a slot or not. */
function holds(nodes: readonly CompiledNode[], type: string): boolean {
  return nodes.some((node) => node.type === type || Object.values(node.slots ?? {}).some((inner) => holds(inner, type)));
}
