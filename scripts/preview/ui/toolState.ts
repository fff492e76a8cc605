import { colorNames, featureNames, type ColorName, type FeatureName } from '../../../engine/config/compiled';
import { personas, type Persona, type View } from '../protocol';

/** Everything that is shown and tried, as a link carries it. */
export interface ToolState {
  readonly domain: string;
  /** Address in the site, with its language and query. */
  readonly path: string;
  readonly template?: string;
  readonly color?: ColorName;
  readonly currency?: string;
  readonly features: { readonly [name in FeatureName]?: boolean };
  readonly player: Persona;
  /** A window of maintenance; ISO 8601. */
  readonly from?: string;
  readonly until?: string;
  /** The moment of the simulated clock; ISO 8601. */
  readonly at?: string;
  readonly call?: string;
  readonly fault?: string;
  readonly latencyMs?: number;
  /** Width of the frame in px; 0 for all the room there is. */
  readonly width: number;
  /** What stands beside it: another domain, or the same one in another theme. */
  readonly besideDomain?: string;
  readonly besideTemplate?: string;
  /** Node that is looked at. */
  readonly node?: string;
}

const texts = [
  'template',
  'currency',
  'from',
  'until',
  'at',
  'call',
  'fault',
  'besideDomain',
  'besideTemplate',
  'node',
] as const;

/** Reads a link; what it lacks is as configured, what it says wrong counts as missing. */
export function readToolState(search: string): ToolState {
  const query = new URLSearchParams(search);
  const listed = (name: string) => (query.get(name) ?? '').split(',');
  const color = colorNames.find((name) => name === query.get('color'));
  const path = query.get('path') ?? '/';
  const latencyMs = Number(query.get('latency'));
  return {
    domain: query.get('domain') ?? '',
    path: path.startsWith('/') && !path.startsWith('//') ? path : '/',
    player: personas.find((name) => name === query.get('player')) ?? 'guest',
    width: Math.max(0, Math.min(3840, Number(query.get('width')) || 0)),
    features: Object.fromEntries([
      ...featureNames.filter((name) => listed('on').includes(name)).map((name) => [name, true]),
      ...featureNames.filter((name) => listed('off').includes(name)).map((name) => [name, false]),
    ]) as ToolState['features'],
    ...(color ? { color } : {}),
    ...(latencyMs > 0 ? { latencyMs } : {}),
    ...Object.fromEntries(texts.flatMap((name) => (query.get(name) ? [[name, query.get(name)]] : []))),
  };
}

/** Writes a link's query, without what is as configured. */
export function writeToolState(state: ToolState): string {
  const switched = (isOn: boolean) => featureNames.filter((name) => state.features[name] === isOn).join(',');
  const said: Readonly<Record<string, string | undefined>> = {
    domain: state.domain,
    path: state.path === '/' ? '' : state.path,
    color: state.color,
    player: state.player === 'guest' ? '' : state.player,
    on: switched(true),
    off: switched(false),
    latency: state.latencyMs === undefined ? '' : String(state.latencyMs),
    width: state.width === 0 ? '' : String(state.width),
    ...Object.fromEntries(texts.map((name) => [name, state[name]])),
  };
  const query = new URLSearchParams(Object.entries(said).flatMap(([name, value]) => (value ? [[name, value]] : [])));
  return `?${query.toString()}`;
}

/** What the first frame shows; `aheadMs` is how far its clock is ahead. */
export function viewOf(state: ToolState, aheadMs: number): View {
  const { domain, template, color, currency, features, from, until, player, latencyMs, fault, call = '*' } = state;
  return {
    domain,
    player,
    features,
    ...(template ? { template } : {}),
    ...(color ? { color } : {}),
    ...(currency ? { currency } : {}),
    ...(from && until ? { maintenance: { start: from, end: until } } : {}),
    ...(aheadMs === 0 ? {} : { aheadMs }),
    ...(latencyMs === undefined ? {} : { latencyMs }),
    ...(fault ? { fault: { call, kind: fault } as NonNullable<View['fault']> } : {}),
  };
}

/** What stands beside it, if anything: everything tried on the first, but for what it is compared in. */
export function besideViewOf(state: ToolState, aheadMs: number): View | null {
  const { besideDomain, besideTemplate } = state;
  if (besideDomain) {
    const { template: _, color: __, ...rest } = viewOf(state, aheadMs);
    return { ...rest, domain: besideDomain };
  }
  return besideTemplate ? { ...viewOf(state, aheadMs), template: besideTemplate } : null;
}
