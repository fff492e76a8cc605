import { style } from '@vanilla-extract/css';
import { fadesWhileCut, tokens } from '../../../engine/theme';

const { color, stroke, weight } = tokens;

export const tabs = style({
  minWidth: 0,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  borderBlockEnd: `${stroke.decor} solid ${color.line}`,
  ...fadesWhileCut(48),
});
export const list = style({ display: 'flex', gap: 4, margin: 0, padding: 0, listStyle: 'none' });
export const item = style({ flex: 'none' });
export const link = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: 44,
  padding: '0 12px',
  color: color.textMuted,
  fontWeight: weight.medium,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  borderBlockEnd: '2px solid transparent',
  selectors: {
    '&:hover': { color: color.text },
    '&[aria-current]': { color: color.text, borderBlockEndColor: color.accentText },
    '&:focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: -2 },
  },
});
