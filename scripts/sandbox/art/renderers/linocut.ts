import { blend, hex, lch } from '../color.ts';
import { transformText } from '../matrix.ts';
import { circlePath, num, raysPath } from '../path.ts';
import { growingDots, patternElements } from '../patterns.ts';
import type { Random } from '../random.ts';
import {
  frameRect,
  group,
  isBanner,
  isBody,
  keyWidth,
  paths,
  plainPaint,
  type Renderer,
  type Scene,
} from '../scene.ts';
import type { Lch, Palette, Role, Size } from '../types.ts';

interface Inks {
  readonly ground: Lch;
  readonly spot: Lch;
  readonly third: Lch;
  readonly fourth: Lch;
  readonly paper: Lch;
  readonly key: Lch;
  /** A dark plate of its own, where the palette asks for one. */
  readonly soft?: Lch;
  /** A light of the second family that is a colour of its own. */
  readonly tint?: Lch;
}

const key = lch(0.19, 0.018, 25);
const paper = lch(0.945, 0.027, 78);

/** A print: flat ground, one spot colour and a helper, black key, paper cuts, halftone dots in the shadow. */
export const linocut: Renderer = {
  name: 'linocut',
  paint: (scene) => {
    const { size, id, random } = scene;
    const inks = isBanner(scene) ? bannerInks(scene) : printInks(scene.palette, random);
    const outline = ` stroke="${hex(inks.key)}" stroke-width="${num(keyWidth(scene, 5.5))}"`;
    const unit = Math.min(size.width, size.height);
    const dots = (name: string, from: Lch): string => {
      const step = num(9.5);
      return `<pattern id="${id(name)}" width="${step}" height="${step}" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path fill="${hex(from)}" d="M0 0H10V10H0Z"/><path fill="${hex(inks.key)}" d="${circlePath(4.7, 4.7, 2.9)}"/></pattern>`;
    };
    const used = new Set<string>();
    const printed = paths(scene.subject, id, (shape) => {
      if (shape.role === 'shade')
        return shape.line !== undefined
          ? plainPaint(shape, hex(inks.key))
          : (shape.opacity ?? 1) > 0.6
            ? `fill="${hex(inks.key)}"`
            : `fill="url(#${use(used, id, 's')})"`;
      if (shape.role === 'shine') return (shape.opacity ?? 1) < 0.3 ? undefined : plainPaint(shape, hex(inks.paper));
      const halftone = (
        { baseShade: 'b', accentShade: 'a', secondShade: 'c', paperShade: 'p' } as { [R in Role]?: string }
      )[shape.role];
      if (halftone && shape.line === undefined)
        return `fill="url(#${use(used, id, halftone)})"${isBody(shape) ? outline : ''}`;
      const paint = plainPaint(shape, hex(inkOf(shape.role, inks)));
      return isBody(shape) ? `${paint}${outline}` : paint;
    });
    const plates: readonly (readonly [string, Lch | undefined])[] = [
      ['b', inks.spot],
      ['a', inks.third],
      ['c', inks.fourth],
      ['p', inks.paper],
    ];
    const defs =
      plates.map(([name, ink]) => (ink && used.has(name) ? dots(name, ink) : '')).join('') +
      (used.has('s')
        ? `<pattern id="${id('s')}" width="9.5" height="9.5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path fill="${hex(inks.key)}" d="${circlePath(4.7, 4.7, 3.2)}"/></pattern>`
        : '');
    return (
      `<defs>${defs}</defs>${frameRect(size, `fill="${hex(inks.ground)}"`)}${behind(scene, inks)}` +
      paths(scene.scatter, id, (shape) =>
        shape.role === 'shine' ? undefined : plainPaint(shape, hex(inkOf(shape.role, inks))),
      ) +
      group(`transform="${transformText(scene.place)}"`, printed) +
      `<path d="${cuts(size, isBanner(scene) ? 0 : 16, unit, random)}" fill="none" stroke="${hex(inks.paper)}" stroke-width="${num(Math.max(0.7, unit * 0.0075))}" opacity=".6"/>`
    );
  },
};

function use(used: Set<string>, id: Scene['id'], name: string): string {
  used.add(name);
  return id(name);
}

