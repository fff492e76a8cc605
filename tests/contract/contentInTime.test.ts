import { describe, expect, it } from 'vitest';
import { createSandbox } from '../../scripts/sandbox/index';
import { contentSandbox, draw, harbor, post, start } from './contentSandbox';
import { sites } from './sites';

let clock = start;
const app = await contentSandbox(() => clock);

describe('time', () => {
  it('[SITE-9] starts with the winners of the site’s data, and adds new ones the same way every time', async () => {
    clock = start;
    const first = await winners();
    expect(first.map(({ account_id, game_name, amount }) => [account_id, game_name, amount])).toEqual([
      ['ma***o', 'Golden Typhoon', 84310],
      ['jo***2', 'Baccarat Squeeze', 2140],
      ['ce***a', 'Ocean King 3', 918.6],
      ['ri***e', 'Aztec Ember', 1255.2],
      ['no***k', 'Iron Rooster', 640],
      ['b***22', 'Crash Comet', 377.15],
    ]);
    clock = start + 20_000;
    const later = await winners();
    expect(later.slice(2)).toEqual(first.slice(0, 4));
    expect(await winners()).toEqual(later);
    const twin = await createSandbox({ seed: 'livery', now: () => start, sites });
    await twin.inject({ method: 'POST', url: '/api/sandbox/control', payload: { timeOffsetMs: 20_000 } });
    expect(
      (await twin.inject({ method: 'POST', url: '/api/settings/top10winner_withdrawal', payload: draw })).json(),
    ).toMatchObject({
      value: { winner: later },
    });
    clock = start;
  });

  it.each(['lucky-harbor.example', 'fiesta-bola.example'])(
    '[CALL-SITE-15] [CALL-SITE-16] prices no draw of a game that cannot end in one: %s',
    async (domain) => {
      const host = `${domain}.localhost:4000`;
      interface Priced {
        readonly match_id: string;
        readonly sport: string;
        readonly odds: readonly { readonly outcome: string; readonly price: number }[];
      }
      const read = async (url: string) =>
        (await app.inject({ url, headers: { host } })).json<{ readonly value: readonly Priced[] }>().value;
      const matches = await read('/api/home/match_list');
      const prices = await read('/api/home/public_odds');
      const sportOf = (id: string) => matches.find(({ match_id }) => match_id === id)?.sport;
      expect(matches.some(({ sport }) => sport === 'basketball')).toBe(true);
      for (const { match_id, odds } of [...matches, ...prices]) {
        expect([match_id, ...odds.map(({ outcome }) => outcome)]).toEqual([
          match_id,
          '1',
          ...(sportOf(match_id) === 'basketball' ? [] : ['X']),
          '2',
        ]);
        const chances = odds.reduce((sum, { price }) => sum + 1 / price, 0);
        expect(chances, `${match_id} leaves the house something`).toBeGreaterThan(1);
      }
    },
  );

  it('[CALL-SITE-15] [CALL-SITE-16] opens with the site’s odds and moves them a little', async () => {
    clock = start;
    const opening = await odds('lucky-harbor.example');
    expect(opening[0]).toEqual([1.62, 3.9, 5.4]);
    clock = start + 60_000;
    const moved = await odds('lucky-harbor.example');
    expect(moved).not.toEqual(opening);
    expect(moved.flat().every((price, index) => Math.abs(price / (opening.flat()[index] ?? 1) - 1) < 0.05)).toBe(true);
    clock = start;
  });

  it('[CALL-SITE-16] tells each sport in what it counts in', async () => {
    let now = start;
    const domain = 'oddsline.example';
    const board = await createSandbox({
      seed: 'livery',
      now: () => now,
      sites: sites.slice(0, 1).map((site) => ({ ...site, domain, aliases: [], externalId: 'OL01' })),
    });
    interface Told {
      readonly match_id: string;
      readonly sport: string;
      readonly minute?: number;
      readonly period?: { readonly unit: string; readonly number: number };
      readonly home_score?: number;
      readonly away_score?: number;
    }
    const read = async () =>
      (await board.inject({ url: '/api/home/match_list', headers: { host: `${domain}.localhost:4000` } })).json<{
        readonly value: readonly Told[];
      }>().value;
    const told = async (id: string) => {
      const match = (await read()).find(({ match_id }) => match_id === id);
      return match && [match.period?.unit, match.period?.number, match.home_score, match.away_score];
    };
    expect(await told('hm-mor-lin')).toEqual(['set', 2, 1, 0]);
    expect(await told('es-nul-pix')).toEqual(['map', 2, 1, 0]);
    expect(await told('nl-kes-hal')).toEqual([undefined, undefined, 2, 1]);
    expect(await told('mh-dav-ilo')).toEqual(['quarter', 1, 19, 16]);
    expect(await told('mh-bag-taa')).toEqual([undefined, undefined, undefined, undefined]);
    now += 20 * 60_000;
    expect(await told('mh-dav-ilo')).toEqual(['quarter', 3, 61, 54]);
    now = start + 24 * 3_600_000;
    expect((await read()).filter(({ sport, period }) => sport === 'football' && period)).toEqual([]);
    const fights = (await read()).filter(({ sport, minute }) => sport === 'sabong' && minute !== undefined);
    expect(fights.length).toBeGreaterThan(0);
    expect(fights.filter(({ home_score }) => home_score !== undefined)).toEqual([]);
  });

  it('[CALL-SITE-16] tells the site from the host', async () => {
    expect((await odds('daily-draw.example.localhost:4000'))[0]).toEqual([2.1, 3.4, 3.5]);
  });

  it('[CALL-X] lets jackpots grow by the second, in minor units', async () => {
    clock = start + 10_000;
    const { value } = await post<{ value: readonly { amount: string }[] }>(app, '/api/home/jackpots', harbor);
    expect(value[0]?.amount).toBe(String(4820133720 + 10 * 3800));
    clock = start;
  });

  it('[SITE-9] pays out the site’s figure over the last 24 hours, more in its evening than in its morning', async () => {
    const { value } = await post<{ value: { hour_withdrawal: readonly number[] } }>(
      app,
      '/api/settings/top10winner_withdrawal',
      harbor,
    );
    expect(value.hour_withdrawal).toHaveLength(24);
    expect(value.hour_withdrawal.reduce((sum, hour) => sum + hour, 0)).toBe(31906442);
    const [morning = 0, evening = 0] = [8, 23].map((index) => value.hour_withdrawal[index]);
    expect(Math.min(...value.hour_withdrawal)).toBeGreaterThan(0);
    expect(evening).toBeGreaterThan(1.5 * morning);
  });
});

async function winners(): Promise<
  readonly { readonly account_id: string; readonly game_name: string; readonly amount: number }[]
> {
  return (
    await post<{ value: { winner: readonly { account_id: string; game_name: string; amount: number }[] } }>(
      app,
      '/api/settings/top10winner_withdrawal',
      draw,
    )
  ).value.winner;
}

async function odds(host: string): Promise<readonly (readonly number[])[]> {
  const answer = (await app.inject({ url: '/api/home/public_odds', headers: { host } })).json<{
    value: readonly { odds: readonly { price: number }[] }[];
  }>();
  return answer.value.map((match) => match.odds.map(({ price }) => price));
}
