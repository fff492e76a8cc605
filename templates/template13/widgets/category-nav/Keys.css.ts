import { globalStyle, style } from '@vanilla-extract/css';
import { bareButton, startsInView, tokens } from '../../../../engine/theme';

const { color, size, stroke, weight } = tokens;
const rule = `${stroke.decor} solid ${color.line}`;

export const band = style({ display: 'flex', background: color.surface, color: color.onBand });
export const list = style({
  display: 'flex',
  flex: 1,
  minWidth: 0,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollbarWidth: 'none',
});
export const place = style({ flex: '1 0 auto' });
export const tab = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 4,
  boxSizing: 'border-box',
  height: 46,
  padding: '0 clamp(5px, .33vw, 10px)',
  borderInlineEnd: rule,
  borderBottom: rule,
  color: 'inherit',
  fontSize: size.small,
  fontWeight: weight.medium,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  selectors: {
    '&:hover': { background: color.surfaceHigh },
    '&[aria-current]': {
      ...startsInView,
      borderBottomColor: 'transparent',
      background: color.background,
      boxShadow: `inset 0 3px ${color.accent}`,
      color: color.accentText,
      fontWeight: weight.heading,
    },
    '&:focus-visible': { outlineOffset: -3 },
  },
});
/** Only where there is a keyboard. */
const keyboard = '(hover: hover) and (pointer: fine)';
export const key = style({
  color: color.textMuted,
  fontSize: size.tiny,
  fontWeight: weight.body,
  display: 'none',
  '@media': { [keyboard]: { display: 'inline' } },
});
globalStyle(`${band}[data-keys=off] ${key}`, { display: 'none' });
export const toggle = style({
  ...bareButton,
  display: 'none',
  flex: 'none',
  width: 46,
  borderBottom: rule,
  // A tab that goes on below it fades out before it.
  boxShadow: `-14px 0 12px ${color.surface}`,
  clipPath: 'inset(0 0 0 -32px)',
  color: color.textMuted,
  ':hover': { background: color.surfaceHigh, color: color.text },
  ':focus-visible': { outlineOffset: -3 },
  selectors: { '&[aria-pressed=true]': { color: color.accentText } },
  '@media': { [keyboard]: { display: 'grid', placeItems: 'center' } },
});
