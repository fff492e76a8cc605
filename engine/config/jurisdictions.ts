import type { CompiledBundle, CompiledLayout, CompiledPage, CompiledRegion, FeatureName } from './compiled';
import { isShownToAll, joined, standingOf, type Standing, type Viewers } from './coverage';
import type { ProblemCode } from './errorCatalogue';
import { valueAt, type JsonPath } from './jsonPath';
import { ownValue } from './ownValue';
import { operatorFindings, unknownJurisdiction } from './operator';
import { tableOf, type Element, type Table } from './jurisdictionTable';
import type { Platform } from './platform';
import { problemAt, type Problem } from './problem';
import type { SiteDraft } from './siteDraft';
import { siteDefaults } from './siteDefaults';

/** The jurisdiction whose rules a site claims. */
export function claimedJurisdiction({ values }: SiteDraft): string {
  const { jurisdiction } = values.value;
  return typeof jurisdiction === 'string' ? jurisdiction : siteDefaults.jurisdiction;
}

/** Names of the jurisdictions that the platform knows. */
export function jurisdictionNames({ topics }: Pick<Platform, 'topics'>): string[] {
  return Object.keys(tableOf(topics.jurisdictions)?.jurisdictions ?? {});
}

/** Whether a jurisdiction asks for anything at all. */
export function asksForElements({ topics }: Pick<Platform, 'topics'>, name: string): boolean {
  const table = tableOf(topics.jurisdictions);
  return table !== undefined && askedFor(table, name).length > 0;
}

/** The switches that a jurisdiction asks a site to have on, each once. */
export function switchesAskedFor({ topics }: Pick<Platform, 'topics'>, name: string): string[] {
  const table = tableOf(topics.jurisdictions);
  return table === undefined ? [] : [...new Set(askedFor(table, name).flatMap(([, { feature }]) => feature ?? []))];
}

/**
 * What a site lacks by the rules of its jurisdiction: an unknown jurisdiction, a switch that is off, or a statement of
 * the operator that is missing. The problem points at the value of the site or family, or else at `jurisdiction`.
 */
export function claimProblemsOf(platform: Platform, site: SiteDraft, name: string): Problem[] {
  const table = tableOf(platform.topics.jurisdictions);
  if (table === undefined) return [];
  const names = Object.keys(table.jurisdictions);
  const told = operatorFindings(site.values.value.operator, names).map(({ path, finding }) =>
    found(site, path, finding),
  );
  // A word of another form than names have is told by the schema.
  if (site.descriptor.problems.some(({ path }) => path === 'jurisdiction')) return told;
  if (!Object.hasOwn(table.jurisdictions, name))
    return [...told, found(site, ['jurisdiction'], unknownJurisdiction(name, names))];
  return [...told, ...askedFor(table, name).flatMap(([element, asked]) => wantingSaid(site, { name, element, asked }))];
}

/**
 * What the rules of a jurisdiction find wanting in the pages of a compiled site: an element that its page, or a layout,
 * does not show.
 */
export function pageProblemsOf(platform: Platform, site: SiteDraft, bundle: CompiledBundle, name: string): Problem[] {
  const table = tableOf(platform.topics.jurisdictions);
  if (table === undefined) return [];
  const standingIn = ({ when, nodes }: Shown, widget: string) =>
    standingOf(widget, nodes, platform.vocabulary.catalogue, when === undefined ? [] : [when]);
  return askedFor(table, name).flatMap(([element, asked]) =>
    placesOf(bundle, asked)
      .map((place) => ({ place, standing: joined(place.regions.map((region) => standingIn(region, asked.widget))) }))
      .filter(({ place, standing }) => !isShownToAll(standing.ways, viewersOf(bundle, asked, place)))
      .map(({ place: { where }, standing }) =>
        found(site, ['jurisdiction'], {
          code: 'jurisdiction-element-missing',
          message: `Jurisdiction "${name}" asks for "${element}": ${where} ${lackOf(asked.widget, standing, () => wayOut(platform, bundle, asked.widget))}`,
        }),
      ),
  );
}

/** How a widget is lacking from a place. */
function lackOf(widget: string, { ways, hidden: [hidden] }: Standing, wayOutOf: () => string): string {
  if (ways.length > 0)
    return `shows "${widget}" under a condition that does not always hold for those whom it concerns. Take "when" out, or add one for the rest of them.`;
  if (hidden === undefined) return `has no "${widget}". ${wayOutOf()}`;
  return `has "${widget}" in the slot "${hidden.slot}" of "${hidden.node}" alone, which ${hidden.reason}. Put it where it always shows.`;
}

/** Switches of what only players have. */
const ofPlayers: ReadonlySet<string> = new Set(['depositLimits', 'playBreaks', 'playClock']);

/** Whom an element concerns; the switch that it needs counts as on, because one that is off is told by itself. */
function viewersOf({ site }: CompiledBundle, { feature = '' }: Element, { access }: Place): Viewers {
  const [guest, player] = [access !== 'player' && !ofPlayers.has(feature), access !== 'guest'];
  return {
    isPlayer: [...(guest ? [false] : []), ...(player ? [true] : [])],
    hasFeature: (name) => name === feature || site.features[name as FeatureName],
    locales: site.locales.enabled.map(({ code }) => code),
    template: site.theme.template,
    breakpoints: site.breakpoints,
  };
}

