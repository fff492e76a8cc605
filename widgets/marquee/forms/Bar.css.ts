import { style } from '@vanilla-extract/css';
import { below, tokens } from '../../../engine/theme';

const { color, radius, size, weight } = tokens;

export const bar = style({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minHeight: 46,
  padding: '6px 16px',
  borderRadius: radius.medium,
  background: color.surface,
  color: color.textMuted,
  '@media': { [below('tablet')]: { flexWrap: 'wrap', padding: '12px 14px', fontSize: size.small } },
});
export const sign = style({ flex: 'none', color: color.figure });
export const text = style({ flex: '1 1 0', minWidth: 0, margin: 0, textWrap: 'pretty' });
export const lead = style({ color: color.text, fontWeight: weight.strong });
export const link = style({ color: 'inherit', textDecoration: 'none', ':hover': { textDecoration: 'underline' } });
export const all = style({
  paddingBlock: 6,
  color: color.accentText,
  fontWeight: weight.strong,
  textDecoration: 'none',
  ':hover': { textDecoration: 'underline' },
  '@media': { [below('tablet')]: { flexBasis: '100%', marginBlock: -8, paddingBlock: 6, paddingInlineStart: 31 } },
});
