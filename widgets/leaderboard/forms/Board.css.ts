import { globalStyle, style } from '@vanilla-extract/css';
import { barInset, below, from, stuckAside, tokens } from '../../../engine/theme';

const { color, font, radius, size, stroke, weight } = tokens;

/** Where the table is a list, a row begins with its place, beside both of its lines. */
export const standings = style({});
globalStyle(`${standings} tbody > tr`, {
  '@container': {
    '(width < 700px)': {
      gridTemplateColumns: '2.2em minmax(0, 1fr) auto',
      gridTemplateAreas: '"meta main amount" "meta main state"',
      alignItems: 'center',
    },
  },
});

/** On phones the time has a line of its own, however short the title is: a font that comes late moves neither. */
export const head = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: '4px 20px',
  marginBlockEnd: 12,
  '@media': { [below('tablet')]: { flexDirection: 'column' } },
});
export const title = style({
  margin: 0,
  fontFamily: font.display,
  fontSize: size.section,
  fontWeight: weight.heading,
  lineHeight: tokens.leading.heading,
});
/** As wide before the time is known as after, so that it takes no second line then. */
export const time = style({
  minInlineSize: '18ch',
  margin: 0,
  color: color.textMuted,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [from('tablet')]: { textAlign: 'end' } },
});
export const place = style({ color: color.textMuted, fontVariantNumeric: 'tabular-nums' });
export const medal = style({
  color: color.figure,
  fontFamily: font.figures,
  fontSize: size.box,
  fontWeight: weight.heading,
});
export const player = style({ overflowWrap: 'anywhere', fontWeight: weight.strong });
/** In a table the head of the column names them, on a phone they name themselves. */
export const points = style({
  fontVariantNumeric: 'tabular-nums',
  '@media': { [below('tablet')]: { display: 'none' } },
});
export const pointsInWords = style({
  fontVariantNumeric: 'tabular-nums',
  '@media': { [from('tablet')]: { display: 'none' } },
});
export const own = style({
  position: stuckAside,
  // Above what floats at the foot of the window.
  insetBlockEnd: `calc(${barInset} + 84px + env(safe-area-inset-bottom, 0px))`,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 18px',
  margin: '12px 0 0',
  padding: '14px 16px',
  border: `${stroke.control} solid ${color.accentText}`,
  borderRadius: radius.medium,
  background: color.accentTint,
  fontVariantNumeric: 'tabular-nums',
});
export const gap = style({ marginInlineStart: 'auto', color: color.textMuted, fontSize: size.small });
export const note = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 14,
  margin: '16px 0 0',
  color: color.textMuted,
});
