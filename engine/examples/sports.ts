import type { Match, RaceCard } from '../api/sportModels';

/** Matches: one running, one to come, one without a draw. */
export const matches: readonly Match[] = [
  {
    id: 'm1',
    league: 'Island League',
    sport: 'football',
    startsAt: '2026-12-01T11:00:00Z',
    minute: 61,
    home: { name: 'Harbor Town', colors: ['#123456', '#fedcba'], pattern: 'halves', score: 2 },
    away: { name: 'Pearl City', colors: ['#654321', '#abcdef'], pattern: 'stripes', score: 0 },
    odds: [
      { outcome: '1', price: '1.5' },
      { outcome: 'X', price: '4.20' },
      { outcome: '2', price: '7.5' },
    ],
  },
  {
    id: 'm2',
    league: 'Island League',
    sport: 'football',
    startsAt: '2026-12-01T19:30:00Z',
    home: { name: 'Lantern Rovers', colors: ['#222222', '#eeeeee'], pattern: 'hoop' },
    away: { name: 'Union of the Upper Bay', colors: ['#444444', '#cccccc'], pattern: 'sash' },
    odds: [
      { outcome: '1', price: '2.10' },
      { outcome: 'X', price: '3.30' },
      { outcome: '2', price: '3.10' },
    ],
  },
  {
    id: 'm3',
    league: 'Open of the Bay',
    sport: 'tennis',
    startsAt: '2026-12-02T09:00:00Z',
    home: { name: 'Ana Reyes', colors: ['#111111', '#999999'], pattern: 'plain' },
    away: { name: 'Mei Lin', colors: ['#333333', '#bbbbbb'], pattern: 'plain' },
    odds: [
      { outcome: '1', price: '1.90' },
      { outcome: '2', price: '1.90' },
    ],
  },
];

/** A race with its runners. */
export const raceCard: RaceCard = {
  id: 'r1',
  course: 'Windham Park',
  startsAt: '2026-12-01T15:40:00Z',
  going: 'Good to firm, 1 mile 2 furlongs',
  runners: [
    {
      number: 1,
      name: 'Paper Tiger',
      rider: 'J. Moss',
      silk: { colors: ['#102030', '#f0e0d0'], pattern: 'hoop' },
      price: '3.50',
    },
    {
      number: 2,
      name: 'Second Post',
      rider: 'L. Tan',
      silk: { colors: ['#405060', '#c0b0a0'], pattern: 'sash' },
      price: '2.10',
    },
    {
      number: 3,
      name: 'Inkwell',
      rider: 'P. Cruz',
      silk: { colors: ['#708090', '#90a0b0'], pattern: 'plain' },
      price: '11',
    },
  ],
};
