import { style } from '@vanilla-extract/css';
import { tokens } from '../../theme/tokens.css';

const { color, radius, stroke } = tokens;

export const field = style({ display: 'grid', gap: 4, minWidth: 0 });
export const row = style({ display: 'flex', alignItems: 'flex-start', gap: 12 });

export const box = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: 24,
  height: 24,
  margin: 0,
  border: `${stroke.control} solid ${color.edge}`,
  borderRadius: radius.small,
  background: color.field,
  appearance: 'none',
  cursor: 'pointer',
  selectors: {
    '&:hover': { borderColor: color.text },
    '&:checked': { borderColor: color.accent, background: color.accent },
    '&:focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: 2 },
    '&[aria-invalid]': { borderColor: color.bad, boxShadow: `inset 0 0 0 1px ${color.bad}` },
    // The tick is drawn, so that it takes the site's colours, also where colours are forced.
    '&::before': {
      content: '',
      width: 6,
      height: 12,
      marginTop: -3,
      border: `solid ${color.onAccent}`,
      borderWidth: '0 2.5px 2.5px 0',
      rotate: '45deg',
      opacity: 0,
    },
    '&:checked::before': { opacity: 1 },
  },
  '@media': { '(forced-colors: active)': { appearance: 'auto', '::before': { display: 'none' } } },
});

export const label = style({ paddingTop: 1, cursor: 'pointer', lineHeight: 1.45 });
export const link = style({ color: color.accentText, textUnderlineOffset: 3 });
