import { hex, lch, shift } from '../color.ts';
import { transformText } from '../matrix.ts';
import { circlePath, num } from '../path.ts';
import { patternElements } from '../patterns.ts';
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
import type { Lch, Role } from '../types.ts';

/** Three inks on stock, the colours pulled a little out of register with the key. */
export const screenprint: Renderer = {
  name: 'screenprint',
  paint: (scene) => {
    const { size, id, random } = scene;
    const inks = inksOf(scene);
    const unit = Math.min(size.width, size.height);
    const off = keyWidth(scene, unit * 0.018);
    const [dx, dy] = [off * random.pick([-1, 1]), off * random.between(0.4, 0.9)];
    const key = hex(inks.key);
    const pulled = paths(scene.subject, id, (shape) => {
      if (shape.role === 'shine') return (shape.opacity ?? 1) < 0.35 ? undefined : plainPaint(shape, hex(inks.stock));
      if (shape.role === 'shade') return shape.line === undefined ? `fill="url(#${id('h')})"` : plainPaint(shape, key);
      if (shape.role === 'glow') return `fill="${hex(inks.second)}" fill-opacity=".35"`;
      const paint = plainPaint(shape, hex(inkOf(shape.role, inks)));
      return isBody(shape) ? `${paint} stroke="${key}" stroke-width="${num(keyWidth(scene, 2.2))}"` : paint;
    });
    const fringe = (dx: number, dy: number, color: Lch, name: string): string =>
      `<feOffset in="SourceAlpha" dx="${num(dx)}" dy="${num(dy)}"/><feComposite in2="SourceAlpha" operator="out" result="o"/><feFlood flood-color="${hex(color)}"/><feComposite in2="o" operator="in" result="${name}"/>`;
    return (
      `<defs><pattern id="${id('h')}" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(20)"><path fill="${key}" d="${circlePath(3.5, 3.5, 2)}"/></pattern>` +
      `<pattern id="${id('c')}" width="${num(unit * 0.045)}" height="${num(unit * 0.045)}" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path fill="${hex(inks.over)}" d="${circlePath(unit * 0.022, unit * 0.022, unit * 0.012)}"/></pattern>` +
      `<linearGradient id="${id('m')}" x2=".6" y2="1"><stop offset=".3" stop-color="#000"/><stop offset="1" stop-color="#fff"/></linearGradient><mask id="${id('k')}"><path fill="url(#${id('m')})" d="M0 0H${num(size.width)}V${num(size.height)}H0Z"/></mask>` +
      `<filter id="${id('f')}" x="-5%" y="-5%" width="110%" height="110%" color-interpolation-filters="sRGB">${fringe(dx, dy, inks.ground.l > 0.6 ? inks.first : inks.second, 'a')}${fringe(-dx * 0.6, -dy * 0.5, inks.over, 'b')}<feMerge><feMergeNode in="b"/><feMergeNode in="a"/><feMergeNode in="SourceGraphic"/></feMerge></filter></defs>` +
      frameRect(size, `fill="${hex(inks.ground)}"`) +
      (isBanner(scene) ? '' : patternElements(scene, hex(inks.over), 4)) +
      frameRect(size, `fill="url(#${id('c')})" mask="url(#${id('k')})"`) +
      paths(scene.scatter, id, (shape) =>
        shape.role === 'shine' ? undefined : plainPaint(shape, hex(inkOf(shape.role, inks))),
      ) +
      group(`filter="url(#${id('f')})"`, group(`transform="${transformText(scene.place)}"`, pulled))
    );
  },
};

interface Inks {
  readonly ground: Lch;
  readonly over: Lch;
  readonly stock: Lch;
  readonly first: Lch;
  readonly second: Lch;
  readonly key: Lch;
  /** The plate of the second family: the key, or the stock where the subject is pale. */
  readonly third: Lch;
}

const stock = lch(0.955, 0.025, 88);

/** The subject's colour, gold and a dark key; the ground is strong, or the bare stock. */
function inksOf({ palette, random, kind }: Scene): Inks {
  const { base, second, accent } = palette.tones;
  const { h } = palette.ground.lit;
  const first =
    base.c < 0.05 && base.l > 0.75 ? stock : lch(Math.min(0.68, Math.max(0.5, base.l)), Math.max(base.c, 0.13), base.h);
  const key = lch(0.24, 0.045, h);
  const choice = kind === 'banner' ? 0.9 : kind === 'sheet' ? 0 : random.next();
  const ground =
    choice < 0.28
      ? stock
      : choice < 0.5
        ? lch(0.84, 0.14, accent.h)
        : choice < 0.75
          ? lch(0.3, 0.07, h)
          : lch(0.47, 0.12, h);
  return {
    ground,
    over: shift(ground, ground.l > 0.6 ? -0.08 : 0.08, 1.1),
    stock,
    first,
    second: lch(0.83, 0.15, accent.h - 4),
    key,
    third: second.c < 0.05 && second.l > 0.8 ? stock : key,
  };
}

function inkOf(role: Role, inks: Inks): Lch {
  if (role.startsWith('ink') || role === 'hair') return inks.key;
  if (role.startsWith('second')) return role === 'secondLight' ? inks.stock : inks.third;
  if (role.startsWith('paper') || role === 'baseLight') return inks.stock;
  if (role.startsWith('accent')) return role === 'accentShade' ? shift(inks.second, -0.2, 0.9, -16) : inks.second;
  return role === 'baseShade' ? shift(inks.first, -0.17, 0.9) : inks.first;
}
