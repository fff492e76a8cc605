import { style } from '@vanilla-extract/css';
import { below, tokens } from '../../../../engine/theme';

const { color, size, space, stroke, weight } = tokens;
const rule = `${stroke.decor} solid ${color.line}`;
const narrow = below('tablet');

export const lines = style({ margin: 0, padding: 0, listStyle: 'none' });
export const line = style({
  display: 'grid',
  gridTemplateColumns: '120px minmax(0, 1fr) auto',
  minHeight: 54,
  paddingInlineStart: space.inside,
  selectors: { '& + &': { borderTop: rule } },
  '@media': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
});
export const when = style({
  alignSelf: 'center',
  margin: 0,
  color: color.textMuted,
  fontSize: size.small,
  '@media': { [narrow]: { alignSelf: 'end', paddingTop: 7, fontSize: size.tiny, lineHeight: 1.3 } },
});
export const live = style({ color: color.live, fontWeight: weight.strong });
export const sides = style({
  alignSelf: 'center',
  minWidth: 0,
  margin: 0,
  paddingInlineEnd: 8,
  fontWeight: weight.strong,
  overflowWrap: 'anywhere',
  '@media': { [narrow]: { gridColumn: 1, alignSelf: 'start', paddingBottom: 7, lineHeight: 1.3 } },
});
export const odds = style({
  display: 'grid',
  gridAutoColumns: 96,
  gridAutoFlow: 'column',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': { [narrow]: { gridArea: '1 / 2 / 3 / 3', gridAutoColumns: 58 } },
});
export const price = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignContent: 'center',
  alignItems: 'center',
  justifyContent: 'space-between',
  boxSizing: 'border-box',
  height: '100%',
  padding: '0 12px',
  borderInlineStart: rule,
  color: color.text,
  fontWeight: weight.heading,
  textDecoration: 'none',
  selectors: {
    '&:hover': { background: color.accent, color: color.onAccent },
    '&:focus-visible': { outlineOffset: -3 },
  },
  '@media': { [narrow]: { flexDirection: 'column', justifyContent: 'center', flexWrap: 'nowrap', padding: 0 } },
});
export const outcome = style({
  color: color.textMuted,
  fontSize: size.tiny,
  fontWeight: weight.body,
  selectors: { [`${price}:hover &`]: { color: 'inherit' } },
});
