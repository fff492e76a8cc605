import { circlePath, ellipsePath, num, rectPath, sparkPath, starPath } from './path.ts';
import { multiply, placement, type Placement } from './matrix.ts';
import type { Part, Role, Shape } from './types.ts';

/** A filled path. */
export function fill(role: Role, d: string, opacity?: number): Shape {
  return opacity === undefined ? { role, d } : { role, d, opacity };
}

/** A stroked path with round ends. */
export function line(role: Role, width: number, d: string, opacity?: number): Shape {
  return opacity === undefined ? { role, d, line: width } : { role, d, line: width, opacity };
}

/** A filled circle in the colour of a role. */
export function disc(role: Role, x: number, y: number, r: number, opacity?: number): Shape {
  return { ...fill(role, circlePath(x, y, r), opacity), round: true };
}

/** A filled ellipse, tilted by degrees. */
export function oval(role: Role, x: number, y: number, rx: number, ry: number, tilt = 0): Part {
  return tilt === 0
    ? fill(role, ellipsePath(x, y, rx, ry))
    : place({ x, y, rotate: tilt }, fill(role, ellipsePath(0, 0, rx, ry)));
}

/** A filled rectangle from its upper left corner, with round corners where a radius is given. */
export function box(role: Role, x: number, y: number, width: number, height: number, radius = 0): Shape {
  return fill(role, rectPath(x, y, width, height, radius));
}

/** A filled star; `inner` is the share of the radius at which its notches lie. */
export function star(role: Role, x: number, y: number, radius: number, points = 5, inner = 0.45): Shape {
  return fill(role, starPath(x, y, radius, points, inner));
}

/** A spark without outline, which only festive pictures show. */
export function sparkle(role: Role, x: number, y: number, radius: number): Shape {
  return { ...bare(fill(role, sparkPath(x, y, radius))), festive: true };
}

/** Light on what lies below. */
export function shine(d: string, opacity = 0.35): Shape {
  return { role: 'shine', d, opacity };
}

/** A stroke of light. */
export function gleam(width: number, d: string, opacity = 0.6): Shape {
  return { role: 'shine', d, line: width, opacity };
}

/** Shadow on what lies below. */
export function shade(d: string, opacity = 0.25): Shape {
  return { role: 'shade', d, opacity };
}

/** A soft shadow on the floor under the subject. */
export function floor(y: number, halfWidth: number, halfHeight = halfWidth * 0.15): Shape {
  return { role: 'shade', d: ellipsePath(0, y, halfWidth, halfHeight), opacity: 0.35 };
}

/** The same shape, never outlined. */
export function bare(shape: Shape): Shape {
  return { ...shape, bare: true };
}

/** Shapes that may run out of the frame. */
export function bleed(...parts: readonly Part[]): Part {
  return flatten(parts).map((shape) => ({ ...shape, bleed: true }));
}

/** The parts moved, turned, scaled or mirrored together. */
export function place(where: Placement, ...parts: readonly Part[]): Part {
  const matrix = placement(where);
  return flatten(parts).map((shape) => ({ ...shape, matrix: shape.matrix ? multiply(matrix, shape.matrix) : matrix }));
}

/** The parts, and the parts again mirrored on the vertical axis. */
export function mirrored(...parts: readonly Part[]): Part {
  return [place({ flip: true }, ...parts), place({}, ...parts)];
}

/** `count` parts by index. */
export function times(count: number, draw: (index: number) => Part): Part {
  return Array.from({ length: count }, (_, i) => draw(i));
}

/** `count` turns of the same part round a centre. */
export function around(count: number, draw: (index: number) => Part, x = 0, y = 0, from = 0): Part {
  return times(count, (i) => place({ x, y, rotate: from + (i * 360) / count }, draw(i)));
}

/** One `d` from many. */
export function joined(count: number, d: (index: number) => string): string {
  return Array.from({ length: count }, (_, i) => d(i)).join('');
}

/** A gold coin seen from the side; `squash` 1 is full face. */
export function coin(x: number, y: number, r: number, rotate = 0, squash = 0.55): Part {
  return place(
    { x, y, rotate },
    fill('accentShade', ellipsePath(0, r * 0.18, r, r * squash)),
    fill('accent', ellipsePath(0, 0, r, r * squash)),
    bare(line('accentShade', Math.max(1.6, r * 0.1), ellipsePath(0, 0, r * 0.7, r * squash * 0.68))),
    shine(
      `M${num(-r * 0.75)} ${num(-r * squash * 0.2)}A${num(r)} ${num(r * squash)} 0 0 1 ${num(r * 0.1)} ${num(-r * squash * 0.82)}L${num(r * 0.1)} ${num(-r * squash * 0.6)}A${num(r * 0.8)} ${num(r * squash * 0.8)} 0 0 0 ${num(-r * 0.55)} ${num(-r * squash * 0.1)}Z`,
      0.6,
    ),
  );
}

/** Nested parts as one list. */
export function flatten(parts: readonly Part[]): Shape[] {
  return parts.flatMap((part) => (isShape(part) ? [part] : flatten(part)));
}

function isShape(part: Part): part is Shape {
  return !Array.isArray(part);
}
