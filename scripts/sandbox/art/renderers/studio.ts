import { hex, lch } from '../color.ts';
import { transformText } from '../matrix.ts';
import { boundsOf } from '../outline.ts';
import { circlePath, ellipsePath } from '../path.ts';
import {
  frameRect,
  group,
  isBanner,
  isBody,
  num2,
  paths,
  plainPaint,
  tone,
  type Renderer,
  type Scene,
} from '../scene.ts';
import type { Lch, Role } from '../types.ts';

/** Lightness and chroma of the paper behind an object, from white seamless to night. */
const papers = [
  [0.93, 0.045],
  [0.82, 0.1],
  [0.95, 0.03],
  [0.75, 0.115],
  [0.88, 0.07],
  [0.42, 0.09],
] as const;

/**
 * Product photographs: one glossy enamel object on seamless paper with a floor and a shadow, lit from the upper left,
 * sometimes before a disc or an arch.
 */
export const studio: Renderer = {
  name: 'studio',
  paint: (scene) => {
    const { palette, size, random, id } = scene;
    const { width, height } = size;
    const { h } = palette.ground.lit;
    const [light, chroma] = random.pick(papers);
    const paper = (lift: number, strength = 1) => hex(lch(light + lift, chroma * strength, h));
    const brushes = new Map<string, string>();
    const attributes = (role: Role, isFilled: boolean): string => {
      if (!brushes.has(role)) brushes.set(role, enamelled(id(role), role, tone(palette, role)));
      return isFilled ? `fill="url(#${id(role)})"` : hex(glossy(role, tone(palette, role)));
    };
    const subject = paths(scene.subject, id, (shape) => {
      if (shape.role === 'glow')
        return `${plainPaint(shape, '#fff')} ${shape.line === undefined ? 'fill' : 'stroke'}-opacity=".3"`;
      return isBody(shape)
        ? attributes(shape.role, true)
        : plainPaint(shape, shape.role === 'shine' ? '#fff' : attributes(shape.role, false));
    });
    const floor = height * 0.72;
    const defs =
      `<radialGradient id="${id('w')}" cx=".36" cy=".2" r=".95"><stop stop-color="${paper(0.06, 0.7)}"/><stop offset="1" stop-color="${paper(-0.06, 1.1)}"/></radialGradient>` +
      `<linearGradient id="${id('f')}" x2="0" y2="1"><stop stop-color="${paper(-0.1, 1.15)}"/><stop offset="1" stop-color="${paper(-0.01)}"/></linearGradient>` +
      `<radialGradient id="${id('s')}"><stop stop-color="${hex(lch(0.2, 0.07, h))}" stop-opacity=".55"/><stop offset="1" stop-color="${hex(lch(0.2, 0.07, h))}" stop-opacity="0"/></radialGradient>` +
      `<filter id="${id('e')}" x="-8%" y="-8%" width="116%" height="120%"><feDropShadow dx="3" dy="4" stdDeviation="3" flood-opacity=".3"/></filter>`;
    return (
      `<defs>${defs}${[...brushes.values()].join('')}</defs>${frameRect(size, `fill="url(#${id('w')})"`)}` +
      `<path fill="url(#${id('f')})" opacity=".8" d="M0 ${num2(floor)}Q${num2(width / 2)} ${num2(floor - height * 0.04)} ${width} ${num2(floor)}V${height}H0z"/>` +
      (isBanner(scene) ? '' : backdrop(scene, paper)) +
      group(
        room(scene),
        shadow(scene) + group(`transform="${transformText(scene.place)}" filter="url(#${id('e')})"`, subject),
      )
    );
  },
};

/** A disc, an arch or nothing behind the object. */
function backdrop(
  { random, size: { width, height } }: Scene,
  paper: (lift: number, strength?: number) => string,
): string {
  const radius = height * 0.36;
  const shape = random.pick(['disc', 'arch', 'none']);
  if (shape === 'disc')
    return `<path fill="${paper(0.05, 0.6)}" opacity=".75" d="${circlePath(width * 0.54, height * 0.46, radius)}"/>`;
  const base = num2(height * 0.84);
  const r = num2(radius * 0.92);
  return shape === 'none'
    ? ''
    : `<path fill="${paper(-0.07, 1.2)}" opacity=".6" d="M${num2(width / 2 - radius * 0.92)} ${base}V${num2(height * 0.44)}a${r} ${r} 0 0 1 ${num2(radius * 1.84)} 0V${base}z"/>`;
}

/** An object stands with room around it; what runs out of the frame does not. */
function room({ kind, subject, size: { width, height } }: Scene): string {
  return kind !== 'game' || subject.some(({ bleed }) => bleed)
    ? ''
    : `transform="matrix(.9 0 0 .9 ${num2(width * 0.05)} ${num2(height * 0.03)})"`;
}

/** Where the object touches the floor. */
function shadow({ kind, subject, place, id }: Scene): string {
  const standing = subject.filter(({ bleed }) => !bleed);
  if (kind !== 'game' || standing.length === 0 || standing.length < subject.length) return '';
  const { left, right, bottom } = boundsOf(standing, place);
  const half = (right - left) * 0.5;
  return `<path fill="url(#${id('s')})" d="${ellipsePath((left + right) / 2 + half * 0.08, bottom + half * 0.02, half, half * 0.17)}"/>`;
}

/** The colour of a role as enamel has it: full, neither pale nor dull. */
function glossy(role: Role, { l, c, h }: Lch): Lch {
  if (role === 'shade') return lch(0, 0, 0);
  if (role === 'ink' || role === 'inkSoft' || role === 'hair') return lch(l * 0.9 + 0.03, c, h);
  if (role.startsWith('paper') || (l > 0.88 && c < 0.05)) return lch(0.97, 0.012, h);
  return lch(0.2 + l * 0.68, Math.min(0.21, c * 1.15 + 0.02), h);
}

/** A bright edge high left, the colour itself, and depth low right with a little light thrown back from the floor. */
function enamelled(id: string, role: Role, color: Lch): string {
  const { l, c, h } = glossy(role, color);
  const isPale = c < 0.05;
  const at = (offset: number, lift: number, strength: number) =>
    `<stop offset="${num2(offset)}" stop-color="${hex(lch(l + lift, isPale ? c + Math.max(0, -lift) * 0.12 : c * strength, h))}"/>`;
  return `<linearGradient id="${id}" x1=".12" x2=".72" y2="1">${at(0, 0.2, 0.45)}${at(0.16, 0.08, 0.9)}${at(0.5, 0, 1)}${at(0.86, -0.16, 0.95)}${at(1, -0.07, 1)}</linearGradient>`;
}
