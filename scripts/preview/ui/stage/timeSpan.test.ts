import { expect, it } from 'vitest';
import { shareOf, spanAround } from './timeSpan';

const campaign = { name: 'raffle', kind: 'node', from: '2026-12-01T00:00:00Z', until: '2026-12-11T00:00:00Z' } as const;

it('[CARD-4] spans every edge of a campaign with a tenth of room, a day at least', () => {
  expect(spanAround([campaign], [Date.parse('2026-12-03T00:00:00Z')])).toEqual({
    start: Date.parse('2026-11-30T00:00:00Z'),
    end: Date.parse('2026-12-12T00:00:00Z'),
  });
  expect(spanAround([], [0])).toEqual({ start: -86_400_000, end: 86_400_000 });
  expect(spanAround([], [0, 864_000_000])).toEqual({ start: -86_400_000, end: 950_400_000 });
});

it('[CARD-4] lays a campaign out in its span; an open end reaches the edge', () => {
  const span = { start: Date.parse('2026-11-21T00:00:00Z'), end: Date.parse('2026-12-11T00:00:00Z') };
  expect(shareOf(campaign, span)).toEqual({ left: 0.5, width: 0.5 });
  expect(shareOf({ name: 'raffle', kind: 'node', until: '2026-12-01T00:00:00Z' }, span)).toEqual({
    left: 0,
    width: 0.5,
  });
});
