import { createVar, globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { below, from, tokens } from '../../../../engine/theme';

const { color, space, stroke } = tokens;
const desktop = from('desktop');
const rule = `${stroke.decor} solid ${color.text}`;

export const section = style({
  position: 'relative',
  marginTop: space.section,
  borderTop: `${stroke.strong} solid ${color.text}`,
  paddingTop: 14,
  '::before': { content: '', position: 'absolute', insetInline: 0, top: 2, borderTop: rule },
});

export const surfaces = styleVariants({
  none: {},
  tint: { background: color.surfaceRaised },
  second: { background: color.secondTint },
  third: { background: color.thirdTint },
  accent: { background: color.accentTint },
});

const gap = createVar();
const grid = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  position: 'relative',
  vars: { [gap]: '40px' },
  '@media': { [desktop]: { columnGap: gap }, [from('desktopMedium')]: { vars: { [gap]: '64px' } } },
});

const fourColumns = style([
  grid,
  {
    '@media': {
      [from('tablet')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: gap, vars: { [gap]: '48px' } },
      [from('desktopMedium')]: { gridTemplateColumns: '1.4fr 1.06fr 0.94fr 1.06fr', vars: { [gap]: '48px' } },
    },
  },
]);

/** Columns stand apart with the rule in the middle of the gap. */
export const columns = {
  one: grid,
  two: style([grid, { '@media': { [desktop]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } } }]),
  lead: style([grid, { '@media': { [desktop]: { gridTemplateColumns: 'minmax(0, 7.35fr) minmax(0, 4.65fr)' } } }]),
  three: style([grid, { '@media': { [desktop]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } } }]),
  four: fourColumns,
} as const;

/**
 * A rule before every column but the first of a row; above it where columns stand under each other. The class stands
 * twice to outweigh the general rule.
 */
const four = fourColumns.split(' ')[0] ?? '';
const beside = {
  insetInlineStart: `calc(${gap} / -2)`,
  insetBlock: '0 0',
  width: 'auto',
  borderTop: 0,
  borderInlineStart: rule,
} as const;
const above = {
  insetInlineStart: 0,
  insetBlock: '0 auto',
  width: '100%',
  borderInlineStart: 0,
  borderTop: rule,
} as const;
globalStyle(`${grid} > *`, { position: 'relative', minWidth: 0, paddingTop: 14 });
globalStyle(`${grid} > * + *::before`, {
  content: '',
  position: 'absolute',
  ...beside,
  '@media': { [below('desktop')]: above },
});
globalStyle(`.${four}.${four} > * + *::before`, { '@media': { [from('tablet')]: beside } });
globalStyle(`.${four}.${four} > :nth-child(odd)::before`, {
  '@media': { [`${from('tablet')} and ${below('desktopMedium')}`]: above },
});
globalStyle(`.${four}.${four} > :nth-child(4)::after`, {
  content: '',
  position: 'absolute',
  insetInline: 0,
  top: 0,
  '@media': { [`${from('tablet')} and ${below('desktopMedium')}`]: { borderTop: rule } },
});
