import { num } from '../path.ts';
import { createRandom } from '../random.ts';
import { at, bowl, disc, oval, path, slab, stroke, type Pen } from './marks.ts';

type Suit = 'spade' | 'heart' | 'diamond' | 'club' | 'back';

const pips = {
  spade: 'M0-9C5-3 9 0 9 4A4.400 4.400 0 0 1 1.400 6.500Q2 9 4 10H-4Q-2 9-1.400 6.500A4.400 4.400 0 0 1-9 4C-9 0-5-3 0-9Z',
  heart: 'M0 9C-6 3-9 0-9-4A4.600 4.600 0 0 1 0-5.500 4.600 4.600 0 0 1 9-4C9 0 6 3 0 9Z',
  diamond: 'M0-10L7 0 0 10-7 0Z',
  club: 'M0-10a4.500 4.500 0 0 1 3.600 7.200A4.500 4.500 0 1 1 1.500 4Q2 8 4 10H-4Q-2 8-1.500 4A4.500 4.500 0 1 1-3.600-2.800 4.500 4.500 0 0 1 0-10Z',
} as const;

/** A card of that height; its suit is all it shows, so that no picture holds letters. */
function card(x: number, y: number, height: number, turn: number, suit: Suit): string {
  const width = height * 0.7;
  const face = suit === 'back'
    ? slab(-width * 0.41, -height * 0.44, width * 0.83, height * 0.88, '#8c1f36', `rx="${num(height * 0.05)}"`) + stroke(`M${num(-width * 0.36)} 0L0 ${num(-height * 0.4)}L${num(width * 0.36)} 0L0 ${num(height * 0.4)}Z`, '#e6c27a', height * 0.025)
    : `<path transform="scale(${(height * 0.03).toFixed(3)})" d="${pips[suit]}" fill="${suit === 'heart' || suit === 'diamond' ? '#b8233a' : '#181615'}"/>`;
  return at(x, y, slab(-width / 2 + 1, -height / 2 + 2, width, height, '#0006', `rx="${num(height * 0.08)}"`) + slab(-width / 2, -height / 2, width, height, '#fbf7ee', `rx="${num(height * 0.08)}"`) + face, `rotate(${turn})`);
}

/** A chip seen at a slant, or from above with `squash` 1. */
function chip(x: number, y: number, r: number, color: string, edge: string, squash = 1): string {
  const point = (angle: number, share: number): string => `${num(x + r * share * Math.cos(angle))} ${num(y + r * share * squash * Math.sin(angle))}`;
  const marks = Array.from({ length: 8 }, (_, index) => {
    const [from, to] = [index * 0.7854, index * 0.7854 + 0.36];
    return `M${point(from, 1)}L${point(to, 1)}L${point(to, 0.74)}L${point(from, 0.74)}Z`;
  }).join('');
  return oval(x, y, r, r * squash, color) + path(marks, edge) + oval(x, y, r * 0.6, r * 0.6 * squash, 'none', `stroke="${edge}" stroke-width="${num(r * 0.06)}" opacity=".7"`);
}

/** So many chips on one another. */
function stack(x: number, y: number, r: number, count: number, color: string, edge: string): string {
  const sides = Array.from({ length: count }, (_, index) => oval(x, y - index * r * 0.28 + r * 0.2, r, r * 0.42, '#0007') + oval(x, y - index * r * 0.28, r, r * 0.42, color)).join('');
  return oval(x + 2, y + 3, r * 1.1, r * 0.5, '#0005') + sides + chip(x, y - (count - 1) * r * 0.28, r, color, edge, 0.42);
}

const chips = { red: ['#b8233a', '#fff'], blue: ['#2b5fc0', '#fff'], gold: ['#e0b968', '#5a3d12'], black: ['#141110', '#e0b968'] } as const;

/** The table's edge and its felt. */
export function feltTable(pen: Pen, [light, dark]: readonly [string, string], y = 132): string {
  return oval(160, y + 76, 214, 84, '#0007') + oval(160, y + 78, 206, 82, '#2a1710') + oval(160, y + 76, 206, 80, '#4a2a1a') + stroke(`M-40 ${y + 50}Q160 ${y - 42} 360 ${y + 50}`, '#8a5a36', 1.6, 'opacity=".7"') + oval(160, y + 80, 190, 74, bowl(pen, light, dark, 0.5, 0.1, 0.75)) + oval(160, y + 82, 176, 66, 'none', 'stroke="#f0d9a0" stroke-width="1.1" opacity=".55"');
}

