import { blend, hex, lch, shift } from '../color.ts';
import { transformText } from '../matrix.ts';
import { circlePath } from '../path.ts';
import { patternElements } from '../patterns.ts';
import { frameRect, group, isBanner, num2, paths, plainPaint, tone, type Renderer, type Scene } from '../scene.ts';
import type { Lch, Role, Shape } from '../types.ts';

/** Objects in volume with a rim of light, on a ground lit from the middle. */
export const painterly: Renderer = {
  name: 'painterly',
  paint: (scene) => {
    const { palette, size, focus, id } = scene;
    const { lit, mid, deep } = palette.ground;
    const unit = Math.min(size.width, size.height);
    const brushes = new Map<string, string>();
    const attributes = (shape: Shape): string => brush(shape, scene, brushes);
    const scatter = paths(scene.scatter, id, attributes);
    const layers = layersOf(scene.subject)
      .map(({ bleed, shapes }) =>
        group(
          bleed ? '' : `filter="url(#${id('f')})"`,
          group(`transform="${transformText(scene.place)}"`, paths(shapes, id, attributes)),
        ),
      )
      .join('');
    const scale = Math.hypot(scene.place[0], scene.place[1]);
    const defs =
      [...brushes.values()].join('') +
      radial(
        id('g'),
        [
          [0, lit],
          [0.55, mid],
          [1, deep],
        ],
        `cx="${num2(focus.x / size.width)}" cy="${num2(focus.y / size.height)}" r=".8"`,
      ) +
      fading(id('h'), lch(lit.l + 0.2, lit.c, lit.h), 0.6) +
      rim(id('f'), blend(lch(0.93, 0.06, palette.tones.accent.h), shift(lit, 0.35), 0.4), scale) +
      `<linearGradient id="${id('b')}" x2="0" y2="1"><stop offset=".58" stop-color="${hex(deep)}" stop-opacity="0"/><stop offset="1" stop-color="${hex(deep)}" stop-opacity=".55"/></linearGradient>` +
      `<radialGradient id="${id('v')}" r=".75"><stop offset=".6" stop-opacity="0"/><stop offset="1" stop-opacity=".36"/></radialGradient>`;
    return (
      `<defs>${defs}</defs>${frameRect(size, `fill="url(#${id('g')})"`)}${patternElements(scene, hex(shift(lit, 0.28)))}` +
      (isBanner(scene) ? '' : `<path d="${circlePath(focus.x, focus.y, unit * 0.52)}" fill="url(#${id('h')})"/>`) +
      scatter +
      layers +
      (isBanner(scene)
        ? ''
        : (scene.kind === 'game' ? frameRect(size, `fill="url(#${id('b')})"`) : '') +
          frameRect(size, `fill="url(#${id('v')})"`))
    );
  },
};

/** Runs of shapes that bleed and runs that do not, in order. */
function layersOf(shapes: readonly Shape[]): { bleed: boolean; shapes: Shape[] }[] {
  const layers: { bleed: boolean; shapes: Shape[] }[] = [];
  for (const shape of shapes) {
    const bleed =
      shape.bleed === true || shape.role === 'glow' || (shape.role === 'shade' && layers.at(-1)?.bleed !== false);
    const last = layers.at(-1);
    if (last?.bleed === bleed) last.shapes.push(shape);
    else layers.push({ bleed, shapes: [shape] });
  }
  return layers;
}

/** The paint of a shape: a gradient across its own box, made on first use. */
function brush(shape: Shape, { palette, id }: Scene, brushes: Map<string, string>): string {
  const color = tone(palette, shape.role);
  if (shape.line !== undefined || shape.role === 'shine' || shape.role === 'shade' || shape.role === 'ink')
    return plainPaint(shape, hex(color));
  const name = `${codes[shape.role]}${shape.round ? 'o' : ''}`;
  if (!brushes.has(name)) brushes.set(name, gradient(id(name), shape, color));
  return `fill="url(#${id(name)})"`;
}

function gradient(id: string, shape: Shape, color: Lch): string {
  const metal = shape.role.startsWith('accent');
  const light = metal
    ? lch(Math.min(0.97, color.l + 0.13), color.c * 0.6, color.h + 8)
    : lch(Math.min(0.98, color.l + 0.15), color.c * 0.8, color.h + 5);
  const dark = metal
    ? lch(color.l - 0.24, color.c * 0.92, color.h - 18)
    : lch(Math.max(0.1, color.l - 0.23), color.c * 0.88, color.h - 8);
  if (shape.role === 'glow') return fading(id, color, 0.95);
  if (shape.round)
    return radial(
      id,
      [
        [0, light],
        [0.45, color],
        [1, dark],
      ],
      'cx=".36" cy=".3" r=".8"',
    );
  return `<linearGradient id="${id}" x1=".15" y1="0" x2=".55" y2="1">${stops(
    shape.role.endsWith('Shade') || shape.role.endsWith('Light')
      ? [
          [0, light],
          [1, shift(dark, 0.05)],
        ]
      : [
          [0, light],
          [0.5, color],
          [1, dark],
        ],
  )}</linearGradient>`;
}

/**
 * A drop shadow below and a line of light along the upper left edge; it stands outside the tilt, or rasterisers blur
 * the subject.
 */
function rim(id: string, color: Lch, scale: number): string {
  return (
    `<filter id="${id}" x="-15%" y="-15%" width="130%" height="135%" color-interpolation-filters="sRGB">` +
    `<feGaussianBlur in="SourceAlpha" stdDeviation="${num2(7 * scale)}"/><feOffset dy="${num2(9 * scale)}"/><feComponentTransfer result="s"><feFuncA type="linear" slope=".5"/></feComponentTransfer>` +
    `<feOffset in="SourceAlpha" dx="${num2(Math.max(0.7, 2.6 * scale))}" dy="${num2(Math.max(0.9, 3.2 * scale))}" result="o"/><feFlood flood-color="${hex(color)}" flood-opacity=".75"/><feComposite in2="SourceAlpha" operator="in"/><feComposite in2="o" operator="out" result="r"/>` +
    `<feMerge><feMergeNode in="s"/><feMergeNode in="SourceGraphic"/><feMergeNode in="r"/></feMerge></filter>`
  );
}

function radial(id: string, list: readonly (readonly [number, Lch])[], attributes: string): string {
  return `<radialGradient id="${id}" ${attributes}>${stops(list)}</radialGradient>`;
}

function fading(id: string, color: Lch, opacity: number): string {
  return `<radialGradient id="${id}"><stop stop-color="${hex(color)}" stop-opacity="${num2(opacity)}"/><stop offset="1" stop-color="${hex(color)}" stop-opacity="0"/></radialGradient>`;
}

function stops(list: readonly (readonly [number, Lch])[]): string {
  return list
    .map(([offset, color]) => `<stop${offset > 0 ? ` offset="${num2(offset)}"` : ''} stop-color="${hex(color)}"/>`)
    .join('');
}

const codes: { readonly [R in Role]: string } = {
  base: '1',
  baseShade: '2',
  baseLight: '3',
  second: '4',
  secondShade: '5',
  secondLight: '6',
  accent: '7',
  accentShade: '8',
  accentLight: '9',
  ink: 'k',
  inkSoft: 'j',
  hair: 'i',
  paper: 'p',
  paperShade: 'q',
  glow: 'l',
  shine: 'w',
  shade: 'x',
};
