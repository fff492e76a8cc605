import { hex, lch } from '../color.ts';
import { transformText } from '../matrix.ts';
import { boundsOf } from '../outline.ts';
import { circlePath, ellipsePath, starPath } from '../path.ts';
import {
  frameRect,
  group,
  isBanner,
  isBody,
  keyWidth,
  num2,
  paths,
  plainPaint,
  tone,
  type Renderer,
  type Scene,
} from '../scene.ts';
import type { Lch, Role, Shape } from '../types.ts';

const violet = 312;

/**
 * Soft clay: rounded forms in pastel, lit from the upper left, on a two-tone ground with a glow behind and a shadow
 * they touch.
 */
export const clay: Renderer = {
  name: 'clay',
  paint: (scene) => {
    const { palette, size, focus, id } = scene;
    const { h } = palette.ground.lit;
    const brushes = new Map<string, string>();
    const round = ` stroke-width="${num2(keyWidth(scene, 7))}"`;
    const attributes = (shape: Shape): string => {
      const color = soft(shape.role, tone(palette, shape.role));
      if (shape.role === 'glow') return `${plainPaint(shape, '#fff')} fill-opacity=".4"`;
      if (!isBody(shape)) return plainPaint(shape, hex(color));
      if (!brushes.has(shape.role)) brushes.set(shape.role, lit(id(shape.role), color));
      const paint = `url(#${id(shape.role)})`;
      return `fill="${paint}"${shape.bleed ? '' : ` stroke="${paint}"${round}`}`;
    };
    const subject = paths(scene.subject, id, attributes);
    const unit = Math.min(size.width, size.height);
    const defs =
      [...brushes.values()].join('') +
      `<linearGradient id="${id('g')}" x2=".3" y2="1"><stop stop-color="${hex(lch(0.92, 0.062, h))}"/><stop offset="1" stop-color="${hex(lch(0.89, 0.075, h + 58))}"/></linearGradient>` +
      `<radialGradient id="${id('w')}"><stop stop-color="#fff" stop-opacity=".9"/><stop offset=".5" stop-color="#fff" stop-opacity=".4"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient>` +
      `<radialGradient id="${id('d')}"><stop stop-color="#4a2468" stop-opacity=".36"/><stop offset="1" stop-color="#4a2468" stop-opacity="0"/></radialGradient>`;
    return (
      `<defs>${defs}</defs>${frameRect(size, `fill="url(#${id('g')})"`)}` +
      `<path fill="url(#${id('w')})" d="${circlePath(focus.x, focus.y, unit * 0.56)}"/>` +
      (isBanner(scene) ? '' : stars(scene, unit)) +
      group(room(scene), contact(scene) + group(`transform="${transformText(scene.place)}"`, subject))
    );
  },
};

/** Games stand with room around them, since tiles of several shapes cut the same picture; what bleeds does not. */
function room({ kind, subject, size: { width, height } }: Scene): string {
  if (kind !== 'game' || subject.some(({ bleed }) => bleed)) return '';
  return `transform="matrix(.84 0 0 .84 ${num2(width * 0.08)} ${num2(height * 0.07)})"`;
}

/** Rounded stars in white, few and far apart. */
function stars({ size, random }: Scene, unit: number): string {
  const spots = [
    [0.14, 0.18],
    [0.86, 0.14],
    [0.9, 0.62],
    [0.1, 0.66],
    [0.5, 0.08],
  ] as const;
  const d = spots
    .filter(() => random.chance(0.6))
    .map(([x, y]) =>
      starPath(
        size.width * (x + random.between(-0.04, 0.04)),
        size.height * (y + random.between(-0.04, 0.04)),
        unit * random.between(0.02, 0.035),
        5,
        0.5,
      ),
    )
    .join('');
  return d === '' ? '' : `<path fill="#fff" stroke="#fff" stroke-width="${num2(unit * 0.012)}" d="${d}"/>`;
}

/** The shadow where the subject touches its ground; what runs out of the frame has none. */
function contact({ kind, subject, place, id }: Scene): string {
  if (kind !== 'game') return '';
  const standing = subject.filter(({ bleed }) => !bleed);
  if (standing.length === 0 || standing.length < subject.length) return '';
  const { left, right, bottom } = boundsOf(standing, place);
  const half = (right - left) * 0.44;
  return `<path fill="url(#${id('d')})" d="${ellipsePath((left + right) / 2, bottom - half * 0.05, half, half * 0.2)}"/>`;
}

/** The pastel of a tone: light, half as strong; ink is aubergine. */
function soft(role: Role, { l, c, h }: Lch): Lch {
  if (role === 'shine') return lch(1, 0, 0);
  if (role === 'ink' || role === 'shade') return lch(0.38, 0.09, violet);
  if (role === 'inkSoft' || role === 'hair') return lch(0.56, 0.08, violet - 6);
  if (role.startsWith('paper') || (l > 0.9 && c < 0.05)) return lch(0.945 + l * 0.04, 0.01, h);
  return lch(0.66 + l * 0.29, Math.min(0.125, c * 0.8), h);
}

/** Light high left, violet shade low right. */
function lit(id: string, { l, c, h }: Lch): string {
  const isPale = c < 0.05;
  const turn = ((violet - h + 540) % 360) - 180;
  const dark = (drop: number, part: number) =>
    hex(isPale ? lch(l - drop * 0.75, 0.012 + drop * 0.2, violet) : lch(l - drop, c * 0.9 + 0.02, h + turn * part));
  return (
    `<radialGradient id="${id}" cx=".34" cy=".24" r=".92"><stop stop-color="${hex(lch(Math.min(0.995, l + 0.1), c * 0.35, h))}"/><stop offset=".4" stop-color="${hex(lch(l, c, h))}"/>` +
    `<stop offset=".74" stop-color="${dark(0.06, 0.12)}"/><stop offset="1" stop-color="${dark(0.17, 0.3)}"/></radialGradient>`
  );
}
