import { style } from '@vanilla-extract/css';
import { tokens } from '../../../../engine/theme';

const { color, font, size, stroke, tracking, weight } = tokens;

export const ear = style({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  boxSizing: 'border-box',
  height: 112,
  padding: '10px 14px 11px',
  border: `${stroke.control} solid ${color.edge}`,
  borderRadius: tokens.radius.medium,
  fontSize: size.small,
  lineHeight: 1.35,
  color: color.text,
  textDecoration: 'none',
  ':hover': { color: color.accentText },
});

export const figure = style({
  fontFamily: font.figures,
  fontSize: size.jackpot,
  fontWeight: weight.strong,
  lineHeight: 1,
  letterSpacing: tracking.heading,
  whiteSpace: 'nowrap',
});
export const growth = style({ color: color.textMuted });
