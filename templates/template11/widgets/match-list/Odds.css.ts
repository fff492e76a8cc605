import { style } from '@vanilla-extract/css';
import { stuckAside, tokens } from '../../../../engine/theme';

const { color, font, layout, radius, size, stroke, tracking, weight } = tokens;
const narrow = '(width < 520px)';

export const desk = style({
  minWidth: 0,
  borderRadius: radius.medium,
  background: color.surface,
  containerType: 'inline-size',
});
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  columnGap: 16,
  padding: '12px 14px 0',
  borderBottom: `${stroke.decor} solid ${color.line}`,
});
export const title = style({
  flex: '1 1 auto',
  margin: 0,
  paddingBottom: 8,
  fontFamily: font.display,
  fontSize: size.page,
  fontWeight: weight.display,
  letterSpacing: tracking.display,
  lineHeight: 1,
  // Whether both had room on one line would hang on the font that has come.
  '@container': { [narrow]: { flexBasis: '100%' } },
});
export const count = style({ marginInlineStart: 6, color: color.live, fontSize: 20, verticalAlign: 12 });
export const tabs = style({ display: 'flex' });
export const tab = style({
  minHeight: 44,
  padding: '0 12px',
  border: 0,
  background: 'none',
  color: color.textMuted,
  fontFamily: font.display,
  fontSize: 17,
  fontWeight: weight.strong,
  letterSpacing: '.015em',
  cursor: 'pointer',
  selectors: {
    '&:hover': { color: color.text },
    '&[aria-pressed="true"]': { color: color.text, boxShadow: `inset 0 -3px ${color.accent}` },
    '&:focus-visible': { outlineOffset: -3 },
  },
});
export const sports = style({
  display: 'flex',
  gap: 6,
  padding: '10px 14px',
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollbarWidth: 'none',
});
export const sport = style({
  display: 'flex',
  alignItems: 'center',
  gap: 6,
  flex: 'none',
  minHeight: 32,
  padding: '0 11px',
  border: 0,
  borderRadius: radius.control,
  background: color.surfaceHigh,
  color: color.text,
  fontWeight: weight.medium,
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: color.line },
    '&[aria-pressed="true"]': { background: color.band, color: color.onBand },
  },
  '@media': { '(pointer: coarse)': { minHeight: 44 } },
});
export const figure = style({ marginInlineStart: 3, fontWeight: weight.body });

const heads = style({
  display: 'grid',
  gap: 4,
  justifyContent: 'end',
  margin: 0,
  padding: '0 10px',
  background: color.surfaceRaised,
  color: color.textMuted,
  fontSize: size.tiny,
  lineHeight: '30px',
  textAlign: 'center',
});
/** As wide as the prices below. */
export const twoColumns = style([heads, { gridTemplateColumns: 'repeat(2, 64px)' }]);
export const threeColumns = style([
  heads,
  {
    gridTemplateColumns: 'repeat(3, 64px)',
    '@container': {
      '(width >= 720px)': { gridTemplateColumns: 'repeat(3, 92px)' },
      [narrow]: { gridTemplateColumns: 'repeat(3, 55px)', lineHeight: '24px' },
    },
  },
]);

/** Stays below the header while its matches pass. */
export const league = style({
  position: stuckAside,
  zIndex: 1,
  top: layout.header,
  display: 'flex',
  alignItems: 'center',
  gap: 9,
  minHeight: 34,
  margin: 0,
  padding: '0 14px',
  background: color.third,
  color: color.onThird,
  fontFamily: font.display,
  fontSize: 16,
  fontWeight: weight.strong,
  letterSpacing: '.02em',
});
export const flag = style({ flex: 'none', borderRadius: 2 });
export const leagueName = style({ minWidth: 0, paddingBlock: 4, overflowWrap: 'anywhere', lineHeight: 1.2 });
export const leagueCount = style({
  marginInlineStart: 'auto',
  color: color.onBandMuted,
  fontFamily: font.text,
  fontSize: size.small,
  fontWeight: weight.body,
  letterSpacing: 0,
});
export const lines = style({ margin: 0, padding: 0, listStyle: 'none' });
export const none = style({
  margin: 0,
  padding: '28px 14px',
  background: color.field,
  color: color.textMuted,
  textAlign: 'center',
});
