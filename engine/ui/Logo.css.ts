import { style } from '@vanilla-extract/css';
import { tokens } from '../theme/tokens.css';

export const logo = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 10,
  color: 'inherit',
  fontFamily: tokens.font.display,
  fontWeight: tokens.weight.display,
  letterSpacing: tokens.tracking.heading,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
});

/** Where there is less room than it is wide, it is drawn smaller, not cut. */
export const picture = style({
  display: 'block',
  height: 28,
  width: 'auto',
  maxWidth: '100%',
  objectFit: 'contain',
  objectPosition: 'left',
});
