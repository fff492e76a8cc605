import { style } from '@vanilla-extract/css';
import { tokens } from './tokens.css';

const { color, motion, radius, shadow, stroke } = tokens;

/** A round button that floats over the page. */
export const floatingButton = style({
  display: 'grid',
  placeItems: 'center',
  boxSizing: 'border-box',
  width: 48,
  height: 48,
  padding: 0,
  border: `${stroke.control} solid ${color.edge}`,
  borderRadius: radius.round,
  background: color.surfaceRaised,
  color: color.text,
  textDecoration: 'none',
  boxShadow: shadow.overlay,
  cursor: 'pointer',
  transition: `background-color ${motion.duration} ${motion.easing}`,
  ':hover': { background: color.surfaceHigh },
  ':focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: 2 },
});
