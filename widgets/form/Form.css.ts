import { style } from '@vanilla-extract/css';
import { below, tokens } from '../../engine/theme';

const { color, radius, space, stroke, weight } = tokens;

export const bare = style({ width: '100%', minWidth: 0 });

export const card = style([
  bare,
  {
    maxWidth: 480,
    // Where nothing stands beside it, it is as wide as the page.
    '@media': { [below('desktop')]: { maxWidth: 'none' } },
    padding: 'clamp(20px, 4vw, 32px)',
    border: `${stroke.decor} solid ${color.line}`,
    borderRadius: radius.large,
    background: color.surface,
  },
]);

export const panel = style({ display: 'grid', gap: space.item, justifyItems: 'stretch' });
export const words = style({ margin: 0, overflowWrap: 'anywhere' });
export const note = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  margin: 0,
  color: color.textMuted,
});
export const sign = style({
  display: 'grid',
  placeItems: 'center',
  width: 56,
  height: 56,
  borderRadius: radius.round,
  background: color.okTint,
  color: color.ok,
});

export const title = style({
  margin: 0,
  fontFamily: tokens.font.display,
  fontSize: tokens.size.section,
  fontWeight: weight.heading,
  lineHeight: tokens.leading.heading,
  letterSpacing: tokens.tracking.heading,
  ':focus': { outline: 'none' },
});
