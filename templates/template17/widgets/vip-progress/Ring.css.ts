import { style } from '@vanilla-extract/css';
import { below, tokens } from '../../../../engine/theme';

const { size, tracking, weight } = tokens;

export const standing = style({ display: 'flex', flexDirection: 'column', flex: 1, minHeight: 0 });
export const title = style({
  margin: 0,
  fontSize: size.box,
  fontWeight: weight.heading,
  letterSpacing: tracking.heading,
  lineHeight: 1.2,
});
export const link = style({
  color: 'inherit',
  textDecoration: 'none',
  '::after': { content: '', position: 'absolute', inset: 0 },
});
export const level = style({
  marginTop: 6,
  overflow: 'hidden',
  fontSize: 34,
  fontWeight: weight.display,
  letterSpacing: '-.05em',
  lineHeight: 1.05,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '@media': { [below('tablet')]: { fontSize: 28 } },
});
export const text = style({
  maxWidth: '9.5em',
  margin: 'auto 0 0',
  fontSize: 14.5,
  fontWeight: weight.medium,
  lineHeight: 1.3,
  '@media': { [below('tablet')]: { maxWidth: '6em', fontSize: 13.5 }, [below('mobileMedium')]: { display: 'none' } },
});
export const ring = style({
  position: 'absolute',
  insetInlineEnd: 20,
  bottom: 20,
  width: 104,
  height: 104,
  '@media': { [below('tablet')]: { insetInlineEnd: 12, bottom: 12, width: 72, height: 72 } },
});
const circle = { fill: 'none', stroke: 'currentColor', strokeWidth: 15 } as const;
export const track = style({ ...circle, strokeOpacity: 0.2 });
export const done = style({ ...circle, strokeLinecap: 'round' });
export const words = style({ fill: 'currentColor', fontSize: 21, fontWeight: weight.display, letterSpacing: -1 });
