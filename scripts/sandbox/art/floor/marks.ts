import { num } from '../path.ts';

/** Marks of SVG that the floor is drawn with; `idOf` makes ids that no other picture has. */
export interface Pen {
  readonly idOf: (name: string) => string;
  /** Definitions are collected here and written once. */
  readonly defs: string[];
}

/** An SVG path that is filled; `more` holds further attributes, as in all that follow. */
export const path = (d: string, fill: string, more = ''): string => `<path d="${d}" fill="${fill}"${more && ` ${more}`}/>`;
/** An SVG path that is drawn as a line with round ends or as `more` says. */
export const stroke = (d: string, color: string, width = 2, more = ''): string => `<path d="${d}" fill="none" stroke="${color}" stroke-width="${num(width)}"${more && ` ${more}`}/>`;
/** A circle around a point. */
export const disc = (x: number, y: number, r: number, fill: string, more = ''): string => `<circle cx="${num(x)}" cy="${num(y)}" r="${num(r)}" fill="${fill}"${more && ` ${more}`}/>`;
/** An ellipse around a point with its two radii. */
export const oval = (x: number, y: number, a: number, b: number, fill: string, more = ''): string => `<ellipse cx="${num(x)}" cy="${num(y)}" rx="${num(a)}" ry="${num(b)}" fill="${fill}"${more && ` ${more}`}/>`;
/** A rectangle from its upper left corner. */
export const slab = (x: number, y: number, w: number, h: number, fill: string, more = ''): string => `<rect x="${num(x)}" y="${num(y)}" width="${num(w)}" height="${num(h)}" fill="${fill}"${more && ` ${more}`}/>`;
/** What is inside, moved to a point. */
export const at = (x: number, y: number, inside: string, more = ''): string => `<g transform="translate(${num(x)} ${num(y)})${more && ` ${more}`}">${inside}</g>`;

/** A fill that runs from the first colour to the last, downwards or across. */
export function fade(pen: Pen, colors: readonly string[], isAcross = false): string {
  const id = pen.idOf(`l${pen.defs.length}`);
  const stops = colors.map((color, index) => `<stop offset="${num(index / (colors.length - 1))}" stop-color="${color}"/>`).join('');
  pen.defs.push(`<linearGradient id="${id}" x2="${isAcross ? 1 : 0}" y2="${isAcross ? 0 : 1}">${stops}</linearGradient>`);
  return `url(#${id})`;
}

/** A fill from a middle to its rim. */
export function bowl(pen: Pen, inner: string, outer: string, x = 0.5, y = 0.35, r = 0.8): string {
  const id = pen.idOf(`r${pen.defs.length}`);
  pen.defs.push(`<radialGradient id="${id}" cx="${x}" cy="${y}" r="${r}"><stop stop-color="${inner}"/><stop offset="1" stop-color="${outer}"/></radialGradient>`);
  return `url(#${id})`;
}

/** Light that fades out. */
export function glow(pen: Pen, x: number, y: number, r: number, color: string, strength = 0.7, ry = r): string {
  const id = pen.idOf(`g${pen.defs.length}`);
  const stops = [[0, strength], [0.35, strength * 0.42], [1, 0]].map(([offset = 0, opacity = 0]) => `<stop offset="${num(offset)}" stop-color="${color}" stop-opacity="${opacity.toFixed(2)}"/>`).join('');
  pen.defs.push(`<radialGradient id="${id}">${stops}</radialGradient>`);
  return oval(x, y, r, ry, `url(#${id})`);
}
