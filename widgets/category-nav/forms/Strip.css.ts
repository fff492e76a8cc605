import { globalStyle, style } from '@vanilla-extract/css';
import { startsInView, tokens } from '../../../engine/theme';

const { color, size, stroke, weight } = tokens;

export const strip = style({
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollbarWidth: 'none',
  borderBottom: `${stroke.decor} solid ${color.line}`,
  background: color.band,
});
export const list = style({ display: 'flex', width: 'max-content', margin: 0, padding: '0 8px', listStyle: 'none' });

export const link = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 5,
  minWidth: 70,
  height: 66,
  padding: '0 8px',
  color: color.onBandMuted,
  fontSize: size.tiny,
  fontWeight: weight.medium,
  lineHeight: '14px',
  whiteSpace: 'nowrap',
  textDecoration: 'none',
  selectors: {
    '&[aria-current]': {
      ...startsInView,
      color: color.onBand,
      boxShadow: `inset 0 calc(-1 * ${stroke.strong}) ${color.accentText}`,
    },
    '&:focus-visible': { outlineOffset: -3 },
  },
});

export const icon = style({});
globalStyle(`${link}[aria-current] > ${icon}`, { color: color.accentText });
