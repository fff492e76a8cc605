import { globalStyle, style } from '@vanilla-extract/css';
import { below, startsInView, tokens } from '../../../../engine/theme';

const { color, motion, radius, weight } = tokens;
const narrow = below('tablet');

export const rail = style({
  padding: 10,
  borderRadius: radius.large,
  background: color.surface,
  '@media': {
    [narrow]: {
      padding: '0 12px',
      borderRadius: 0,
      overflowX: 'auto',
      overscrollBehaviorX: 'contain',
      scrollbarWidth: 'none',
      background: 'none',
    },
  },
});
export const list = style({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': { [narrow]: { display: 'flex', gap: 8, width: 'max-content' } },
});

export const link = style({
  display: 'grid',
  justifyItems: 'center',
  gap: 3,
  padding: '5px 0 4px',
  borderRadius: radius.medium,
  color: color.textMuted,
  fontSize: 12.5,
  lineHeight: 1.15,
  textAlign: 'center',
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  transition: `background-color ${motion.duration} ${motion.easing}`,
  selectors: {
    '&:hover': { background: color.surfaceRaised, color: color.text },
    '&[aria-current]': { background: color.accent, color: color.onAccent, fontWeight: weight.display },
    '&:focus-visible': { outlineOffset: -3 },
  },
  '@media': {
    // As wide as the longest word.
    [narrow]: {
      alignContent: 'center',
      width: 'min-content',
      minWidth: 74,
      minHeight: 58,
      padding: '5px 4px',
      background: color.surface,
      overflowWrap: 'break-word',
    },
  },
});
globalStyle(`${link}[aria-current]`, { '@media': { [narrow]: startsInView } });
globalStyle(`${link} > svg`, { strokeWidth: 1.8 });
export const words = style({ maxWidth: '100%' });
