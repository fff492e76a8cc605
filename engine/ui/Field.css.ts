import { style, styleVariants } from '@vanilla-extract/css';
import { tokens } from '../theme/tokens.css';
import { bareButton } from '../theme/rules';

const { color, radius, size, stroke, weight } = tokens;

export const field = style({ display: 'grid', gap: 5, minWidth: 0, alignContent: 'start' });
export const labels = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: '2px 12px',
});
export const label = style({ fontSize: size.small, fontWeight: weight.medium });
export const box = style({ position: 'relative', display: 'flex', alignItems: 'center' });

export const control = style({
  width: '100%',
  minHeight: 44,
  padding: '0 12px',
  border: `${stroke.control} solid ${color.edge}`,
  borderRadius: radius.control,
  background: color.field,
  color: color.text,
  fontFamily: tokens.font.text,
  fontSize: 16,
  transition: `border-color ${tokens.motion.duration} ${tokens.motion.easing}`,
  selectors: {
    '&:hover:not(:disabled):not([aria-invalid])': { borderColor: color.text },
    '&:focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: 1 },
    '&[aria-invalid]': { borderColor: color.bad, boxShadow: `inset 0 0 0 1px ${color.bad}` },
    '&:read-only:not(select)': { color: color.textMuted },
  },
});

export const input = style([
  control,
  {
    selectors: {
      '&::placeholder': { color: color.textMuted, opacity: 1 },
      '&[data-has-start]': { paddingInlineStart: 40 },
      '&[data-has-end]': { paddingInlineEnd: 48 },
      // What a browser fills in keeps the site's colours.
      '&:autofill': {
        boxShadow: `inset 0 0 0 100px ${color.field}`,
        WebkitTextFillColor: color.text,
        caretColor: color.text,
      },
      '&:autofill[aria-invalid]': { boxShadow: `inset 0 0 0 1px ${color.bad}, inset 0 0 0 100px ${color.field}` },
    },
  },
]);

export const looks = styleVariants({
  line: {},
  figures: {
    minHeight: 56,
    fontFamily: tokens.font.figures,
    fontSize: 24,
    fontWeight: weight.strong,
    fontVariantNumeric: 'tabular-nums',
  },
  code: {
    minHeight: 56,
    paddingInlineStart: '0.72em',
    fontFamily: tokens.font.figures,
    fontSize: 26,
    fontWeight: weight.strong,
    fontVariantNumeric: 'tabular-nums',
    letterSpacing: '.42em',
  },
});

export const start = style({
  position: 'absolute',
  insetInlineStart: 12,
  minWidth: 20,
  color: color.textMuted,
  fontSize: 20,
  pointerEvents: 'none',
});
export const end = style({ position: 'absolute', insetInlineEnd: 4, display: 'flex' });

export const endButton = style({
  ...bareButton,
  width: 36,
  height: 36,
  borderRadius: radius.control,
  color: color.textMuted,
  ':hover': { color: color.text },
  ':focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: -2 },
});

export const hint = style({
  display: 'flex',
  gap: 6,
  minHeight: 20,
  margin: 0,
  color: color.textMuted,
  fontSize: size.small,
  lineHeight: '20px',
});
export const error = style([hint, { color: color.bad }]);
export const sign = style({ flex: 'none', marginTop: 2 });