/** Rays, halftone growing downwards, or the scene's own pattern, one tone from the ground. */
function behind(scene: Scene, inks: Inks): string {
  const { size, focus, random } = scene;
  const dark = inks.ground.l < 0.5;
  const next = lch(
    inks.ground.l + (dark ? 0.07 : -0.07) * (random.chance(0.5) || dark ? 1 : -1),
    inks.ground.c * 1.05,
    inks.ground.h,
  );
  if (scene.kind === 'sheet') return '';
  const choice = scene.kind === 'banner' ? 0 : random.next();
  if (choice < 0.45)
    return `<path fill="${hex(next)}" d="${raysPath(focus.x, focus.y, Math.min(size.width, size.height) * 0.12, Math.hypot(size.width, size.height), random.pick([18, 20, 22, 26]), 0.5, random.between(0, 20))}"/>`;
  if (choice < 0.7) return growingDots(size, hex(dark ? inks.key : lch(0.45, 0.07, inks.fourth.h)), 0.5);
  return patternElements(scene, hex(next), 6);
}

/** The small slips of the knife. */
function cuts({ width, height }: Size, count: number, unit: number, random: Random): string {
  let d = '';
  for (let i = 0; i < count; i++)
    d += `M${num(random.next() * width)} ${num(random.next() * height)}l${num(unit * random.between(0.025, 0.075))} ${num(unit * random.between(-0.01, 0.01))}`;
  return d;
}

function inkOf(role: Role, inks: Inks): Lch {
  if (role === 'ink' || role === 'hair') return inks.key;
  if (role === 'inkSoft') return inks.soft ?? inks.key;
  if (role === 'paper' || role === 'paperShade' || role === 'baseLight') return inks.paper;
  if (role === 'secondLight') return inks.tint ?? inks.paper;
  if (role === 'glow' || role.startsWith('accent')) return inks.third;
  return role.startsWith('second') ? inks.fourth : inks.spot;
}

const grounds = [
  lch(0.75, 0.13, 78),
  lch(0.37, 0.055, 250),
  lch(0.48, 0.07, 205),
  lch(0.57, 0.15, 42),
  lch(0.9, 0.045, 78),
  lch(0.38, 0.06, 165),
  lch(0.34, 0.08, 300),
  lch(0.84, 0.025, 185),
  lch(0.37, 0.12, 20),
  lch(0.86, 0.055, 85),
  lch(0.8, 0.12, 88),
  lch(0.42, 0.11, 265),
  lch(0.3, 0.05, 290),
  lch(0.72, 0.07, 145),
] as const;

/** Four inks and a stock: the spot keeps the subject's hue, quieter, as printing inks are. */
function printInks({ tones }: Palette, random: Random): Inks {
  const quiet = ({ l, c, h }: Lch, from: number, to: number): Lch =>
    lch(Math.min(to, Math.max(from, l - 0.07)), Math.min(0.165, c), h);
  const spot = tones.base.c < 0.05 && tones.base.l > 0.75 ? paper : quiet(tones.base, 0.44, 0.8);
  const far = grounds.filter(
    (ground) => Math.abs(ground.l - spot.l) > 0.13 || Math.abs(((ground.h - spot.h + 540) % 360) - 180) > 60,
  );
  return {
    ground: random.pick(far.length > 0 ? far : grounds),
    spot,
    paper,
    key,
    third: lch(0.8, 0.14, tones.accent.h),
    fourth: tones.second.c < 0.05 && tones.second.l > 0.75 ? paper : quiet(tones.second, 0.42, 0.66),
    soft: tones.inkSoft.c > 0.08 ? quiet(tones.inkSoft, 0.3, 0.5) : key,
    tint: tones.secondLight.l < 0.7 ? quiet(tones.secondLight, 0.45, 0.55) : paper,
  };
}

/** Paper, ink and the site's accent only; off the sheet the accent is the ground and its tint the second plate. */
function bannerInks({ kind, palette }: Scene): Inks {
  const { h } = palette.ground.lit;
  const accent =
    h > 55 && h < 120
      ? lch(0.48, 0.1, 72)
      : lch(h > 120 && h < 200 ? 0.44 : 0.46, h > 120 && h < 200 ? 0.105 : 0.18, h);
  const sheet = lch(0.964, 0.0145, h < 55 || h > 340 ? 48 : h < 120 ? 84 : h < 200 ? 132 : h < 290 ? 235 : 335);
  const black = lch(0.205, 0.02, h);
  if (kind === 'sheet') return { ground: sheet, spot: accent, third: accent, fourth: accent, paper: sheet, key: black };
  return {
    ground: accent,
    spot: accent,
    third: blend(sheet, accent, 0.38),
    fourth: blend(black, accent, 0.3),
    paper: sheet,
    key: black,
  };
}
