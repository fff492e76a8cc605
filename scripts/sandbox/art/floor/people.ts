import type { Dealer } from './cast.ts';
import { at, disc, oval, path, slab, stroke } from './marks.ts';

const soft = (color: string, other: string, share: number): string => mix(color, other, share);

/** One colour with a share of another. */
function mix(one: string, other: string, share: number): string {
  const channel = (color: string, place: number): number => parseInt(color.slice(1 + place * 2, 3 + place * 2), 16);
  return `#${[0, 1, 2].map((place) => Math.round(channel(one, place) * (1 - share) + channel(other, place) * share).toString(16).padStart(2, '0')).join('')}`;
}

const cap = 'M-18.5-22Q-22-49 0-48 22-49 18.5-22 16-32 6-36-8-34-12-35-17-31-18.5-22Z';
const side = 'M-18.5-20Q-23-50 2-49 22-48 18.5-22 15-30 10-37-6-30-18.5-20Z';
const fringe = 'M-19-20Q-22-50 0-49 22-50 19-20 17-32 0-33-17-32-19-20Z';

function hairBehind({ form, hair }: Dealer): string {
  if (form === 2) return path('M-23-26Q-26-53 0-52 26-53 23-26 30 6 22 22H-22Q-30 6-23-26Z', hair);
  if (form === 3) return path('M-23-24Q-25-51 0-50 25-51 23-24 24-8 19-3H-19Q-24-8-23-24Z', hair);
  if (form === 5) return disc(0, -32, 27, hair) + disc(-19, -18, 12, hair) + disc(19, -18, 12, hair);
  return form === 1 ? disc(0, -51, 10, hair) : '';
}

/** Chest up, as somebody stands behind a table. */
export function person(x: number, y: number, scale: number, dealer: Dealer): string {
  const { skin, hair, form, waistcoat, shirt, tie } = dealer;
  const dark = soft(skin, '#3a1608', 0.24);
  const lapel = soft(waistcoat, '#ffffff', 0.13);
  const body = path('M-56 82Q-58 30-30 18L-10 9H10L30 18Q58 30 56 82Z', shirt) + path('M-56 82Q-58 30-30 18L-34 82ZM56 82Q58 30 30 18L34 82Z', '#0000001c') + path('M-36 82Q-36 34-22 14L-10 10 0 46 10 10 22 14Q36 34 36 82Z', waistcoat) + path('M-22 14L-10 10 0 46-3 52-20 34ZM22 14L10 10 0 46 3 52 20 34Z', lapel) + path('M-10 9L0 44 10 9Q0 16-10 9Z', shirt);
  const head = path('M-9-8V12Q0 20 9 12V-8Z', dark) + oval(0, -22, 17.5, 21.5, skin) + path('M0-43.5A17.5 21.5 0 0 1 0-.5Q8-20 0-43.5Z', dark, 'opacity=".35"') + oval(-17.5, -21, 3, 5, skin) + oval(17.5, -21, 3, 5, dark);
  const face = stroke('M-11-28q4-3 8-.5M11-28q-4-3-8-.5', hair, 1.8, 'stroke-linecap="round"') + oval(-7, -23, 1.9, 2.3, '#1c1310') + oval(7, -23, 1.9, 2.3, '#1c1310') + stroke('M0-21q2.5 5-.5 6.500', dark, 1.4, 'stroke-linecap="round"') + stroke('M-6-9.500q6 4.500 12 0', '#8c3a34', 2, 'stroke-linecap="round"');
  const beard = form === 4 ? path('M-17-18Q-16 2 0 2 16 2 17-18 14-8 8-12q-8-4-16 0-6 4-9-6Z', hair, 'opacity=".9"') + stroke('M-5-8q5 3 10 0', '#a6544a', 2) : '';
  const top = path(form === 3 ? fringe : form % 2 ? cap : side, hair);
  const bow = path('M0 13l-12-6v12ZM0 13l12-6v12Z', tie) + slab(-3, 10, 6, 6, tie, 'rx="2"');
  return at(x, y, hairBehind(dealer) + body + head + face + beard + top + bow, `scale(${scale})`);
}

/** Both hands on the felt. */
export function hands(x: number, y: number, { skin, shirt }: Dealer, reach = 34): string {
  return stroke(`M${x - 50} ${y - 26}Q${x - 56} ${y - 4} ${x - reach} ${y}M${x + 50} ${y - 26}Q${x + 56} ${y - 4} ${x + reach} ${y}`, shirt, 15, 'stroke-linecap="round"') + oval(x - reach + 8, y + 1, 9, 6, skin) + oval(x + reach - 8, y + 1, 9, 6, skin);
}
