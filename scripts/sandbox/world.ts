import type { AdVisitRequest } from '../../schemas/generated/api';
import type { LocaleCode } from '../../engine/config/compiled';
import type { Catalogue } from './catalogue/catalogue';
import type { SiteCatalogue } from './catalogue/siteCatalogue';
import { applyOverrides, type CategoryOverride } from './catalogue/overrides';
import type { Studio } from './catalogue/studios';
import { createCodes, type Codes } from './codes';
import { createFaults, type Faults } from './faults';
import type { ReceivedReport } from './receivedReport';
import { createGround, type Ground } from './ground';
import { createLaunches, type Launches } from './launches';
import type { Settlement } from './ledger';
import { createOutbox, type Outbox } from './outbox';
import { createPlayers, type OpenSession, type Players } from './players';
import type { SandboxSite, ServedSite } from './servedSite';
import type { SiteData, Words } from './siteData';

export interface SandboxOptions {
  /** The same seed returns the same games, pictures and feeds. */
  readonly seed: string;
  /** Milliseconds since 1970; the wall clock if absent. */
  readonly now?: () => number;
  /** The sites it serves; a function is asked at every call, so that a new site is served at once. */
  readonly sites: readonly SandboxSite[] | (() => readonly SandboxSite[]);
  /** How many payments and bets a demo player's past has; left out: a month's. */
  readonly history?: number;
}

/** Everything the sandbox keeps, in memory. */
export interface World {
  readonly seed: string;
  readonly catalogue: Catalogue;
  readonly studios: readonly Studio[];
  readonly players: Players;
  readonly codes: Codes;
  readonly outbox: Outbox;
  readonly launches: Launches;
  readonly faults: Faults;
  /** How payments end that become due. */
  settlement: Settlement;
  /** Ad visits that were told, latest last. */
  readonly adVisits: AdVisitRequest[];
  /** Reports of browsers, latest first. */
  readonly fieldData: ReceivedReport[];
  /** Now, with the offset that control sets. */
  now(): number;
  /** When the sandbox started, by its own clock; feeds and odds move from there. */
  readonly startedAt: number;
  setOffset(ms: number): void;
  /** The maintenance window that start-up announces, null for none. */
  maintenance: { readonly start: string; readonly end: string } | null;
  /** How control stages categories; a second stage of the same one replaces the first. */
  readonly overrides: readonly CategoryOverride[];
  override(overrides: readonly CategoryOverride[]): void;
  /** What start-up says of providers by category instead of the truth; null for the truth (CAT-3). */
  providerCount: Readonly<Record<string, number>> | null;
  /** The site of a domain or alias; undefined for a stranger. */
  siteOf(domain: string): ServedSite | undefined;
  /** The first of the sites; undefined while there is none. */
  firstSite(): ServedSite | undefined;
  /** Aborted by the next reset: a call that waits until then takes no effect any more. */
  readonly resetSignal: AbortSignal;
  /**
   * Forgets accounts, sessions, codes, faults, calls that still wait and the time offset: everything is as at the
   * start.
   */
  reset(): void;
}

/** Makes the world of a seed on its ground, in which the sessions of elsewhere are open, too. */
export function createWorld(
  { seed, now: clock = Date.now, sites, history }: SandboxOptions,
  ground: Ground = createGround(seed, clock()),
  elsewhere?: () => readonly OpenSession[],
): World {
  const { catalogue, studios, dataByDomain, startedAt } = ground;
  const overriddenCatalogues = new Map<string, SiteCatalogue>();
  let overrides: readonly CategoryOverride[] = [];
  let offset = 0;
  let resetSignal = new AbortController();
  const now = () => clock() + offset;
  const outbox = createOutbox(now);
  const codes = createCodes(seed, now, outbox);
  const launches = createLaunches(now);
  const adVisits: AdVisitRequest[] = [];
  const fieldData: ReceivedReport[] = [];
  const faults = createFaults();
  const players = createPlayers(
    {
      seed,
      now,
      startedAt,
      settlement: () => world.settlement,
      siteOf: (domain) => world.siteOf(domain),
      ...(history === undefined ? {} : { history }),
    },
    elsewhere,
  );

  function overriddenGamesOf(site: SandboxSite, data: SiteData): SiteCatalogue {
    const own = overrides.filter(({ domain }) => domain === site.domain);
    if (own.length === 0) return ground.gamesOf(data);
    const known = overriddenCatalogues.get(site.domain) ?? applyOverrides(ground.gamesOf(data), own);
    overriddenCatalogues.set(site.domain, known);
    return known;
  }

  const sitesNow = () => (typeof sites === 'function' ? sites() : sites);

  function served(site: SandboxSite | undefined): ServedSite | undefined {
    const data = site && (dataByDomain.get(site.domain) ?? dataByDomain.get(fallbackDomain));
    return site && data && { site, data, games: overriddenGamesOf(site, data) };
  }

  const world: World = {
    seed,
    catalogue,
    studios,
    players,
    codes,
    outbox,
    launches,
    faults,
    settlement: 'done',
    adVisits,
    fieldData,
    now,
    startedAt,
    setOffset: (ms) => void (offset = ms),
    maintenance: null,
    providerCount: null,
    get overrides() {
      return overrides;
    },
    override(added) {
      const isReplaced = (known: CategoryOverride) =>
        added.some(({ domain, category }) => domain === known.domain && category === known.category);
      overrides = [...overrides.filter((known) => !isReplaced(known)), ...added];
      overriddenCatalogues.clear();
    },
    siteOf: (domain) => served(sitesNow().find((site) => site.domain === domain || site.aliases.includes(domain))),
    firstSite: () => served(sitesNow()[0]),
    get resetSignal() {
      return resetSignal.signal;
    },
    reset() {
      resetSignal.abort();
      resetSignal = new AbortController();
      offset = 0;
      this.maintenance = null;
      this.providerCount = null;
      overrides = [];
      overriddenCatalogues.clear();
      this.settlement = 'done';
      adVisits.length = 0;
      fieldData.length = 0;
      for (const part of [players, codes, outbox, launches, faults]) part.reset();
    },
  };
  return world;
}

/** Whose content a site without data of its own shows: none of its pictures is a file of its brand. */
const fallbackDomain = 'lucky-harbor.example';

/** Who runs a site, as the site says it; where it says nothing, the brand itself. */
export function companyOf({ name, operator }: SandboxSite): string {
  return operator?.words.legalName ?? name;
}

/** The words in the locale, else in English. */
export function wordsIn(words: Words, locale: LocaleCode): string {
  return words[locale] ?? words.EN;
}