/** A roulette wheel in its bowl. */
function wheel(x: number, y: number, r: number, squash = 0.36): string {
  const point = (angle: number, share: number): string => `${num(x + r * share * Math.cos(angle))} ${num(y + r * squash * share * Math.sin(angle))}`;
  const pockets = (kind: 0 | 1): string => Array.from({ length: 36 }, (_, index) => {
    const [from, to] = [(index / 36) * 6.283, ((index + 1) / 36) * 6.283];
    return index % 2 === kind && index > 0 ? `M${point(from, 0.96)}L${point(to, 0.96)}L${point(to, 0.7)}L${point(from, 0.7)}Z` : '';
  }).join('');
  return oval(x, y + r * 0.12, r * 1.13, r * squash * 1.2, '#0006') + oval(x, y + r * 0.08, r * 1.08, r * squash * 1.12, '#2b160c') + oval(x, y, r * 1.08, r * squash * 1.08, '#7a4826') + oval(x, y, r, r * squash, '#15804f') + path(pockets(1), '#b8233a') + path(pockets(0), '#141110') + oval(x, y, r * 0.7, r * squash * 0.7, '#1a100b', 'stroke="#e0b968" stroke-width="1.4"') + oval(x, y, r * 0.56, r * squash * 0.56, '#9a6234') + oval(x, y - 1, r * 0.4, r * squash * 0.4, '#c58a4c') + path(`M${x - 3} ${y - 2}L${x} ${num(y - r * 0.36)}L${x + 3} ${y - 2}Z`, '#f0d08a') + oval(x, y - r * 0.36, 3.5, 3.5, '#ffe6ae') + stroke(`M${num(x - r * 0.34)} ${y}H${num(x + r * 0.34)}`, '#f0d08a', 2.6) + disc(x + r * 0.58, y - r * squash * 0.5, 3.2, '#fff');
}

function die(x: number, y: number, scale: number, turn: number): string {
  return at(x, y, slab(-10, -10, 20, 20, '#fdf8ee', 'rx="4.5"') + path('M10-6v12q0 4-4 4H-6q8-2 10-6t6-10Z', '#0002') + [[-5, -5], [5, 5], [0, 0], [5, -5], [-5, 5]].map(([a = 0, b = 0]) => disc(a, b, 2, '#b8233a')).join(''), `rotate(${turn}) scale(${scale})`);
}

/** A wheel of fortune that stands beside the dealer. */
function fortune(x: number, y: number): string {
  const colors = ['#e0a02c', '#1c8a70', '#c8323c', '#2b62c8', '#8a3fb8', '#e8e0cc'];
  const sector = (index: number): string => { const [from, to] = [(index / 24) * 6.283, ((index + 1) / 24) * 6.283]; return `M${x} ${y}L${num(x + 66 * Math.cos(from))} ${num(y + 66 * Math.sin(from))}L${num(x + 66 * Math.cos(to))} ${num(y + 66 * Math.sin(to))}Z`; };
  return disc(x, y, 76, '#2a1710') + disc(x, y, 72, '#e0b968') + colors.map((color, kind) => path([0, 6, 12, 18].map((turn) => sector(turn + kind)).join(''), color, 'stroke="#2a1710" stroke-width=".8"')).join('') + disc(x, y, 22, '#2a1710') + disc(x, y, 18, '#e0b968') + path(`M${x} ${y - 62}l-8-16h16Z`, '#fff');
}

/** What is dealt, and where the dealer stands to it. */
export interface Play {
  readonly dealerAt: number;
  readonly reach: number;
  /** On the felt, before the dealer's hands. */
  readonly draw: () => string;
  /** Beside the dealer, behind the table. */
  readonly behind?: () => string;
}

const fan = (suits: readonly Suit[], step: number, size: number): string => suits.map((suit, index) => card(160 + (index - (suits.length - 1) / 2) * step, 160 - (suits.length > 3 ? 0 : 3), size, (index - (suits.length - 1) / 2) * 5, suit)).join('');

