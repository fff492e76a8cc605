import { globalStyle, style } from '@vanilla-extract/css';
import { tokens } from '../../../../engine/theme';

const { color, radius, space, weight } = tokens;

/** One row that runs out of the page. */
export const list = style({
  display: 'flex',
  gap: 8,
  margin: `0 calc(-1 * ${space.gutter})`,
  padding: `2px ${space.gutter}`,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  listStyle: 'none',
});
export const link = style({
  display: 'flex',
  alignItems: 'center',
  gap: 9,
  minHeight: 44,
  padding: '0 14px',
  borderRadius: radius.control,
  background: color.surface,
  color: color.text,
  fontSize: 14,
  fontWeight: weight.strong,
  letterSpacing: '-.02em',
  lineHeight: 1.2,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
});
globalStyle(`${link} > :first-child`, { color: color.accentText });
