import { style } from '@vanilla-extract/css';
import { tokens } from '../../../../engine/theme';

const { color, font, size, stroke, tracking, weight } = tokens;

export const box = style({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  boxSizing: 'border-box',
  height: 112,
  padding: '10px 14px 11px',
  border: `${stroke.control} solid ${color.edge}`,
  borderRadius: tokens.radius.medium,
  color: color.text,
  fontSize: size.small,
  lineHeight: 1.35,
  textDecoration: 'none',
  ':hover': { color: color.accentText },
});

export const figure = style({
  fontFamily: font.figures,
  fontSize: `min(${size.jackpot}, 24px)`,
  fontWeight: weight.strong,
  lineHeight: 1,
  letterSpacing: tracking.heading,
  whiteSpace: 'nowrap',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  // A long sum is smaller, and goes on in a second line before a figure of it is left out.
  selectors: { '&[data-long]': { fontSize: size.body, overflowWrap: 'anywhere', whiteSpace: 'normal' } },
});

export const name = style({
  color: color.textMuted,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
