import { globalStyle, style } from '@vanilla-extract/css';
import { below, covering, from, tokens } from '../../../../engine/theme';
import { breakpoints } from '../../template.json';

const { color, font, radius, size, stroke, tracking, weight } = tokens;
const edge = `${stroke.decor} solid ${color.line}`;
const [narrow, wide] = [below(breakpoints.template21Custom), from(breakpoints.template21Custom)];

export const list = style({
  display: 'grid',
  gridTemplateColumns: '1.25fr 1fr 1fr',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': {
    [narrow]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: 16 },
    [below('tablet')]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});
/** The shadow follows the slant. */
export const panel = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'flex-end',
  minHeight: 270,
  filter: `drop-shadow(6px 6px 0 ${color.line})`,
  '::before': { content: '', position: 'absolute', inset: 0, background: color.line },
  '@media': { [narrow]: { minHeight: 290 }, [below('tablet')]: { minHeight: 220 } },
});
export const picture = style({ ...covering, clipPath: `inset(${stroke.decor})` });

const cut = (start: number, end: number, by: number) =>
  `polygon(${start + by}px ${by}px, calc(100% - ${by}px) ${by}px, calc(100% - ${end + by}px) calc(100% - ${by}px), ${by}px calc(100% - ${by}px))`;
for (const [nth, start, end] of [
  ['3n + 1', 0, 36],
  ['3n + 2', 36, 36],
  ['3n', 36, 0],
] as const) {
  globalStyle(`${panel}:nth-child(${nth})`, { '@media': { [wide]: { marginInlineStart: start === 0 ? 0 : -22 } } });
  globalStyle(`${panel}:nth-child(${nth})::before`, { '@media': { [wide]: { clipPath: cut(start, end, 0) } } });
  globalStyle(`${panel}:nth-child(${nth}) > ${picture}`, { '@media': { [wide]: { clipPath: cut(start, end, 3.5) } } });
}

export const box = style({
  position: 'relative',
  maxWidth: 'min(310px, 100% - 76px)',
  margin: '20px 20px 18px',
  '@media': { [`${narrow} and ${from('tablet')}`]: { maxWidth: 'none', margin: 12 } },
  padding: '11px 16px',
  border: edge,
  borderRadius: radius.medium,
  background: color.surface,
  boxShadow: `4px 4px 0 ${color.line}`,
});
globalStyle(`${panel} + ${panel} > ${box}`, { '@media': { [wide]: { marginInlineStart: 34 } } });
export const title = style({
  margin: 0,
  fontFamily: font.display,
  fontSize: size.box,
  fontWeight: weight.display,
  letterSpacing: tracking.display,
  lineHeight: 1.05,
});
/** The whole panel is its target. */
export const link = style({ color: 'inherit', textDecoration: 'none', outline: 'none' });
globalStyle(`${panel} ${link}::after`, { content: '', position: 'absolute', inset: '-60px -20px -20px' });
globalStyle(`${panel}:has(${link}:focus-visible) > ${box}`, {
  outline: `${stroke.strong} solid ${color.focus}`,
  outlineOffset: 3,
});
export const text = style({ margin: '2px 0 0', fontSize: size.small, lineHeight: 1.4 });
