import { style } from '@vanilla-extract/css';
import { bareButton, below, hidden, tokens } from '../../engine/theme';

const { color, font, radius, size, stroke, weight } = tokens;
const narrow = below('tablet');
/** So small that a balance leaves no room for a name. */
const small = below('mobileWide');

export const bar = style({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  gap: 12,
  minHeight: 56,
  padding:
    'max(4px, env(safe-area-inset-top, 0px)) max(16px, env(safe-area-inset-right, 0px)) 4px max(16px, env(safe-area-inset-left, 0px))',
  borderBottom: `${stroke.decor} solid ${color.line}`,
  background: color.surface,
  '@media': {
    [narrow]: {
      gap: 6,
      minHeight: 52,
      paddingInline: 'max(8px, env(safe-area-inset-left, 0px)) max(8px, env(safe-area-inset-right, 0px))',
    },
  },
});

export const back = style({
  display: 'inline-flex',
  flex: 'none',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 8,
  minWidth: 44,
  minHeight: 44,
  color: color.text,
  fontWeight: weight.strong,
  textDecoration: 'none',
  ':hover': { color: color.accentText },
  '@media': { [small]: { marginInlineEnd: 'auto' } },
});
/** The words stay for screen readers where there is no room for them. */
export const words = style({ '@media': { [narrow]: hidden } });

export const money = style({ display: 'flex', flex: 'none', alignItems: 'center', gap: 10 });
export const name = style({
  flex: 1,
  minWidth: 0,
  margin: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontFamily: font.display,
  fontSize: size.lead,
  fontWeight: weight.heading,
  lineHeight: 1.25,
  '@media': { [narrow]: { fontSize: size.body }, [small]: { selectors: { [`&:has(~ ${money})`]: hidden } } },
});
export const studio = style({
  marginInlineStart: 10,
  color: color.textMuted,
  fontFamily: font.text,
  fontSize: size.small,
  fontWeight: weight.body,
  '@media': { [narrow]: { display: 'none' } },
});

export const demo = style({
  flex: 'none',
  padding: '3px 10px',
  borderRadius: radius.round,
  background: color.secondTint,
  color: color.text,
  fontSize: size.small,
  fontWeight: weight.strong,
});

export const balance = style({
  display: 'grid',
  justifyItems: 'end',
  fontWeight: weight.strong,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: 1.15,
});
export const label = style({ color: color.textMuted, fontSize: size.tiny, fontWeight: weight.body });
export const deposit = style({ '@media': { [narrow]: { minWidth: 44, padding: 0 } } });
export const plus = style({ display: 'none', '@media': { [narrow]: { display: 'block' } } });

export const tool = style({
  ...bareButton,
  flex: 'none',
  width: 44,
  height: 44,
  borderRadius: radius.control,
  color: color.text,
  ':hover': { background: color.surfaceHigh },
});
