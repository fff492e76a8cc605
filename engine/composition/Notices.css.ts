import { createVar, style, styleVariants } from '@vanilla-extract/css';
import { below } from '../theme/media';
import { barInset } from '../theme/stuck';
import { tokens } from '../theme/tokens.css';
import { bareButton } from '../theme/rules';

/** On the browser's top layer, where it can: the browser would set a popover in the middle, on a ground of its own. */
const place = {
  position: 'fixed',
  insetBlock: 'auto 24px',
  insetInline: 'auto 24px',
  zIndex: 90,
  width: 'min(400px, calc(100vw - 32px))',
  '@media': {
    [below('desktop')]: { insetInlineEnd: 16, insetBlockEnd: `calc(${barInset} + 16px + env(safe-area-inset-bottom))` },
  },
} as const;

/** The newest stands at the bottom, where the eye was called to. */
export const stack = style({
  ...place,
  margin: 0,
  padding: 0,
  overflow: 'visible',
  border: 0,
  background: 'none',
  display: 'flex',
  flexDirection: 'column-reverse',
  gap: 10,
  pointerEvents: 'none',
  ':focus-visible': { outline: 'none' },
});

const card = {
  margin: 0,
  padding: '14px 16px',
  border: `${tokens.stroke.decor} solid ${tokens.color.edge}`,
  borderRadius: tokens.radius.medium,
  background: tokens.color.surfaceRaised,
  color: tokens.color.text,
  boxShadow: tokens.shadow.overlay,
  fontSize: tokens.size.body,
  lineHeight: tokens.leading.body,
} as const;

/** What stands where the code of messages fails to load. */
export const plain = style({ ...place, ...card });

export const notice = style({
  ...card,
  display: 'flex',
  alignItems: 'flex-start',
  gap: 12,
  transform: 'translate(var(--toast-swipe-movement-x, 0), var(--toast-swipe-movement-y, 0))',
  transition: `opacity ${tokens.motion.duration} ${tokens.motion.easing}, transform ${tokens.motion.duration} ${tokens.motion.easing}`,
  pointerEvents: 'auto',
  selectors: {
    '&[data-starting-style]': { opacity: 0, transform: 'translateY(12px)' },
    '&[data-ending-style]': { opacity: 0 },
    '&[data-limited]': { display: 'none' },
    '&:focus-visible': { outline: `2px solid ${tokens.color.focus}`, outlineOffset: 2 },
  },
});

const tone = createVar();

export const sign = style({ marginBlockStart: 1, color: tone });

/** The tone of a message, at its edge and in its sign; the words carry the meaning. */
export const tones = styleVariants(
  { error: tokens.color.bad, warning: tokens.color.warn, success: tokens.color.ok },
  (color) => ({
    vars: { [tone]: color },
    borderInlineStart: `4px solid ${color}`,
  }),
);

export const title = style({ margin: 0, fontWeight: tokens.weight.strong });

export const text = style({ margin: 0, color: tokens.color.textMuted, whiteSpace: 'pre-line' });

export const close = style({
  ...bareButton,
  flex: 'none',
  width: 44,
  height: 44,
  marginBlock: -12,
  marginInlineStart: 'auto',
  marginInlineEnd: -14,
  borderRadius: tokens.radius.control,
  color: tokens.color.textMuted,
  ':hover': { color: tokens.color.text },
});
