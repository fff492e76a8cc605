import { style } from '@vanilla-extract/css';
import { bareButton, barInset, below, fixedBar, from, tokens } from '../../../../engine/theme';

const { color, font, radius, size, stroke, tracking, weight } = tokens;
const phone = below('tablet');

export const slip = style({ minWidth: 0, paddingBottom: 10, '@media': { [phone]: { paddingBottom: 0 } } });
const shut = style([
  slip,
  {
    '@media': {
      [phone]: {
        position: fixedBar,
        zIndex: 29,
        insetInline: 0,
        bottom: `calc(${barInset} + env(safe-area-inset-bottom, 0px))`,
        display: 'flex',
        flexDirection: 'column',
        maxHeight: '70dvh',
        borderTop: `${stroke.decor} solid ${color.accentText}`,
      },
    },
  },
]);
export const openSlip = style([shut]);
export const foldedSlip = style([shut]);
export const head = style({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  minHeight: 46,
  padding: '0 14px',
  borderRadius: `${radius.medium} ${radius.medium} 0 0`,
  background: color.band,
  color: color.onBand,
  '@media': { [phone]: { paddingInlineEnd: 4, borderRadius: 0 } },
});
export const title = style({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  margin: 0,
  fontFamily: font.display,
  fontSize: size.box,
  fontWeight: weight.display,
  letterSpacing: tracking.heading,
  lineHeight: 1,
});
export const count = style({
  minWidth: 9,
  padding: '0 7px',
  borderRadius: radius.control,
  background: color.onAccentDeep,
  color: color.accentDeep,
  fontSize: 16,
  lineHeight: '22px',
  textAlign: 'center',
});
export const clear = style({
  minHeight: 44,
  marginInlineStart: 'auto',
  padding: 0,
  border: 0,
  background: 'none',
  color: color.onBandMuted,
  fontSize: size.small,
  fontWeight: weight.medium,
  cursor: 'pointer',
  ':hover': { color: color.onBand, textDecoration: 'underline' },
});
export const unfold = style({
  ...bareButton,
  width: 44,
  height: 44,
  color: color.onBand,
  selectors: { '&[aria-expanded="false"]': { rotate: '180deg' } },
  '@media': { [from('tablet')]: { display: 'none' } },
});
/** Torn off: teeth of the paper's colour along the lower edge. */
export const paper = style({
  position: 'relative',
  background: color.field,
  '::after': {
    content: '',
    position: 'absolute',
    insetInline: 0,
    top: '100%',
    height: 10,
    background: `linear-gradient(135deg, ${color.field} 50%, transparent 50%) 0 0 / 14px 10px, linear-gradient(225deg, ${color.field} 50%, transparent 50%) 0 0 / 14px 10px`,
  },
  '@media': {
    [phone]: { minHeight: 0, overflowY: 'auto', overscrollBehavior: 'contain', '::after': { display: 'none' } },
  },
  selectors: { [`${foldedSlip} > &`]: { '@media': { [phone]: { display: 'none' } } } },
});
export const none = style({
  margin: 0,
  padding: '22px 14px',
  color: color.textMuted,
  fontWeight: weight.body,
  textAlign: 'center',
});
export const list = style({ margin: 0, padding: 0, listStyle: 'none' });
export const entry = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'start',
  columnGap: 12,
  padding: '12px 8px 8px 14px',
  borderBottom: `${stroke.decor} dashed ${color.edge}`,
});
export const pick = style({ fontSize: 15, fontWeight: weight.strong, overflowWrap: 'anywhere' });
export const price = style({
  paddingInlineEnd: 6,
  color: color.accentText,
  fontFamily: font.figures,
  fontSize: 20,
  fontWeight: weight.display,
  lineHeight: 1.1,
  textAlign: 'end',
});
export const match = style({
  color: color.textMuted,
  fontSize: size.small,
  fontWeight: weight.body,
  lineHeight: '18px',
  overflowWrap: 'anywhere',
});
export const remove = style({
  ...bareButton,
  justifySelf: 'end',
  width: 32,
  height: 32,
  borderRadius: radius.control,
  color: color.textMuted,
  ':hover': { background: color.surfaceHigh, color: color.text },
  '@media': { '(pointer: coarse)': { width: 44, height: 44 } },
});
export const total = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: 12,
  margin: 0,
  padding: '12px 14px 0',
  color: color.textMuted,
});
export const figure = style({
  color: color.text,
  fontFamily: font.figures,
  fontSize: size.jackpot,
  fontWeight: weight.display,
  letterSpacing: '-.01em',
  lineHeight: 1.1,
});
export const kept = style({
  margin: 0,
  padding: '10px 14px 14px',
  color: color.textMuted,
  fontSize: size.small,
  fontWeight: weight.body,
});
