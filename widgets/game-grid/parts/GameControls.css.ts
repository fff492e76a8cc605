import { style } from '@vanilla-extract/css';
import { from, tokens } from '../../../engine/theme';

export const bar = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 12, marginBottom: 20 });

export const search = style({
  flex: '1 1 100%',
  '@media': { [from('tablet')]: { flex: '0 1 320px' } },
});

/** The field's label is read out, its placeholder is seen; the line for errors is not needed here. */
export const toggle = style({ selectors: { '&[aria-pressed="true"]': { background: tokens.color.accentTint, borderColor: tokens.color.accentText } } });

export const count = style({
  margin: 0,
  marginInlineStart: 'auto',
  color: tokens.color.textMuted,
  fontSize: tokens.size.small,
  fontVariantNumeric: 'tabular-nums',
});
