import { style } from '@vanilla-extract/css';
import { below, tokens } from '../../../engine/theme';

export const buttons = style({ display: 'flex', gap: 8, '@media': { [below('tablet')]: { width: '100%' } } });

export const button = style({
  borderColor: 'transparent',
  color: tokens.color.textMuted,
  fontSize: tokens.size.small,
  fontWeight: tokens.weight.medium,
  ':hover': { color: tokens.color.text },
  '@media': { [below('tablet')]: { flex: 1 } },
});