function wayOut({ vocabulary }: Platform, { site: { offers } }: CompiledBundle, widget: string): string {
  const groups = (vocabulary.catalogue.widgets.get(widget)?.needs ?? []).map(({ group }) => group);
  const lacking = groups.filter((group) => offers?.some((name) => name === group) === false);
  if (lacking.length === 0) return 'Put one there, or take out the change that removed it.';
  return `It needs "${lacking.join('", "')}", which "api.offers" leaves out: a platform without it cannot serve this jurisdiction.`;
}

function askedFor({ elements, jurisdictions }: Table, name: string): (readonly [string, Element])[] {
  return (ownValue(jurisdictions, name) ?? []).flatMap((element) => {
    const asked = ownValue(elements, element);
    return asked === undefined ? [] : [[element, asked] as const];
  });
}

interface Asked {
  readonly name: string;
  readonly element: string;
  readonly asked: Element;
}

function wantingSaid(site: SiteDraft, { name, element, asked: { feature, operator = [] } }: Asked): Problem[] {
  const asks = `Jurisdiction "${name}" asks for "${element}"`;
  const value = site.values.value;
  const isOff = feature !== undefined && valueAt(value, ['features', feature]) !== true;
  const switches = isOff
    ? [
        found(site, ['features', feature], {
          code: 'jurisdiction-switch-off',
          message: `${asks}. Set features.${feature} to true.`,
        }),
      ]
    : [];
  const unsaid = operator.filter((field) => !isSaid(valueAt(value, ['operator', field]), name));
  return [
    ...switches,
    ...unsaid.map((field) =>
      found(site, ['operator', field], {
        code: 'jurisdiction-operator-missing',
        message: `${asks}. Write operator.${field}${entryFor(value, field, name)}.`,
      }),
    ),
  ];
}

/** Whether a field of the operator says something that counts under a jurisdiction. */
function isSaid(field: unknown, name: string): boolean {
  if (!Array.isArray(field)) return field !== undefined;
  return field.some((entry: unknown) =>
    [undefined, name].includes(valueAt(entry, ['jurisdiction']) as string | undefined),
  );
}

function entryFor(value: unknown, field: string, name: string): string {
  return Array.isArray(valueAt(value, ['operator', field])) ? `, with an entry that counts under "${name}"` : '';
}

/** A problem of a site where it, or its family, says what is at `path`; else where it claims its jurisdiction. */
function found(
  site: SiteDraft,
  path: JsonPath,
  finding: { readonly code: ProblemCode; readonly message: string },
): Problem {
  const place = site.values.placeOf(path) ??
    site.values.placeOf(['jurisdiction']) ?? { source: site.descriptor.source, path: [] };
  return problemAt(place.source, place.path, finding);
}

/** Nodes of one region, with what must hold for the region to show. */
type Shown = Pick<CompiledRegion, 'when' | 'nodes'>;

interface Place {
  readonly where: string;
  readonly regions: readonly Shown[];
  /** Who may open the page; undefined for a layout. */
  readonly access?: CompiledPage['access'];
}

/**
 * Where an element must stand: on its page, or in every layout that has room for elements of the site. With `bare`,
 * also on each page of players whose layout has no such room.
 */
function placesOf({ site, pages }: CompiledBundle, { place, bare }: Element): readonly Place[] {
  const onPage = (name: string, page: CompiledPage | undefined): Place => ({
    where: `page "${name}"`,
    regions: page === undefined ? [] : regionsOf(page, ownValue(site.layouts, page.layout)),
    ...(page === undefined ? {} : { access: page.access }),
  });
  if (place !== 'layout') return [onPage(place, ownValue(pages, place))];
  const ofLayout = (layout: string) => ownValue(site.layouts, layout)?.regions ?? [];
  // A layout that has nothing but the page is a game or a notice. What a brand takes out of its own leaves the room.
  const hasRoom = (layout: string) =>
    layout === site.theme.template || ofLayout(layout).some(({ page }) => page === undefined);
  const layouts = [...new Set(Object.values(pages).map(({ layout }) => layout))].filter(hasRoom).map((layout) => {
    const shell = ownValue(site.layouts, layout)?.shell === false ? [] : [{ nodes: site.shell }];
    return { where: `layout "${layout}"`, regions: [...ofLayout(layout), ...shell] };
  });
  if (bare !== true) return layouts;
  const alone = Object.entries(pages).filter(([, { access, layout }]) => access === 'player' && !hasRoom(layout));
  return [...layouts, ...alone.map(([name, page]) => onPage(name, page))];
}

/** The regions of a page, each under the condition of the place that its layout has for it. */
function regionsOf({ regions }: CompiledPage, layout: CompiledLayout | undefined): Shown[] {
  return Object.entries(regions).map(([name, nodes]) => {
    const when = layout?.regions.find(({ page }) => page === name)?.when;
    return when === undefined ? { nodes } : { when, nodes };
  });
}
