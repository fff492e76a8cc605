import { style } from '@vanilla-extract/css';
import { tokens } from '../theme/tokens.css';

const fade = {
  transition: `opacity ${tokens.motion.duration} ${tokens.motion.easing}, transform ${tokens.motion.duration} ${tokens.motion.easing}`,
} as const;

export const backdrop = style({
  position: 'fixed',
  inset: 0,
  zIndex: 80,
  background: tokens.color.scrim,
  ...fade,
  selectors: { '&[data-starting-style], &[data-ending-style]': { opacity: 0 } },
});

export const dialog = style({
  position: 'fixed',
  insetBlockStart: '50%',
  insetInlineStart: '50%',
  zIndex: 81,
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: 14,
  rowGap: 8,
  width: 'min(440px, calc(100vw - 32px))',
  maxHeight: 'calc(100dvh - 32px)',
  padding: 24,
  overflowY: 'auto',
  transform: 'translate(-50%, -50%)',
  border: `${tokens.stroke.decor} solid ${tokens.color.edge}`,
  borderRadius: tokens.radius.large,
  background: tokens.color.surfaceRaised,
  color: tokens.color.text,
  boxShadow: tokens.shadow.overlay,
  ...fade,
  selectors: {
    '&[data-starting-style]': { opacity: 0, transform: 'translate(-50%, calc(-50% + 12px))' },
    '&[data-ending-style]': { opacity: 0 },
    '&:focus-visible': { outline: 'none' },
  },
});

export const sign = style({ color: tokens.color.bad });

export const title = style({
  alignSelf: 'center',
  margin: 0,
  fontFamily: tokens.font.display,
  fontSize: tokens.size.box,
  fontWeight: tokens.weight.heading,
  lineHeight: tokens.leading.heading,
  letterSpacing: tokens.tracking.heading,
});

export const text = style({ gridColumn: '1 / -1', display: 'grid', gap: 8, lineHeight: tokens.leading.body });

export const line = style({ margin: 0 });

export const close = style({ gridColumn: '1 / -1', justifySelf: 'end', minWidth: 120, marginBlockStart: 12 });
