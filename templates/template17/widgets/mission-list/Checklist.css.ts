import { style } from '@vanilla-extract/css';
import { below, progressBar, tokens } from '../../../../engine/theme';

const { color, size, tracking, weight } = tokens;

export const missions = style({ display: 'flex', flexDirection: 'column', flex: 1, minHeight: 0 });
export const title = style({
  margin: 0,
  fontSize: size.box,
  fontWeight: weight.heading,
  letterSpacing: tracking.heading,
  lineHeight: 1.2,
});
export const link = style({
  display: 'inline-block',
  paddingBlock: 4,
  color: 'inherit',
  textDecoration: 'none',
  ':hover': { textDecoration: 'underline' },
});
export const list = style({
  display: 'grid',
  gap: 13,
  margin: '14px 0 0',
  padding: 0,
  fontSize: 15.5,
  fontWeight: weight.medium,
  lineHeight: 1.25,
  listStyle: 'none',
});
export const mission = style({
  display: 'grid',
  gridTemplateColumns: '30px minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: '0 12px',
});
export const box = style({
  display: 'grid',
  placeItems: 'center',
  boxSizing: 'border-box',
  width: 30,
  height: 30,
  border: '2px solid',
  borderRadius: 11,
});
export const ticked = style([box, { borderColor: color.onThird, background: color.onThird, color: color.third }]);
export const doneName = style({ textDecoration: 'line-through', opacity: 0.8 });
export const count = style({ fontSize: 14, fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' });
export const bar = style({
  ...progressBar({ height: 7, radius: 4, track: color.line, fill: color.accentDeep }),
  gridColumn: '2 / -1',
  width: '100%',
  marginTop: 7,
});
export const foot = style({
  display: 'flex',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  gap: 12,
  marginTop: 'auto',
  paddingTop: 12,
});
export const next = style({ minWidth: 0, margin: 0 });
export const reward = style({
  display: 'block',
  fontSize: 'clamp(34px, 4.1vw, 60px)',
  fontWeight: weight.medium,
  letterSpacing: '-.06em',
  lineHeight: 0.9,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [below('tablet')]: { fontSize: 54 } },
});
export const nextName = style({
  display: 'block',
  marginTop: 8,
  overflow: 'hidden',
  fontSize: 14.5,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
export const gift = style({ flex: 'none' });
export const box1 = style({ fill: `color-mix(in oklab, ${color.live} 88%, ${color.onThird})` });
export const lid = style({ fill: color.live });
export const ribbon = style({ fill: color.warn });
export const bow = style({ fill: 'none', stroke: color.warn, strokeWidth: 6, strokeLinecap: 'round' });
