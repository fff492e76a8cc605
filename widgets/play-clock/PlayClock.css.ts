import { style, styleVariants } from '@vanilla-extract/css';
import { barInset, below, fixedBar, tokens } from '../../engine/theme';

const { color, radius, shadow, size, stroke } = tokens;

/** Above a bar at the foot of the window. */
const foot = `calc(${barInset} + 12px + env(safe-area-inset-bottom, 0px))`;

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
  /**
   * Bottom left, across from what else floats, above a bar at the foot of the window. On a small one it is a tab at the
   * window's edge and reads upwards: it lies in the margin, where no words and fields begin.
   */
  corner: [
    clock,
    {
      position: fixedBar,
      insetBlockEnd: foot,
      insetInlineStart: 'calc(12px + env(safe-area-inset-left, 0px))',
      padding: '0 12px',
      border: `${stroke.control} solid ${color.edge}`,
      borderRadius: radius.control,
      background: color.surface,
      boxShadow: shadow.overlay,
      '@media': {
        [below('desktop')]: {
          inset: `auto auto ${foot} env(safe-area-inset-left, 0px)`,
          justifyContent: 'center',
          gap: 4,
          width: 24,
          minHeight: 60,
          // Turned over, its left is what a reader sees at the right: there a finger finds more than an eye.
          rotate: '180deg',
          padding: '6px 0',
          border: 'solid transparent',
          borderWidth: '0 0 0 8px',
          borderRadius: `calc(${radius.small} + 8px) 0 0 calc(${radius.small} + 8px)`,
          backgroundClip: 'padding-box',
          boxShadow: `inset 0 0 0 1px ${color.edge}`,
          fontSize: size.tiny,
          writingMode: 'vertical-rl',
        },
      },
    },
  ],
  /** In a bar over a game. */
  bar: [clock, { minHeight: 44 }],
});
