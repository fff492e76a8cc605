import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { below, from, tokens } from '../../../engine/theme';

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

const grid = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', position: 'relative' });

/** Columns of like width stand 64 px apart with the rule in the middle; unlike ones carry the rule as an edge. */
export const columns = styleVariants({
  one: [grid],
  two: [grid, { '@media': { [desktop]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: 64 } } }],
  lead: [grid, { '@media': { [desktop]: { gridTemplateColumns: 'minmax(0, 7.35fr) minmax(0, 4.65fr)', columnGap: 64 } } }],
  three: [grid, { '@media': { [desktop]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', columnGap: 64 } } }],
  four: [grid, { '@media': { [from('tablet')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: 48 }, [from('desktopMedium')]: { gridTemplateColumns: '1.4fr 1.06fr 0.94fr 1.06fr' } } }],
});

/** A column: a rule before every one but the first, above it where they stand under each other. */
globalStyle(`${grid} > *`, { position: 'relative', minWidth: 0, paddingTop: 14 });
globalStyle(`${grid} > * + *::before`, { content: '', position: 'absolute', insetInlineStart: -32, insetBlock: '0 0', borderInlineStart: rule, '@media': { [below('desktop')]: { insetInlineStart: 0, insetBlock: '0 auto', width: '100%', borderInlineStart: 0, borderTop: rule } } });
globalStyle(`${columns.four.split(' ').at(-1) ?? ''} > * + *::before`, { '@media': { [from('tablet')]: { insetInlineStart: -24, insetBlock: '0 0', width: 'auto', borderTop: 0, borderInlineStart: rule } } });
globalStyle(`${columns.four.split(' ').at(-1) ?? ''} > :nth-child(odd)::before`, { '@media': { [`${from('tablet')} and ${below('desktopMedium')}`]: { display: 'none' } } });
