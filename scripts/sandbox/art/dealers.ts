import { streamOf } from './composition.ts';
import { idsFor, svgDocument } from './drawGame.ts';
import { bust, clothes, deskOf, hairs, people, toy, toyEars } from './dealerParts.ts';
import { placement } from './matrix.ts';
import { dealerOf, drawFloor, isMan } from './floor/index.ts';
import { lch } from './color.ts';
import { natural, palette } from './palettes.ts';
import { renderers, type RendererName } from './renderers/index.ts';
import { flatten } from './shapes.ts';
import type { Size } from './types.ts';

/** What a dealer deals. */
export const tableGames = ['cards', 'blackjack', 'roulette', 'dice'] as const;

export type TableGame = (typeof tableGames)[number];

export interface DealerDrawing extends Size {
  readonly renderer: RendererName;
  readonly seed: string | number;
  /** The game on the table; chosen by the seed when left out. */
  readonly game?: TableGame;
}

/**
 * A live table, in wide frames a little lower, so that heads stay whole: a dealer in studio light behind the felt. Who
 * it is follows the dealer's name; face, hair, dress, room and game follow the seed.
 */
export function drawDealer({ renderer, seed, width, height, game }: DealerDrawing): string {
  if (renderer === 'felt') return drawFloor({ seed: String(seed), width, height, game: game ?? 'blackjack' });
  const key = `dealer/${renderer}/${seed}`;
  const random = streamOf(`dealer/${seed}`, 'look');
  const kind = isMan(dealerOf(String(seed))) ? 'man' : 'woman';
  const person = random.pick(people.filter((one) => one.kind === kind));
  const hair = random.pick(hairs.filter((style) => style.suits.includes(person.kind)));
  const dress = random.pick(clothes.filter((style) => style.suits.includes(person.kind)));
  const hues = [20, 45, 85, 155, 190, 225, 255, 290, 325] as const;
  const [room, cloth, table] = [random.pick(hues), random.pick(hues), random.pick([155, 20, 255, 290, 190])];
  const skin = random.pick(skins);
  const base = palette({ base: skin, second: natural(cloth), accent: lch(0.83, 0.145, 86) }, room, random.between(-20, 20));
  const colors = { ...base, tones: { ...base.tones, hair: random.pick(hairColors), inkSoft: lch(0.42, 0.11, table), baseShade: lch(skin.l - 0.11, skin.c * 1.1, skin.h - 4), secondShade: lch(base.tones.second.l * 0.6, base.tones.second.c * 0.85, cloth), secondLight: lch(0.53, 0.17, 18) } };
  const played = game ?? random.pick(tableGames);
  const scale = Math.max(width / 540, height / 318);
  const content = renderers[renderer].paint({
    size: { width, height }, palette: colors, pattern: random.pick(['columns', 'bokeh', 'rings', 'lattice']),
    subject: flatten([renderer === 'clay' ? toy(random.pick(toyEars), random.between(-0.6, 0.6)) : bust(person, hair, dress, random.between(-0.6, 0.6)), deskOf(played, random)]),
    scatter: [], kind: 'table', place: placement({ x: width / 2, y: height * 0.53 + Math.max(0, 318 * scale - height) * 0.14, scale }),
    focus: { x: width / 2, y: height * 0.36 }, random: streamOf(key, 'finish'), id: idsFor(`${key}/${width}x${height}`),
  });
  return svgDocument({ width, height }, content);
}

const skins = [lch(0.87, 0.05, 62), lch(0.8, 0.07, 60), lch(0.7, 0.085, 56), lch(0.6, 0.085, 52), lch(0.48, 0.075, 48), lch(0.84, 0.06, 70), lch(0.75, 0.08, 64)] as const;

const hairColors = [lch(0.17, 0.02, 30), lch(0.22, 0.03, 280), lch(0.34, 0.07, 45), lch(0.45, 0.12, 40), lch(0.74, 0.1, 82), lch(0.28, 0.08, 15), lch(0.62, 0.015, 250)] as const;
