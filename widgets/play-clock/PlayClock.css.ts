import { style, styleVariants } from '@vanilla-extract/css';
import { tokens } from '../../engine/theme';

const { color, radius, shadow, size, stroke } = tokens;

const clock = style({
  boxSizing: 'border-box',
  display: 'inline-flex',
  flex: 'none',
  alignItems: 'center',
  gap: 6,
  minHeight: 32,
  color: color.text,
  fontSize: size.small,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: 1,
  textDecoration: 'none',
  ':hover': { textDecoration: 'underline' },
  ':focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: 2 },
});

export const places = styleVariants({
  /** Bottom left, across from what else floats, above a bar at the foot of the window. */
  corner: [
    clock,
    {
      position: 'fixed',
      insetBlockEnd: `calc(${tokens.frame.mobileBar} + 12px + env(safe-area-inset-bottom, 0px))`,
      insetInlineStart: 'calc(12px + env(safe-area-inset-left, 0px))',
      padding: '0 12px',
      border: `${stroke.control} solid ${color.edge}`,
      borderRadius: radius.control,
      background: color.surface,
      boxShadow: shadow.overlay,
    },
  ],
  /** In a bar over a game. */
  bar: [clock, { minHeight: 44 }],
});
