import { globalStyle, style } from '@vanilla-extract/css';
import { below, fadesWhileCut, startsInView, tokens } from '../../../engine/theme';

const { color, radius, size, stroke, weight } = tokens;

export const bar = style({
  minWidth: 0,
  border: `${stroke.decor} solid ${color.line}`,
  borderRadius: radius.medium,
  background: color.surface,
  color: color.textMuted,
});

export const cells = style({
  display: 'flex',
  margin: 0,
  padding: 8,
  listStyle: 'none',
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollbarWidth: 'none',
  ...fadesWhileCut(48),
});

export const place = style({ flex: '1 0 82px', minWidth: 0, '@media': { [below('desktop')]: { flex: 'none' } } });

export const cell = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: 7,
  minWidth: 66,
  padding: '13px 8px 11px',
  borderRadius: radius.small,
  color: 'inherit',
  fontSize: size.tiny,
  fontWeight: weight.medium,
  lineHeight: 1.3,
  whiteSpace: 'nowrap',
  textDecoration: 'none',
  selectors: {
    '&:hover': { background: color.surfaceRaised, color: color.text },
    '&[aria-current]': { ...startsInView, background: color.surfaceHigh, color: color.text, fontWeight: weight.strong },
    '&[aria-current]::after': {
      content: '',
      position: 'absolute',
      insetInline: '24%',
      bottom: -8,
      height: 3,
      borderRadius: radius.round,
      background: `linear-gradient(90deg, ${color.accent}, ${color.second})`,
    },
    '&:focus-visible': { outlineOffset: -3 },
  },
});
globalStyle(`${cell}[aria-current] > svg`, { color: color.accentText });
