import { globalStyle } from '@vanilla-extract/css';
import { burst as star } from './burst';
import { tokens } from './tokens.css';

const { color } = tokens;
const behind = { content: '', position: 'absolute', zIndex: -1, inset: 0, background: color.line } as const;

/**
 * Lettering with an outline in the colour of lines, for large words on rays and pictures; rules to spread into a style.
 */
export const lettering = {
  paintOrder: 'stroke fill',
  WebkitTextStroke: `.1em ${color.line}`,
  textShadow: `.06em .06em 0 ${color.line}`,
} as const;

/** Rays of two shades of `tone` from the point `at`, as a background: every second one leans towards `other`. */
export function rays(at: string, tone: string, other: string): string {
  return `repeating-conic-gradient(at ${at}, ${tone} 0 7deg, color-mix(in oklab, ${tone} 90%, ${other}) 7.2deg 14deg)`;
}

/**
 * What `selector` finds is a panel on `ground` with a slanted end, an edge of 3 px and a hard shadow; its words are not
 * clipped.
 */
export function panel(selector: string, ground: string): void {
  const slant = (by: number) => `polygon(0 0, 100% 0, calc(100% - ${by}px) 100%, 0 100%)`;
  globalStyle(selector, {
    position: 'relative',
    isolation: 'isolate',
    filter: `drop-shadow(5px 5px 0 ${color.line})`,
    boxSizing: 'border-box',
  });
  globalStyle(`${selector}::before`, { ...behind, clipPath: slant(26) });
  globalStyle(`${selector}::after`, { ...behind, inset: 3, background: ground, clipPath: slant(24) });
}

/**
 * What `selector` finds lies on a burst in `tone` with an edge of ink; it is positioned and isolated by its own rules.
 */
export function burst(selector: string, tone: string): void {
  const clipPath = star(12, 0.74);
  globalStyle(`${selector}::before`, { ...behind, clipPath });
  globalStyle(`${selector}::after`, { ...behind, inset: 4, translate: '-1.5px -1.5px', background: tone, clipPath });
}
