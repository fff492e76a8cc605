import { style } from '@vanilla-extract/css';
import { tokens } from '../theme/tokens.css';

export const heading = style({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  columnGap: 12,
  minHeight: 32,
  marginBottom: 14,
});

export const title = style({
  margin: 0,
  fontFamily: tokens.font.display,
  fontSize: tokens.size.section,
  fontWeight: tokens.weight.heading,
  lineHeight: tokens.leading.heading,
  letterSpacing: tokens.tracking.heading,
});

export const note = style({ color: tokens.color.textFaint, fontSize: tokens.size.small });

export const seeAll = style({
  marginInlineStart: 'auto',
  paddingBlock: 6,
  color: tokens.color.accentText,
  fontSize: tokens.size.small,
  fontWeight: tokens.weight.medium,
  textDecoration: 'none',
  ':hover': { textDecoration: 'underline' },
});
