import { hex, lch } from '../color.ts';
import { transformText } from '../matrix.ts';
import { num, rectPath } from '../path.ts';
import { patternElements } from '../patterns.ts';
import { frameRect, group, isBanner, isBody, keyWidth, paths, plainPaint, tone, type Renderer } from '../scene.ts';
import type { Lch, Role } from '../types.ts';

const gold = '#d9b25f';

/** Cloisonné: jewel colours between gold wires, in a gold frame. */
export const enamel: Renderer = {
  name: 'enamel',
  staging: { isBare: true },
  paint: (scene) => {
    const { palette, size, focus, id } = scene;
    const { h } = palette.ground.lit;
    const unit = Math.min(size.width, size.height);
    const wire = ` stroke="${gold}" stroke-width="${num(keyWidth(scene, 3.2))}"`;
    const brushes = new Map<string, string>();
    const glaze = (role: Role): string => {
      if (!brushes.has(role)) brushes.set(role, jewel(id(role), role, tone(palette, role)));
      return `url(#${id(role)})`;
    };
    const set = paths(scene.subject, id, (shape) => {
      if (shape.role === 'glow') return `fill="${gold}" fill-opacity=".16"`;
      if (shape.role === 'shine')
        return `${plainPaint(shape, '#fff')} ${shape.line === undefined ? 'fill' : 'stroke'}-opacity=".4"`;
      if (shape.role === 'shade') return plainPaint(shape, '#000');
      if (shape.line !== undefined)
        return plainPaint(shape, shape.role.startsWith('accent') ? gold : hex(cooled(tone(palette, shape.role))));
      return `fill="${glaze(shape.role)}"${isBody(shape) ? wire : ''}`;
    });
    const inset = unit * 0.035;
    const frame = (at: number, width: number): string =>
      `<path fill="none" stroke="${gold}" stroke-width="${num(Math.max(0.5, unit * width))}" d="${rectPath(at, at, size.width - 2 * at, size.height - 2 * at, unit * 0.05)}"/>`;
    return (
      `<defs>${[...brushes.values()].join('')}<radialGradient id="${id('g')}" cx="${num(focus.x / size.width)}" cy="${num(focus.y / size.height)}" r=".78"><stop stop-color="${hex(lch(0.46, 0.13, h))}"/><stop offset=".55" stop-color="${hex(lch(0.28, 0.1, h))}"/><stop offset="1" stop-color="${hex(lch(0.13, 0.045, h))}"/></radialGradient></defs>` +
      frameRect(size, `fill="url(#${id('g')})"`) +
      patternElements(scene, gold, 1.1) +
      (isBanner(scene) ? '' : group('opacity=".75"', frame(inset, 0.008) + frame(inset * 1.7, 0.004))) +
      paths(scene.scatter, id, (shape) =>
        shape.role === 'shine' ? undefined : plainPaint(shape, shape.role === 'accentShade' ? '#7d5a1e' : gold),
      ) +
      group(`transform="${transformText(scene.place)}"`, set)
    );
  },
};

/** The glaze of a role: gold for metal, ivory for paper, else a deep stone. */
function jewel(id: string, role: Role, color: Lch): string {
  const stops =
    role === 'accent' || role === 'accentLight'
      ? [lch(0.95, 0.08, 95), lch(0.79, 0.13, 82), lch(0.56, 0.11, 70), lch(0.84, 0.12, 88)]
      : role === 'accentShade'
        ? [lch(0.6, 0.11, 75), lch(0.4, 0.09, 65)]
        : role.startsWith('paper') || (color.c < 0.05 && color.l > 0.8)
          ? [lch(0.96, 0.03, 92), lch(0.85, 0.05, 86), lch(0.62, 0.06, 74)]
          : [cooled(color), lch(color.l * 0.42, color.c * 0.75, color.h)];
  const step = 1 / (stops.length - 1);
  return `<linearGradient id="${id}" x1=".1" x2=".5" y2="1">${stops.map((stop, i) => `<stop offset="${num(i * step)}" stop-color="${hex(stop)}"/>`).join('')}</linearGradient>`;
}

function cooled({ l, c, h }: Lch): Lch {
  return lch(l * 0.76 + 0.05, c * 0.9, h);
}
