import { style } from '@vanilla-extract/css';
import { below, tokens } from '../../../engine/theme';

const { color, control, size, stroke, tracking, weight } = tokens;

export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
  minHeight: 32,
  marginBottom: 8,
});
export const title = style({
  margin: 0,
  fontSize: size.box,
  fontWeight: weight.heading,
  letterSpacing: tracking.heading,
  lineHeight: 1.3,
});
export const link = style({
  display: 'inline-block',
  paddingBlock: 4,
  color: 'inherit',
  textDecoration: 'none',
  ':hover': { textDecoration: 'underline' },
});
export const unit = style({ color: color.textFaint, fontSize: size.tiny });
export const list = style({ margin: 0, padding: 0, listStyle: 'none' });

export const row = style({
  display: 'grid',
  gridTemplateColumns: '24px minmax(0, 1fr) auto',
  alignItems: 'center',
  minHeight: control.row,
  borderTop: `${stroke.decor} solid ${color.line}`,
  fontVariantNumeric: 'tabular-nums',
  selectors: { '&:first-child': { borderTopColor: 'transparent' } },
  // A phone shows five.
  '@media': { [below('tablet')]: { selectors: { '&:nth-child(n + 6)': { display: 'none' } } } },
});

export const place = style({
  color: color.textFaint,
  selectors: { [`${row}:nth-child(-n + 3) > &`]: { color: color.figure, fontWeight: weight.heading } },
});
export const player = style({ overflow: 'hidden', textOverflow: 'ellipsis', fontWeight: weight.medium });
export const points = style({ color: color.textMuted });