const plays: { readonly blackjack: Play; readonly [name: string]: Play } = {
  blackjack: { dealerAt: 160, reach: 34, draw: () => card(112, 160, 38, -16, 'spade') + card(132, 157, 38, -6, 'heart') + card(196, 160, 34, 8, 'club') + path('M262 128l36 8v26l-36-6Z', '#15100e') + path('M262 128l8-6 36 8-8 6Z', '#3a2a22') + slab(264, 140, 22, 12, '#fbf7ee', 'transform="rotate(10 264 140)"') + stack(52, 160, 11, 5, ...chips.red) + stack(78, 166, 11, 3, ...chips.blue) },
  squeeze: { dealerAt: 160, reach: 34, draw: () => card(122, 158, 34, -12, 'heart') + card(146, 154, 34, -4, 'spade') + card(178, 154, 34, 5, 'diamond') + card(202, 158, 34, 13, 'back') + stack(262, 162, 11, 4, ...chips.gold) },
  roulette: { dealerAt: 214, reach: 30, draw: () => wheel(92, 146, 70) },
  duel: { dealerAt: 160, reach: 34, draw: () => path('M40 166q60-34 116-36v46H40Z', '#d08a2c66') + path('M280 166q-60-34-116-36v46h116Z', '#2a6cc266') + card(112, 156, 42, -8, 'diamond') + card(208, 156, 42, 8, 'spade') },
  poker: { dealerAt: 160, reach: 38, draw: () => fan(['spade', 'heart', 'diamond', 'club', 'back'], 33, 36) + stack(284, 158, 10, 5, ...chips.gold) },
  dice: { dealerAt: 240, reach: 28, draw: () => oval(108, 160, 58, 18, '#0006') + oval(108, 156, 54, 17, '#e0b968') + oval(108, 153, 50, 15, '#5a3a14') + die(90, 144, 0.95, -12) + die(116, 148, 1, 14) + die(106, 128, 0.9, 32) + path('M58 152Q54 74 108 70t50 82Q108 168 58 152Z', '#d8ecff', 'opacity=".2"') + stroke('M58 152Q54 74 108 70t50 82', '#e8f4ff', 1.8, 'opacity=".75"') + stroke('M70 136Q68 94 96 82', '#fff', 4, 'stroke-linecap="round" opacity=".75"') + disc(108, 66, 5, '#e0b968') },
  fortune: { dealerAt: 246, reach: 28, behind: () => fortune(110, 84), draw: () => stack(150, 166, 10, 4, ...chips.red) },
  andar: { dealerAt: 160, reach: 34, draw: () => card(160, 152, 34, 0, 'heart') + (['spade', 'diamond', 'club'] as const).map((suit, index) => card(66 + index * 18, 164 - index * 3, 30, -8, suit)).join('') + (['diamond', 'club', 'spade'] as const).map((suit, index) => card(218 + index * 18, 158 + index * 3, 30, 8, suit)).join('') },
  fantan: { dealerAt: 92, reach: 28, draw: () => { const random = createRandom('beads'); return Array.from({ length: 26 }, (_, index) => disc(196 + (random.next() - 0.5) * 64, 156 + (random.next() - 0.5) * 20, 4.2, index % 3 ? '#fbf7ee' : '#e6d5ae', 'stroke="#0003"')).join('') + [0, 1, 2, 3].map((index) => disc(246 + index * 11, 146 + index * 3, 4.2, '#fbf7ee', 'stroke="#0003"')).join('') + path('M270 118q22-4 34 6l-6 26q-14 6-26-2Z', '#c99a4c') + oval(287, 121, 17, 6, '#f0d08a'); } },
};

/**
 * The play that is shown for a game of the platform; cards and dice are played in several ways, which the seed chooses
 * among.
 */
export function playOf(game: string, hash: number, place: number): Play {
  const ways: Readonly<Record<string, readonly string[]>> = { cards: ['squeeze', 'duel', 'poker', 'andar'], blackjack: ['blackjack'], roulette: ['roulette'], dice: ['dice', 'fantan'] };
  const own = ['', 'blackjack', 'squeeze', 'roulette', 'duel', 'poker', 'dice', 'fortune', 'andar', 'fantan', 'blackjack'][place] ?? '';
  const fits = ways[game]?.includes(own) || (own === 'fortune' && game === 'roulette');
  const names = ways[game] ?? ['blackjack'];
  return plays[fits ? own : (names[hash % names.length] ?? '')] ?? plays.blackjack;
}
