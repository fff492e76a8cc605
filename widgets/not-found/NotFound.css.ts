import { style } from '@vanilla-extract/css';
import { from, tokens } from '../../engine/theme';

const { color, radius, space, stroke } = tokens;

export const below = style({
  display: 'grid',
  justifyItems: 'start',
  gap: 14,
  padding: `${space.gutter} 0 ${space.section}`,
});
/** A panel as wide as the page; from desktops on its start is the picture's. */
export const beside = style([
  below,
  {
    position: 'relative',
    padding: 'clamp(18px, 3vw, 40px)',
    border: `${stroke.decor} solid ${color.line}`,
    borderRadius: radius.large,
    background: color.surface,
    '@media': { [from('desktop')]: { alignContent: 'center', minHeight: 400, paddingInlineStart: 'calc(50% + 20px)' } },
  },
]);
export const picture = style({
  width: 'min(100%, 480px)',
  height: 'auto',
  borderRadius: radius.large,
  selectors: {
    [`${beside} > &`]: {
      '@media': {
        [from('desktop')]: { position: 'absolute', inset: '0 50% 0 0', margin: 'auto', width: 'min(42%, 480px)' },
      },
    },
  },
});
export const title = style({
  margin: 0,
  fontFamily: tokens.font.display,
  fontSize: tokens.size.page,
  fontWeight: tokens.weight.display,
  lineHeight: tokens.leading.display,
  letterSpacing: tokens.tracking.display,
});

export const path = style({
  margin: 0,
  padding: '10px 14px',
  maxWidth: '100%',
  border: `1px solid ${tokens.color.line}`,
  borderRadius: tokens.radius.control,
  background: tokens.color.surface,
  fontFamily: tokens.font.figures,
  fontSize: tokens.size.small,
  overflowWrap: 'anywhere',
});

export const text = style({ margin: 0, color: tokens.color.textMuted });
