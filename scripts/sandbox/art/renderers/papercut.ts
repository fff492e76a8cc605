import { hex, lch } from '../color.ts';
import { transformText } from '../matrix.ts';
import { num, polar } from '../path.ts';
import type { Random } from '../random.ts';
import {
  frameRect,
  group,
  isBanner,
  isBody,
  keyWidth,
  paths,
  plainPaint,
  tone,
  type Renderer,
  type Scene,
} from '../scene.ts';
import type { Lch, Shape } from '../types.ts';

/** Sheets of coloured paper laid on each other, each throwing its shadow on the next. */
export const papercut: Renderer = {
  name: 'papercut',
  paint: (scene) => {
    const { palette, size, id } = scene;
    const drop = keyWidth(scene, 4);
    const sheet = (shape: Shape): string => hex(matte(tone(palette, shape.role)));
    const lift = ` filter="url(#${id('f')})"`;
    const cut = paths(scene.subject, id, (shape) => {
      if (shape.role === 'shine')
        return (shape.opacity ?? 1) < 0.3
          ? undefined
          : `${plainPaint(shape, '#fff')} ${shape.line === undefined ? 'fill' : 'stroke'}-opacity=".55"`;
      if (shape.role === 'shade')
        return `${plainPaint(shape, '#000')} ${shape.line === undefined ? 'fill' : 'stroke'}-opacity=".55"`;
      if (shape.role === 'glow') return `fill="${sheet(shape)}" fill-opacity=".5"`;
      return `${plainPaint(shape, sheet(shape))}${isBody(shape) ? lift : ''}`;
    });
    return (
      `<defs><filter id="${id('f')}" x="-20%" y="-20%" width="150%" height="160%"><feDropShadow dx="${num(drop * 0.35)}" dy="${num(drop)}" stdDeviation="${num(drop * 0.75)}" flood-color="#000" flood-opacity=".42"/></filter>` +
      `<filter id="${id('s')}" x="-10%" y="-10%" width="120%" height="120%"><feDropShadow dx="0" dy="${num(Math.min(size.width, size.height) * 0.012)}" stdDeviation="${num(Math.min(size.width, size.height) * 0.018)}" flood-color="#000" flood-opacity=".5"/></filter></defs>` +
      tunnel(scene) +
      group(
        `filter="url(#${id('s')})"`,
        paths(scene.scatter, id, (shape) => plainPaint(shape, shape.role === 'shine' ? '#fff' : sheet(shape))),
      ) +
      group(`transform="${transformText(scene.place)}"`, cut)
    );
  },
};

/** A window cut through several sheets, wider in every sheet above; banners get hills instead. */
function tunnel(scene: Scene): string {
  const { size, palette, focus, random, id } = scene;
  const { h } = palette.ground.lit;
  const light = !isBanner(scene) && random.chance(0.35);
  const layer = (index: number): string =>
    hex(
      light
        ? lch(0.93 - index * 0.075, 0.045 + index * 0.018, h + index * 5)
        : lch(0.66 - index * 0.105, 0.12, h + index * 6),
    );
  const reach = Math.max(size.width, size.height);
  let out = frameRect(size, `fill="${layer(0)}"`);
  for (let index = 1; index <= 3; index++) {
    const d = isBanner(scene)
      ? ridge(size.width, size.height, size.height * (0.2 + index * 0.2), random)
      : `M${num(-reach)} ${num(-reach)}H${num(reach * 2)}V${num(reach * 2)}H${num(-reach)}Z${blob(focus.x, focus.y, size.width * (0.3 + index * 0.085), size.height * (0.3 + index * 0.085), random)}`;
    out += `<path fill-rule="evenodd" fill="${layer(isBanner(scene) ? index : 4 - index)}" filter="url(#${id('s')})" d="${d}"/>`;
  }
  return out;
}

/** A soft closed outline round a centre. */
function blob(x: number, y: number, rx: number, ry: number, random: Random): string {
  const count = 9;
  const points = Array.from({ length: count }, (_, i) => {
    const [px, py] = polar(random.between(0.88, 1.12), (i * 360) / count);
    return [x + px * rx, y + py * ry] as const;
  });
  const middle = (i: number): string => {
    const [a, b] = [points[i % count] ?? [0, 0], points[(i + 1) % count] ?? [0, 0]];
    return `${num((a[0] + b[0]) / 2)} ${num((a[1] + b[1]) / 2)}`;
  };
  return `M${middle(0)}${points.map((_, i) => `Q${(points[(i + 1) % count] ?? [0, 0]).map(num).join(' ')} ${middle(i + 1)}`).join('')}Z`;
}

function ridge(width: number, height: number, y: number, random: Random): string {
  const dip = height * random.between(0.08, 0.16);
  return `M0 ${num(y)}C${num(width * 0.2)} ${num(y - dip)} ${num(width * 0.3)} ${num(y + dip)} ${num(width * 0.5)} ${num(y)}S${num(width * 0.8)} ${num(y - dip)} ${num(width)} ${num(y)}V${num(height)}H0Z`;
}

function matte({ l, c, h }: Lch): Lch {
  return lch(Math.min(0.95, l * 0.94 + 0.03), c * 0.78, h);
}
