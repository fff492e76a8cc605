import { style } from '@vanilla-extract/css';
import { below, tokens } from '../../../../engine/theme';

const { color, font, size, stroke, weight } = tokens;
const ink = color.text;

export const receipt = style({ minWidth: 0, filter: `drop-shadow(0 6px 12px ${color.scrim})` });
export const paper = style({
  padding: '26px 26px 40px',
  background: color.surface,
  color: ink,
  mask: `conic-gradient(from -45deg at bottom, transparent, ${ink} 1deg 89deg, transparent 90deg) 50% / 16px 100%`,
  '@media': { [below('tablet')]: { padding: '22px 20px 36px' } },
});
export const list = style({ margin: 0, padding: 0, listStyle: 'none' });
export const row = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: 12,
  paddingBlock: 8,
  borderTop: `${stroke.decor} dashed ${color.edge}`,
  lineHeight: 1.3,
});
export const wideRow = style([row, { '@media': { [below('tablet')]: { display: 'none' } } }]);
export const who = style({ minWidth: 0, overflowWrap: 'anywhere' });
export const game = style({ display: 'block', color: color.textMuted, fontSize: size.tiny });
export const amount = style({ fontWeight: weight.strong, fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' });
export const total = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: '0 12px',
  margin: '2px 0 0',
  paddingTop: 12,
  borderTop: `2px solid ${ink}`,
  fontWeight: weight.strong,
});
export const sum = style({
  fontFamily: font.figures,
  fontSize: 25,
  fontWeight: weight.display,
  letterSpacing: '-.035em',
  fontVariantNumeric: 'tabular-nums',
});
/** Bars that a till would read. */
export const bars = style({
  display: 'block',
  height: 40,
  marginTop: 16,
  background: `repeating-linear-gradient(90deg, ${ink} 0 2px, transparent 2px 5px, ${ink} 5px 6px, transparent 6px 10px, ${ink} 10px 14px, transparent 14px 16px, ${ink} 16px 17px, transparent 17px 21px)`,
});
