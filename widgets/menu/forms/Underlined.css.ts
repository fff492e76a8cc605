import { style } from '@vanilla-extract/css';
import { tokens } from '../../../engine/theme';

const { color, frame, stroke, weight } = tokens;

export const menu = style({ height: '100%', overflow: 'hidden' });
/** A second row of links is out of sight, and out of reach, below the first. */
export const list = style({ display: 'flex', flexWrap: 'wrap', columnGap: 4, margin: 0, padding: 0, listStyle: 'none' });

export const link = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  height: frame.header,
  padding: '0 13px',
  color: color.onBandMuted,
  fontWeight: weight.medium,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  selectors: {
    '&:hover, &[aria-current]': { color: color.onBand },
    '&[aria-current]::after': {
      content: '',
      position: 'absolute',
      inset: 'auto 13px 0',
      height: stroke.strong,
      borderRadius: '3px 3px 0 0',
      background: color.accent,
    },
    '&:focus-visible': { outlineOffset: -3 },
  },
});
