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

export const picture = style({ display: 'block', height: 28, width: 'auto' });
