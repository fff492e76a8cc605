import { globalStyle, style } from '@vanilla-extract/css';
import { below, from, inPairs, tokens } from '../../../../engine/theme';

const { color, font, radius, size, weight } = tokens;
const narrow = below('tablet');
/** What stands on the field takes its ink; a focus ring in the skin's light colour would be lost on it. */
const ink = color.onAccent;

export const footer = style({
  position: 'relative',
  overflow: 'hidden',
  containerType: 'inline-size',
  padding: '36px 40px 30px',
  background: color.accent,
  color: ink,
  vars: { [color.focus]: ink },
  '@media': { [narrow]: { padding: '28px 22px 24px' } },
});
export const top = style({
  display: 'grid',
  gap: 28,
  '@media': { [from('desktop')]: { gridTemplateColumns: 'minmax(0, 1fr) auto', gap: 40 } },
});
globalStyle(`${top} h2`, { maxWidth: '12em', fontSize: size.page, lineHeight: 1 });
globalStyle(`${top} h2:lang(ru)`, { fontSize: `min(${size.page}, 12cqi)` });
globalStyle(`${top} section > a`, {
  minHeight: 60,
  marginTop: 24,
  padding: '0 34px',
  borderRadius: 24,
  background: ink,
  color: color.third,
  fontSize: 18,
});
export const links = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, auto)',
  gap: '2px 56px',
  justifyContent: 'start',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': { [narrow]: { columnGap: 28, ...inPairs.list } },
});
globalStyle(`${links} > li`, { '@media': { [narrow]: inPairs.item } });
export const link = style({
  display: 'inline-flex',
  maxWidth: '100%',
  alignItems: 'center',
  minHeight: 32,
  color: 'inherit',
  fontSize: 17,
  fontWeight: weight.medium,
  textDecoration: 'none',
  ':hover': { textDecoration: 'underline', textUnderlineOffset: 4 },
  '@media': { '(pointer: coarse)': { minHeight: 44 } },
});
/** The upper part of the letters only: the rule below cuts them. An ornament, so its text is the sheet's. */
export const word = style({
  '::before': { content: 'attr(data-name)' },
  height: '.44em',
  margin: '30px 0 0 -.05em',
  overflow: 'hidden',
  color: `color-mix(in oklab, ${color.accent} 84%, ${ink})`,
  fontFamily: font.display,
  fontSize: 'min(43cqi, 600px)',
  fontWeight: weight.display,
  letterSpacing: '-.105em',
  lineHeight: 0.76,
  whiteSpace: 'nowrap',
  userSelect: 'none',
});
export const legal = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: 16,
  paddingTop: 18,
  borderTop: `2px solid ${ink}`,
  fontSize: size.small,
  fontWeight: weight.medium,
  lineHeight: 1.4,
  '@media': { [below('desktop')]: { flexWrap: 'wrap' } },
});
export const small = style({
  flex: '1 1 340px',
  minWidth: 0,
  maxWidth: '62em',
  '@media': { [below('desktop')]: { flexBasis: '100%' } },
});
globalStyle(`${small} > p`, { margin: 0 });
globalStyle(`${legal} > ul`, {
  margin: '0 0 0 auto',
  gap: 8,
  '@media': { [below('desktop')]: { marginInlineStart: 0 } },
});
export const mark = style({
  height: 28,
  border: 0,
  borderRadius: 9,
  background: `color-mix(in oklab, ${ink} 14%, transparent)`,
  color: ink,
});
export const age = style({
  padding: '5px 10px',
  border: `2px solid ${ink}`,
  borderRadius: radius.small,
  fontSize: 15,
  fontWeight: weight.display,
});
