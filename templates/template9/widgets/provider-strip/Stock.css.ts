import { style } from '@vanilla-extract/css';
import { below, from, tokens } from '../../../../engine/theme';

const { color, size, space, stroke, weight } = tokens;
const rule = `${stroke.decor} solid ${color.line}`;
const narrow = below('desktop');

export const row = style({
  display: 'grid',
  gridTemplateColumns: '150px minmax(0, 1fr)',
  marginInline: `calc(-1 * ${space.gutter})`,
  paddingInline: space.gutter,
  borderBottom: rule,
  '@media': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)', paddingBlock: '16px 8px' } },
});
export const title = style({
  alignSelf: 'center',
  margin: 0,
  fontSize: size.body,
  fontWeight: weight.strong,
  lineHeight: 1.25,
  '@media': { [from('desktop')]: { paddingInlineEnd: 20 } },
});
export const total = style({
  fontWeight: weight.strong,
  '@media': { [from('desktop')]: { display: 'block', fontSize: size.section, fontWeight: weight.heading } },
});
export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(8, minmax(0, 1fr))',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': {
    [below('desktopMedium')]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
    [below('tablet')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
});
export const place = style({ minWidth: 0, '@media': { [from('desktop')]: { borderInlineStart: rule } } });
export const link = style({
  display: 'grid',
  placeItems: 'center',
  height: 92,
  padding: '0 10px',
  color: color.text,
  textDecoration: 'none',
  ':hover': { background: color.surfaceRaised },
  ':focus-visible': { outlineOffset: -3 },
  '@media': { [narrow]: { height: 60 } },
});
