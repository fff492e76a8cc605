import { makeAutoObservable, observableRef } from 'mobx';
import { betListState } from '../../schemas/generated/validators/state-bets';
import { isExact } from '../api/readers/readAnswer';
import type { BetListState } from '../../schemas/generated/state';
import type { Decimal } from '../api/decimal';
import type { CompiledSite } from '../config/compiled';
import type { Environment } from '../environment';

/** An outcome that a player has collected, with the names and the price it had then. */
export interface Selection {
  readonly matchId: string;
  readonly outcome: '1' | 'X' | '2';
  readonly home: string;
  readonly away: string;
  readonly league: string;
  readonly price: Decimal;
}

/** What the list knows of its site. */
interface BetListSite extends Pick<CompiledSite, 'domain'> {
  readonly session: Pick<CompiledSite['session'], 'stateVersion'>;
}

const storageKey = 'livery.bets';
const most = 20;

/**
 * What a player collects from the matches: kept on this device, over reloads, one outcome a match. Nothing of it is
 * staked.
 */
export class BetList {
  selections: readonly Selection[];

  readonly #local: Environment['local'];
  readonly #site: BetListSite;

  constructor(local: Environment['local'], site: BetListSite) {
    this.#local = local;
    this.#site = site;
    this.selections = this.read();
    makeAutoObservable(this, { selections: observableRef }, { autoBind: true });
  }

  has(matchId: string, outcome: string): boolean {
    return this.selections.some((known) => known.matchId === matchId && known.outcome === outcome);
  }

  /** Collects an outcome, in place of another of the same match; one that is there already is taken out. */
  toggle(selection: Selection): void {
    const others = this.selections.filter(({ matchId }) => matchId !== selection.matchId);
    this.keep(this.has(selection.matchId, selection.outcome) ? others : [...others.slice(1 - most), selection]);
  }

  remove(matchId: string): void {
    this.keep(this.selections.filter((known) => known.matchId !== matchId));
  }

  clear(): void {
    this.keep([]);
  }

  private keep(selections: readonly Selection[]): void {
    this.selections = selections;
    const { domain, session } = this.#site;
    if (selections.length === 0) this.#local.remove(storageKey);
    else
      this.#local.set(
        storageKey,
        JSON.stringify({ version: session.stateVersion, domain, selections: selections.map(wireOf) }),
      );
  }

  /** What was kept; a copy that does not fit, or of another site or version, is dropped. */
  private read(): readonly Selection[] {
    const text = this.#local.get(storageKey);
    const state = text === null ? null : parsed(text);
    if (state?.version === this.#site.session.stateVersion && state.domain === this.#site.domain)
      return state.selections.slice(-most).map(({ match_id, ...rest }) => ({ ...rest, matchId: match_id }));
    if (text !== null) this.#local.remove(storageKey);
    return [];
  }
}

function wireOf({ matchId, ...rest }: Selection): BetListState['selections'][number] {
  return { ...rest, match_id: matchId };
}

function parsed(text: string): BetListState | null {
  try {
    const data: unknown = JSON.parse(text);
    return isExact(betListState, data) ? data : null;
  } catch {
    return null;
  }
}
