import { keyframes, style } from '@vanilla-extract/css';
import { tokens } from '../theme/tokens.css';

const { easing, duration } = tokens.motion;
const appear = keyframes({ from: { opacity: 0 } });

/** The whole window on the browser's top layer, above an open modal. It goes as it came. */
export const frame = style({
  boxSizing: 'border-box',
  width: '100%',
  maxWidth: 'none',
  height: '100%',
  maxHeight: 'none',
  margin: 0,
  padding: 16,
  overflow: 'hidden',
  border: 0,
  background: 'none',
  color: tokens.color.text,
  opacity: 0,
  pointerEvents: 'none',
  transition: `opacity ${duration} ${easing}, overlay ${duration} allow-discrete, display ${duration} allow-discrete`,
  selectors: {
    '&[open]': {
      display: 'grid',
      placeItems: 'center',
      opacity: 1,
      pointerEvents: 'auto',
      animation: `${appear} ${duration} ${easing}`,
    },
    '&::backdrop': {
      background: 'none',
      transition: `background-color ${duration}, overlay ${duration} allow-discrete, display ${duration} allow-discrete`,
    },
    '&[open]::backdrop': { background: tokens.color.scrim, animation: `${appear} ${duration}` },
  },
});

export const panel = style({
  boxSizing: 'border-box',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: 14,
  rowGap: 8,
  width: 'min(440px, 100%)',
  maxHeight: '100%',
  padding: 24,
  overflowY: 'auto',
  border: `${tokens.stroke.decor} solid ${tokens.color.edge}`,
  borderRadius: tokens.radius.large,
  background: tokens.color.surfaceRaised,
  boxShadow: tokens.shadow.overlay,
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

export const text = style({
  whiteSpace: 'pre-line',
  gridColumn: '1 / -1',
  display: 'grid',
  gap: 8,
  lineHeight: tokens.leading.body,
});

export const line = style({ margin: 0 });

export const close = style({ gridColumn: '1 / -1', justifySelf: 'end', minWidth: 120, marginBlockStart: 12 });
