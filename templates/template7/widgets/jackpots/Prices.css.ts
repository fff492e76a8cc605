import { style } from '@vanilla-extract/css';
import { tokens } from '../../../../engine/theme';

const { color, font, size, stroke, weight } = tokens;

export const list = style({ margin: 0, padding: 0, listStyle: 'none' });

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 56px minmax(118px, auto)',
  alignItems: 'center',
  columnGap: 8,
  paddingBlock: 9,
  selectors: { '& + &': { borderTop: `${stroke.decor} solid ${color.line}` } },
});

export const name = style({ lineHeight: 1.25, overflowWrap: 'anywhere' });
export const trend = style({ width: '100%', height: 'auto', fill: 'none' });
export const curve = style({ fill: 'none', stroke: color.accentText, strokeWidth: 1.8, strokeLinejoin: 'round' });
export const sum = style({ textAlign: 'end' });
export const amount = style({
  display: 'block',
  fontFamily: font.figures,
  fontSize: 18,
  fontWeight: weight.strong,
  lineHeight: 1.2,
  whiteSpace: 'nowrap',
});
export const today = style({ fontSize: size.tiny, color: color.textMuted });
