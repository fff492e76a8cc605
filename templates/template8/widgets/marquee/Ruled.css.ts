import { globalStyle, style } from '@vanilla-extract/css';
import { below, tokens } from '../../../../engine/theme';

const { color, control, radius, stroke, weight } = tokens;
const narrow = below('desktop');

/** Two rules at either side of the words; above and below them where there is no room beside. */
export const notices = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(24px, 1fr) auto minmax(24px, 1fr)',
  alignItems: 'center',
  columnGap: 24,
  fontSize: 16,
  fontWeight: weight.body,
  '@media': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)', textAlign: 'center' } },
  '::before': { content: '', height: 5, gridColumn: 1, gridRow: 1, borderBlock: `${stroke.decor} solid ${color.line}` },
  '::after': { content: '', height: 5, gridColumn: 3, gridRow: 1, borderBlock: `${stroke.decor} solid ${color.line}` },
});
globalStyle(`${notices}::before`, { '@media': { [narrow]: { gridRow: 'auto' } } });
globalStyle(`${notices}::after`, { '@media': { [narrow]: { gridColumn: 1, gridRow: 'auto' } } });
export const line = style({
  gridColumn: 2,
  margin: 0,
  padding: '10px 0',
  lineHeight: '24px',
  '@media': { [narrow]: { gridColumn: 1 } },
});
export const lead = style({ color: color.accentText, fontWeight: weight.strong });
export const link = style({
  color: 'inherit',
  textDecoration: 'none',
  ':hover': { textDecoration: 'underline', textUnderlineOffset: 4 },
  '@media': { '(pointer: coarse)': { paddingBlock: 12 } },
});
export const more = style({ gridColumn: '1 / -1', justifySelf: 'center', maxWidth: '100%' });
export const summary = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 6,
  minHeight: 32,
  color: color.accentText,
  fontWeight: weight.strong,
  cursor: 'pointer',
  listStyle: 'none',
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
  '@media': { '(pointer: coarse)': { minHeight: `max(44px, ${control.compact})` } },
});
export const list = style({
  display: 'grid',
  gap: 8,
  margin: '8px 0 0',
  padding: '14px 20px',
  border: `${stroke.decor} solid ${color.line}`,
  borderRadius: radius.medium,
  background: color.surface,
  listStyle: 'none',
});
