import { hex, lch } from '../color.ts';
import { transformText } from '../matrix.ts';
import { num } from '../path.ts';
import { patternElements } from '../patterns.ts';
import { frameRect, group, isBody, keyWidth, paths, tone, type Renderer } from '../scene.ts';
import type { Lch, Shape } from '../types.ts';

/** Glass tubes on a dark wall: every form is its outline, and the outlines glow. */
export const neon: Renderer = {
  name: 'neon',
  paint: (scene) => {
    const { palette, size, focus, id } = scene;
    const { h } = palette.ground.lit;
    const wall = lch(0.16, 0.045, h);
    const tube = keyWidth(scene, 4.2);
    const lit = (shape: Shape): string => hex(bright(tone(palette, shape.role)));
    const tubes = paths(scene.subject, id, (shape) => {
      if (shape.role === 'shade') return undefined;
      if (shape.role === 'glow') return `fill="${lit(shape)}" fill-opacity=".14"`;
      if (shape.line !== undefined)
        return shape.role === 'ink'
          ? undefined
          : `fill="none" stroke="${shape.role === 'shine' ? '#fff' : lit(shape)}" stroke-width="${num(Math.min(shape.line, tube))}"`;
      if (shape.role === 'shine') return (shape.opacity ?? 1) > 0.45 ? 'fill="#fff" fill-opacity=".5"' : undefined;
      if (shape.role === 'ink' || shape.role === 'inkSoft')
        return `fill="${hex(wall)}" stroke="${hex(lch(0.5, 0.1, h))}" stroke-width="${num(tube * 0.45)}"`;
      if (!isBody(shape) && shape.role !== 'hair')
        return `fill="${lit(shape)}" fill-opacity="${shape.bleed ? '.2' : '.45'}"`;
      return `fill="${hex(glass(tone(palette, shape.role), shape.role.endsWith('Light') ? 0.41 : 0.33, h))}" stroke="${lit(shape)}" stroke-width="${num(tube)}"`;
    });
    const blur = (deviation: number): string => num(deviation * Math.hypot(scene.place[0], scene.place[1]));
    return (
      `<defs><radialGradient id="${id('g')}" cx="${num(focus.x / size.width)}" cy="${num(focus.y / size.height)}" r=".75"><stop stop-color="${hex(lch(0.3, 0.12, h))}"/><stop offset="1" stop-color="${hex(lch(0.1, 0.03, h))}"/></radialGradient>` +
      `<filter id="${id('f')}" x="-15%" y="-15%" width="130%" height="130%"><feGaussianBlur stdDeviation="${blur(4)}" result="a"/><feGaussianBlur in="SourceGraphic" stdDeviation="${blur(11)}"/><feMerge><feMergeNode/><feMergeNode in="a"/><feMergeNode in="SourceGraphic"/></feMerge></filter></defs>` +
      frameRect(size, `fill="url(#${id('g')})"`) +
      patternElements(scene, hex(lch(0.72, 0.19, h)), 0.8) +
      group(
        `filter="url(#${id('f')})"`,
        paths(scene.scatter, id, (shape) =>
          shape.role === 'shine' || shape.role.endsWith('Shade')
            ? undefined
            : `fill="none" stroke="${lit(shape)}" stroke-width="${num(Math.min(size.width, size.height) * 0.008)}"`,
        ) + group(`transform="${transformText(scene.place)}"`, tubes),
      )
    );
  },
};

/** The colour as a gas discharge shows it. */
function bright({ l, c, h }: Lch): Lch {
  return c < 0.05 ? lch(Math.max(0.88, l), c, h) : lch(0.8, Math.max(0.17, c), h);
}

/** What is behind a tube, lit by it; behind white tubes the wall. */
function glass({ c, h }: Lch, l: number, wall: number): Lch {
  return c < 0.05 ? lch(l, 0.055, wall) : lch(l, 0.125, h);
}
