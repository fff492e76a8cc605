import { readDataFile } from './dataFile';
import type { ServedSite } from './servedSite';
import { ownValue } from '../../engine/config/ownValue';

/** A level of a site's VIP club; sums are major units of its currency. */
export interface LadderStep {
  readonly name: string;
  readonly deposit: string;
  readonly turnover: string;
  readonly cashback: number;
  readonly gift: string;
}

interface ClubData {
  readonly ladders: Readonly<Record<string, readonly LadderStep[]>>;
  /** Friends of a site's first demo player: masked name, seconds ago, whether they have played. */
  readonly friends: readonly (readonly [player: string, age: number, hasPlayed: boolean])[];
  /** Places in the running contest by account. */
  readonly places: Readonly<Record<string, number>>;
}

const data = readDataFile('club.json') as ClubData;

/** The levels of a site, the lowest first. */
export function vipLadder({ data: site }: ServedSite): readonly LadderStep[] {
  return ownValue(data.ladders, site.domain) ?? [];
}

/** Where an account stands in the running contest; undefined without points. */
export function placeOf(accountId: string): number | undefined {
  return ownValue(data.places, accountId);
}

export const friends: ClubData['friends'] = data.friends;
