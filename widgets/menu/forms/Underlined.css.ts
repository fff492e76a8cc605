import { style } from '@vanilla-extract/css';
import { fadesWhileCut, tokens } from '../../../engine/theme';

const { color, layout, stroke, weight } = tokens;

export const menu = style({ height: '100%', minWidth: 0 });

/** Where it is narrower than its links, it scrolls sideways like the row of categories. */
export const list = style({
  display: 'flex',
  columnGap: 4,
  height: '100%',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  overflow: 'auto hidden',
  overscrollBehaviorX: 'contain',
  scrollbarWidth: 'none',
  ...fadesWhileCut(48),
});

export const link = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  height: layout.header,
  padding: '0 clamp(8px, 0.9vw, 13px)',
  color: color.onBandMuted,
  fontWeight: weight.medium,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  selectors: {
    '&:hover, &[aria-current]': { color: color.onBand },
    '&[aria-current]::after': {
      content: '',
      position: 'absolute',
      inset: 'auto clamp(8px, 0.9vw, 13px) 0',
      height: stroke.strong,
      borderRadius: '3px 3px 0 0',
      background: color.accent,
    },
    '&:focus-visible': { outlineOffset: -3 },
  },
});
