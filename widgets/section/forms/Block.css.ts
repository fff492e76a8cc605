import { createVar, globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { below, from, tokens } from '../../../engine/theme';

const fill = createVar();

const base = style({
  position: 'relative',
  gridColumn: '1 / -1',
  padding: `${tokens.space.section} max(${tokens.space.gutter}, (100% - ${tokens.layout.container}) / 2)`,
});

/** A row of half discs, 48 px each, along both edges; they stand outside the block, on its neighbour's ground. */
const halfDiscs = `radial-gradient(circle at 24px 0, ${tokens.color.text} 23.5px, transparent 24px) 50% 0 / 48px 24px repeat-x`;
const edge = {
  content: '',
  position: 'absolute',
  zIndex: 1,
  insetInline: 0,
  height: 24,
  background: fill,
  mask: halfDiscs,
  pointerEvents: 'none',
} as const;

const coloured = style([
  base,
  {
    margin: '24px 0',
    background: fill,
    '::before': { ...edge, bottom: '100%', transform: 'scaleY(-1)' },
    '::after': { ...edge, top: '100%' },
  },
]);

const sunburst = `repeating-conic-gradient(at 50% calc(100% - 12px), ${fill} 0 7.3deg, color-mix(in oklab, ${fill} 80%, ${tokens.color.surface}) 7.5deg 14.8deg, ${fill} 15deg)`;

export const block = styleVariants({
  none: [base],
  tint: [coloured, { vars: { [fill]: tokens.color.secondTint } }],
  second: [coloured, { vars: { [fill]: tokens.color.second }, color: tokens.color.onSecond }],
  third: [
    coloured,
    {
      vars: { [fill]: tokens.color.third },
      color: tokens.color.onThird,
      background: sunburst,
      '@media': {
        [from('tablet')]: { background: sunburst.replace('12px', '80px') },
        [from('desktop')]: {
          background: sunburst.replace('50% calc(100% - 12px)', 'calc(50% + 172px) calc(100% - 70px)'),
        },
        [from('desktopMedium')]: {
          background: sunburst.replace('50% calc(100% - 12px)', 'calc(50% + 220px) calc(100% - 92px)'),
        },
      },
    },
  ],
  accent: [
    coloured,
    {
      vars: {
        [fill]: tokens.color.accentDeep,
        [tokens.color.focus]: tokens.color.onAccentDeep,
        [tokens.color.accentText]: tokens.color.onAccentDeep,
        [tokens.color.textFaint]: tokens.color.onAccentDeep,
      },
      color: tokens.color.onAccentDeep,
    },
  ],
});

/** Two blocks that touch share a straight edge. */
globalStyle(`${coloured} + ${coloured}`, { marginTop: -24 });
globalStyle(`${coloured} + ${coloured}::before`, { display: 'none' });
globalStyle(`${coloured}:has(+ ${coloured})::after`, { display: 'none' });

const grid = style({
  display: 'grid',
  gap: 40,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [below('tablet')]: { gap: 34 } },
});

export const columns = styleVariants({
  one: [grid],
  two: [grid, { '@media': { [from('desktop')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } } }],
  lead: [
    grid,
    { '@media': { [from('desktop')]: { gridTemplateColumns: `minmax(0, 1fr) min(${tokens.layout.aside}, 32%)` } } },
  ],
  three: [grid, { '@media': { [from('tablet')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } } }],
  four: [
    grid,
    {
      '@media': {
        [from('tablet')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
        [from('desktop')]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
      },
    },
  ],
});

/** With a heading the first column introduces what stands beside it over both rows. */
globalStyle(`${columns.two}[data-heading]`, {
  rowGap: 20,
  '@media': {
    [from('desktop')]: {
      columnGap: 24,
      gridTemplateColumns: 'minmax(0, 320px) minmax(0, 1fr)',
      gridTemplateRows: 'auto 1fr',
    },
    [from('desktopMedium')]: { columnGap: 40, gridTemplateColumns: 'minmax(0, 400px) minmax(0, 1fr)' },
  },
});
globalStyle(`${columns.two}[data-heading] > :nth-child(n + 3)`, {
  '@media': { [from('desktop')]: { gridColumn: 2, gridRow: '1 / span 2', alignSelf: 'end' } },
});

export const heading = style({ minWidth: 0 });
export const title = style({
  margin: 0,
  fontFamily: tokens.font.display,
  fontSize: tokens.size.page,
  fontWeight: tokens.weight.heading,
  letterSpacing: tokens.tracking.heading,
  lineHeight: tokens.leading.heading,
});
export const note = style({ maxWidth: '24em', margin: '12px 0 0', fontSize: 17 });
export const link = style({
  display: 'inline-block',
  marginTop: 8,
  paddingBlock: 6,
  color: tokens.color.accentText,
  fontSize: 17,
  fontWeight: tokens.weight.heading,
});
