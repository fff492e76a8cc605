import { hex, lch } from '../color.ts';
import { transformText } from '../matrix.ts';
import { circlePath, num } from '../path.ts';
import { frameRect, group, isBanner, paths, plainPaint, tone, type Renderer } from '../scene.ts';
import type { Lch, Shape } from '../types.ts';

/** A film poster: one light low in the sky, everything before it dark, only metal and glow catch the light. */
export const keyart: Renderer = {
  name: 'keyart',
  staging: {
    stances: [
      { zoom: 0.98, x: 0.5, y: 0.44, tilt: 3 },
      { zoom: 1.06, x: 0.48, y: 0.45, tilt: 4 },
      { zoom: 0.92, x: 0.52, y: 0.42, tilt: 5 },
    ],
  },
  paint: (scene) => {
    const { palette, size, focus, id } = scene;
    const { h } = palette.ground.lit;
    const light = lch(0.86, 0.12, 78);
    const unit = Math.min(size.width, size.height);
    const color = (shape: Shape): string => hex(evening(tone(palette, shape.role), shape.role.startsWith('accent'), h));
    const paint = (shape: Shape): string | undefined => {
      if (shape.role === 'shine') return `fill="${hex(light)}" fill-opacity=".55"`;
      if (shape.role === 'glow') return `fill="${hex(light)}" fill-opacity=".3"`;
      return plainPaint(shape, color(shape));
    };
    return (
      `<defs><linearGradient id="${id('g')}" x2="0" y2="1"><stop stop-color="${hex(lch(0.16, 0.04, h))}"/><stop offset=".62" stop-color="${hex(lch(0.5, 0.12, h))}"/><stop offset="1" stop-color="${hex(lch(0.12, 0.03, h))}"/></linearGradient>` +
      `<radialGradient id="${id('h')}"><stop stop-color="${hex(light)}"/><stop offset=".3" stop-color="${hex(lch(0.78, 0.13, 66))}" stop-opacity=".8"/><stop offset="1" stop-color="${hex(lch(0.5, 0.12, h))}" stop-opacity="0"/></radialGradient>` +
      `<linearGradient id="${id('b')}" x2="0" y2="1"><stop offset=".6" stop-opacity="0"/><stop offset="1" stop-opacity=".75"/></linearGradient></defs>` +
      frameRect(size, `fill="url(#${id('g')})"`) +
      `<path d="${circlePath(focus.x, focus.y, unit * 0.68)}" fill="url(#${id('h')})"/>` +
      paths(scene.scatter, id, (shape) =>
        shape.role === 'shine' || shape.role.startsWith('accent')
          ? `fill="${hex(light)}" fill-opacity=".4"`
          : undefined,
      ) +
      group(`transform="${transformText(scene.place)}" stroke-width="${num(1)}"`, paths(scene.subject, id, paint)) +
      (isBanner(scene) ? '' : frameRect(size, `fill="url(#${id('b')})"`))
    );
  },
};

/**
 * A colour as it looks against the light: deeper than by day; what is white takes the light's own warmth, what is black
 * the sky's hue.
 */
function evening(color: Lch, isMetal: boolean, hue: number): Lch {
  if (isMetal) return lch(color.l * 0.92, color.c, color.h - 6);
  if (color.c <= 0.05) return lch(0.1 + color.l * 0.76, color.l > 0.5 ? 0.05 : 0.04, color.l > 0.5 ? 74 : hue);
  return lch(0.1 + color.l * 0.62, Math.min(0.17, color.c * 0.95), color.h);
}
