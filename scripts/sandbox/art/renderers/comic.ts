import { hex, lch } from '../color.ts';
import { transformText } from '../matrix.ts';
import { circlePath, num, polar, polygon, raysPath } from '../path.ts';
import { natural } from '../palettes.ts';
import { growingDots } from '../patterns.ts';
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
import type { Lch, Shape } from '../types.ts';

const ink = '#1b1622';

/**
 * Ink and flat colour: heavy outlines, dots for shadow, white gloss, on a burst of rays, growing dots or lines of
 * speed.
 */
export const comic: Renderer = {
  name: 'comic',
  paint: (scene) => {
    const { palette, id } = scene;
    const width = keyWidth(scene, 4.8);
    const key = ` stroke="${ink}" stroke-width="${num2(width)}"`;
    const attributes = (shape: Shape): string | undefined => {
      if (shape.role === 'shade') return shape.line === undefined ? `fill="url(#${id('d')})"` : plainPaint(shape, ink);
      if (shape.role === 'shine') return (shape.opacity ?? 1) < 0.3 ? undefined : plainPaint(shape, '#fff');
      if ((shape.opacity ?? 1) < 0.5) return undefined;
      if (shape.role === 'glow') return plainPaint(shape, '#fff2a8');
      if (shape.role === 'ink' || shape.role === 'hair') return plainPaint(shape, ink);
      const paint = plainPaint(shape, hex(flat(tone(palette, shape.role))));
      return isBody(shape) ? paint + key : paint;
    };
    const draw = (shapes: readonly Shape[]) =>
      paths(
        shapes.flatMap((shape) => rimmed(shape, width)),
        id,
        attributes,
      );
    return (
      `<defs><pattern id="${id('d')}" width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(35)"><path fill="${ink}" d="${circlePath(4.5, 4.5, 2.4)}"/></pattern></defs>` +
      ground(scene) +
      draw(scene.scatter) +
      group(`transform="${transformText(scene.place)}"`, draw(scene.subject))
    );
  },
};

/** A coloured stroke that is part of the body lies on a wider one of ink. */
function rimmed(shape: Shape, width: number): readonly Shape[] {
  const { line, role, opacity } = shape;
  if (
    line === undefined ||
    line < 6 ||
    opacity !== undefined ||
    shape.bare ||
    ['ink', 'hair', 'shine', 'shade', 'glow'].includes(role)
  )
    return [shape];
  return [{ ...shape, role: 'ink', line: line + width * 1.8 }, shape];
}

/** Strong and plain; whites stay white. */
function flat({ l, c, h }: Lch): Lch {
  return c < 0.05 ? lch(l > 0.8 ? 0.99 : l, c * 0.5, h) : lch(l, Math.min(0.24, c * 1.12), h);
}

/** Rays, dots that grow downwards or lines of speed, in two tones of the ground. */
function ground(scene: Scene): string {
  const { size, focus, palette, random } = scene;
  const { l, c, h } = natural(palette.ground.lit.h);
  const isYellow = h > 55 && h < 115;
  const isDeep = random.chance(0.35) && !isYellow;
  const light = isDeep ? lch(l - 0.22, c * 0.85, h) : lch(Math.min(0.9, l + 0.1), c * 0.85, h);
  const other = isDeep ? lch(l - 0.12, c * 0.95, h) : lch(Math.min(0.8, l), c, h - 14);
  const sheet = frameRect(size, `fill="${hex(light)}"`);
  const reach = Math.hypot(size.width, size.height);
  const choice = isBanner(scene) ? 0 : random.next();
  if (choice < 0.42)
    return `${sheet}<path fill="${hex(other)}" d="${raysPath(focus.x, focus.y, 0, reach, random.pick([12, 14, 16]), 0.5, random.between(0, 20))}"/>`;
  if (choice < 0.74) return sheet + growingDots(size, hex(other), 0.9);
  return `${sheet}<path fill="${hex(other)}" d="${speedLines(focus.x, focus.y, Math.min(size.width, size.height), reach)}"/>`;
}

/** Thin wedges towards a point, each of its own length. */
function speedLines(x: number, y: number, unit: number, reach: number): string {
  return Array.from({ length: 34 }, (_, index) => {
    const turn = index * 10.59 + ((index * 31) % 7) * 1.15;
    const inner = unit * (0.31 + ((index * 53) % 40) / 240);
    return polygon(
      [polar(inner, turn, x, y), polar(reach, turn - 1.7, x, y), polar(reach, turn + 2.3, x, y)].map(([left, top]) => [
        Number(num(left)),
        Number(num(top)),
      ]),
    );
  }).join('');
}
