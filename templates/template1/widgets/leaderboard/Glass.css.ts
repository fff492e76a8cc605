import { style } from '@vanilla-extract/css';
import { tokens } from '../../../../engine/theme';

const { color, radius, size, stroke, weight } = tokens;
const rule = `${stroke.decor} solid ${color.line}`;

export const pane = style({
  display: 'flex',
  flexDirection: 'column',
  minHeight: 0,
  padding: '14px 20px',
  border: rule,
  borderRadius: radius.medium,
  background: color.overlay,
  color: color.onOverlay,
  fontVariantNumeric: 'tabular-nums',
});
export const title = style({ margin: '0 0 10px', fontSize: 15, fontWeight: weight.strong, lineHeight: '20px' });
export const link = style({
  display: 'inline-block',
  paddingBlock: 2,
  color: 'inherit',
  textDecoration: 'none',
  ':hover': { textDecoration: 'underline' },
});
export const list = style({
  display: 'flex',
  flex: 1,
  flexDirection: 'column',
  minHeight: 0,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const row = style({
  display: 'grid',
  flex: 1,
  gridTemplateColumns: '26px minmax(0, 1fr) auto',
  alignItems: 'center',
  borderTop: rule,
  fontWeight: weight.medium,
  lineHeight: 1.3,
});
export const place = style({ color: color.figure, fontSize: size.small, fontWeight: weight.strong });
export const player = style({ minWidth: 0 });
export const points = style({ display: 'block', color: color.textMuted, fontSize: size.tiny, fontWeight: weight.body });
export const prize = style({ color: color.figure, fontWeight: weight.strong });
export const end = style({
  minHeight: 20,
  margin: 0,
  padding: '8px 0 0',
  borderTop: rule,
  color: color.textMuted,
  fontSize: size.small,
});
