import { style } from '@vanilla-extract/css';
import { progressBar, tokens } from '../../../engine/theme';

const { color, radius, size, stroke, tracking, weight } = tokens;

export const head = style({ display: 'flex', alignItems: 'center', minHeight: 32, marginBottom: 8 });
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
export const list = style({ margin: 0, padding: 0, listStyle: 'none' });

export const mission = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: '6px 12px',
  padding: '9px 0',
  borderTop: `${stroke.decor} solid ${color.line}`,
  selectors: { '&:first-child': { borderTopColor: 'transparent' } },
});

export const reward = style({ color: color.figure, fontWeight: weight.strong });

export const bar = style({
  ...progressBar({ height: 4, radius: radius.small, track: color.surfaceHigh, fill: color.accentText }),
  gridColumn: '1 / -1',
  width: '100%',
  color: color.accentText,
});
