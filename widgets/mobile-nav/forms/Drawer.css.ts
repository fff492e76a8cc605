import { keyframes, style } from '@vanilla-extract/css';
import { bareButton, tokens } from '../../../engine/theme';

const { color, font, motion, size, space, stroke, weight } = tokens;
const slide = keyframes({ from: { transform: 'translateX(-24px)', opacity: 0 } });

export const opener = style({
  ...bareButton,
  flex: 'none',
  width: 44,
  height: 44,
  marginInlineStart: -10,
  color: color.text,
});

export const drawer = style({
  position: 'fixed',
  inset: '0 auto 0 0',
  boxSizing: 'border-box',
  width: 'min(88vw, 360px)',
  height: '100dvh',
  maxHeight: 'none',
  margin: 0,
  padding: `14px ${space.gutter} 40px`,
  border: 0,
  borderInlineEnd: `${stroke.decor} solid ${color.edge}`,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  background: color.surfaceRaised,
  color: color.text,
  selectors: {
    '&::backdrop': { background: color.scrim },
    '&:is(:popover-open, [data-open])': { animation: `${slide} ${motion.duration} ${motion.easing}` },
  },
  '@media': {
    '(prefers-reduced-motion: reduce)': { selectors: { '&:is(:popover-open, [data-open])': { animation: 'none' } } },
  },
});

export const head = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  borderBottom: `${stroke.strong} solid ${color.text}`,
  paddingBottom: 8,
});

export const title = style({
  fontFamily: font.display,
  fontWeight: weight.display,
  fontSize: size.box,
  letterSpacing: tokens.tracking.heading,
  lineHeight: 1,
});
export const close = style([opener, { marginInline: '0 -12px' }]);

export const extras = style({
  display: 'grid',
  gap: 4,
  paddingBlock: 10,
  borderBottom: `${stroke.decor} solid ${color.text}`,
  selectors: { '&:empty': { display: 'none' } },
});

export const index = style({ margin: 0, padding: '8px 0', listStyle: 'none' });
export const links = style([index, { borderTop: `${stroke.decor} solid ${color.text}` }]);

export const entry = style({
  display: 'flex',
  alignItems: 'baseline',
  gap: 8,
  paddingBlock: 11,
  fontFamily: font.display,
  fontSize: size.lead,
  fontWeight: weight.medium,
  lineHeight: 1.1,
  color: color.text,
  textDecoration: 'none',
  ':hover': { color: color.accentText },
  selectors: { '&[aria-current="page"]': { color: color.accentText, fontWeight: weight.display } },
});

export const name = style({ minWidth: 0 });
export const dots = style({
  flex: '1 1 20px',
  borderBottom: `2px dotted ${color.textMuted}`,
  transform: 'translateY(-4px)',
});
export const count = style({
  fontFamily: font.text,
  fontSize: size.body,
  fontWeight: weight.body,
  color: color.textMuted,
});
