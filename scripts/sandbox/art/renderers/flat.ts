import { hex, lch, shift } from '../color.ts';
import { transformText } from '../matrix.ts';
import { num, raysPath } from '../path.ts';
import { patternElements } from '../patterns.ts';
import { natural } from '../palettes.ts';
import { frameRect, group, isBanner, paths, plainPaint, tone, type Renderer } from '../scene.ts';
import type { Lch, Palette } from '../types.ts';

/** A poster: solid colours, a sunburst or one pattern behind, one hard shadow. */
export const flat: Renderer = {
  name: 'flat',
  paint: (scene) => {
    const { palette, size, focus, id, random } = scene;
    const banner = isBanner(scene);
    const [top, bottom, burst] = banner ? bannerGround(palette) : posterGround(palette, random.next());
    const scale = Math.hypot(scene.place[0], scene.place[1]);
    const reach = Math.hypot(size.width, size.height);
    const behind =
      banner || random.chance(0.55)
        ? `<path fill="${hex(burst)}" opacity="${banner ? '.9' : '.42'}" d="${raysPath(focus.x, focus.y, 0, reach, banner ? 30 : random.pick([12, 14, 16, 20]), 0.5, random.between(0, 30))}"/>`
        : patternElements(scene, hex(burst), 2.2);
    const color = (shape: { role: Parameters<typeof tone>[1] }): string => hex(tone(palette, shape.role));
    const solid = paths(scene.subject, id, (shape) =>
      shape.role === 'glow' ? `fill="${color(shape)}" fill-opacity=".35"` : plainPaint(shape, color(shape)),
    );
    return (
      `<defs><linearGradient id="${id('g')}" x2="0" y2="1"><stop stop-color="${hex(top)}"/><stop offset="1" stop-color="${hex(bottom)}"/></linearGradient>` +
      `<filter id="${id('f')}" x="-5%" y="-5%" width="112%" height="114%"><feOffset in="SourceAlpha" dx="${num(2.5 * scale)}" dy="${num(6 * scale)}"/><feComponentTransfer><feFuncA type="linear" slope=".2"/></feComponentTransfer><feMerge><feMergeNode/><feMergeNode in="SourceGraphic"/></feMerge></filter></defs>` +
      frameRect(size, `fill="url(#${id('g')})"`) +
      behind +
      paths(scene.scatter, id, (shape) => plainPaint(shape, color(shape))) +
      group(banner ? '' : `filter="url(#${id('f')})"`, group(`transform="${transformText(scene.place)}"`, solid))
    );
  },
};

/** Top, bottom and burst of a game's poster: a vivid ground, at times a pale or a dark one. */
function posterGround({ ground, tones }: Palette, choice: number): [Lch, Lch, Lch] {
  const { h } = ground.lit;
  const own = natural(h);
  if (choice < 0.3) return [lch(0.92, 0.07, h + 10), lch(0.78, 0.13, h - 10), lch(0.985, 0.03, h)];
  if (choice < 0.5) return [lch(0.3, 0.13, h), lch(0.5, 0.17, h + 45), lch(0.6, 0.17, h + 20)];
  if (choice < 0.62)
    return [lch(0.86, 0.15, tones.accent.h), lch(0.72, 0.17, tones.accent.h - 22), lch(0.95, 0.09, tones.accent.h)];
  return [shift(own, -0.02, 0.9), shift(own, -0.2, 0.85, -8), shift(own, 0.18, 0.6)];
}

/** A site's hero: the accent, its rays one step darker. */
function bannerGround({ ground }: Palette): [Lch, Lch, Lch] {
  const { h } = ground.lit;
  const light = h > 55 && h < 120 ? 0.06 : 0;
  return [lch(0.515 + light, 0.205, h), lch(0.515 + light, 0.205, h), lch(0.42 + light, 0.17, h)];
}
