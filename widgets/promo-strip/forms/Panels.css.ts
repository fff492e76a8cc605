import { style } from '@vanilla-extract/css';
import { below, from, tokens } from '../../../engine/theme';

const { color, radius, size, space, stroke, tracking, weight } = tokens;

export const strip = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(270px, 1fr)',
  gap: 1,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollbarWidth: 'none',
  border: `${stroke.decor} solid ${color.line}`,
  borderRadius: radius.medium,
  background: color.line,
  '@media': {
    [from('desktop')]: { gridAutoColumns: 'minmax(0, 1fr)' },
    [below('tablet')]: {
      marginInlineEnd: `calc(-1 * ${space.gutter})`,
      borderInlineEnd: 0,
      borderStartEndRadius: 0,
      borderEndEndRadius: 0,
    },
  },
});

export const panel = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 66px',
  alignItems: 'center',
  columnGap: 12,
  minHeight: 104,
  padding: `14px 14px 14px ${space.inside}`,
  background: color.surface,
  selectors: {
    '&:first-child': { background: color.accentTint },
    '&:hover': { background: color.surfaceRaised },
    '&:first-child:hover': { background: color.accentTint },
  },
});

export const words = style({ display: 'flex', flexDirection: 'column', alignSelf: 'stretch', minWidth: 0 });
export const kicker = style({
  color: color.textMuted,
  fontSize: size.tiny,
  fontWeight: weight.medium,
  lineHeight: '16px',
});

export const title = style({
  margin: '3px 0 8px',
  color: color.text,
  fontSize: size.lead,
  fontWeight: weight.heading,
  letterSpacing: tracking.heading,
  lineHeight: 1.25,
  textDecoration: 'none',
  outline: 'none',
  '::after': { content: '', position: 'absolute', inset: 0 },
  selectors: {
    '&:focus-visible::after': { outline: `2px solid ${color.focus}`, outlineOffset: -3, borderRadius: radius.medium },
  },
});

export const timer = style({
  marginTop: 'auto',
  minHeight: 16,
  overflow: 'hidden',
  whiteSpace: 'nowrap',
  textOverflow: 'ellipsis',
  color: color.figure,
  fontSize: size.tiny,
  fontWeight: weight.medium,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: '16px',
});
export const picture = style({ width: 66, height: 76, borderRadius: radius.small, objectFit: 'cover' });
