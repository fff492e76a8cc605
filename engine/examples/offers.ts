import type { MarqueeItem, Promotion, Slide } from '../api/lobbyModels';
import { longName } from './games';

/** Slides of an operator: whole, short, and one that is still to come. */
export const slides: readonly Slide[] = [
  {
    id: 'reload',
    image: '/api/art/slide-1.svg',
    kicker: 'Friday reload',
    title: '50%',
    subtitle: 'on your deposit',
    text: 'Every Friday until midnight.',
    button: 'To the offer',
    route: 'promotions',
    caption: 'Drawn at the pier.',
    endsAt: '2026-12-04T00:00:00Z',
  },
  {
    id: 'cup',
    image: '/api/art/slide-2.svg',
    kicker: '18:00',
    title: 'Harbor Cup',
    text: 'Eight tables, one winner.',
    button: 'Take a seat',
    route: 'leaderboard',
    startsAt: '2026-12-01T18:00:00Z',
  },
  { id: 'app', image: '/api/art/slide-3.svg', title: 'Get the app', route: 'download' },
];

/** Notices of an operator. */
export const notices: readonly MarqueeItem[] = [
  { id: 'bank', lead: 'Banking:', text: 'Transfers take an hour longer tonight.', route: 'banking' },
  { id: 'studio', text: 'Quarto & Sons has joined the house.' },
  { id: 'cup', lead: 'Tonight:', text: 'Harbor Cup at eight.', route: 'leaderboard' },
];

/** A notice with a text of 80 characters. */
export const longNotice: MarqueeItem = { id: 'long', text: longName };

/** Offers: running, announced, and without a time. */
export const promotions: readonly Promotion[] = [
  {
    id: 'reload',
    kicker: 'Fridays',
    title: 'Friday reload',
    text: 'Half of your deposit on top.',
    figure: '50%',
    code: 'FRIDAY',
    image: '/api/art/promo-1.svg',
    endsAt: '2026-12-01T15:46:12Z',
  },
  {
    id: 'rain',
    title: 'Token rain',
    text: 'Tokens for every tenth round.',
    image: '/api/art/promo-2.svg',
    startsAt: '2026-12-01T13:00:00Z',
    endsAt: '2026-12-02T13:00:00Z',
  },
  {
    id: 'friend',
    title: 'Bring a friend',
    text: 'Both of you get tokens.',
    figure: '2×',
    image: '/api/art/promo-3.svg',
  },
];
