import { style } from '@vanilla-extract/css';
import { below, tokens } from '../../engine/theme';

const { color, font, leading, radius, size, weight } = tokens;

export const announcement = style({ display: 'grid', gap: 10 });

export const picture = style({
  width: '100%',
  height: 'auto',
  aspectRatio: '2 / 1',
  marginBottom: 6,
  borderRadius: radius.medium,
  background: color.surfaceRaised,
  objectFit: 'cover',
});

export const title = style({
  margin: 0,
  fontFamily: font.display,
  fontSize: size.section,
  fontWeight: weight.heading,
  lineHeight: leading.heading,
  overflowWrap: 'anywhere',
});
export const text = style({ maxWidth: '60ch', margin: 0, color: color.textMuted, overflowWrap: 'anywhere' });
export const date = style({ color: color.textMuted, fontSize: size.small });
export const none = style({ display: 'grid', justifyItems: 'start', gap: 16 });

/** Which of them it is at the left, what to do at the right; on narrow phones one below the other. */
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: 12,
  marginTop: 22,
  '@media': { [below('mobileWide')]: { display: 'grid', justifyContent: 'stretch', gap: 10, textAlign: 'center' } },
});
export const place = style({
  marginInlineEnd: 'auto',
  color: color.textMuted,
  fontSize: size.small,
  '@media': { [below('mobileWide')]: { margin: 0 } },
});
