import { globalStyle, style } from '@vanilla-extract/css';
import { below, from, tokens, within } from '../../engine/theme';

const { color, size, space, tracking } = tokens;
/** From this width on a page of two halves is cut. */
const cut = from('template20Custom');
const narrow = below('template20Custom');
const phone = within(narrow);

export const above = style({ margin: `0 0 ${space.gutter}` });
/** As high as the window, in the first half of the page; what the page holds passes in the other. Narrow windows have it above that. */
export const beside = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  justifyContent: 'flex-end',
  color: color.text,
  '@media': {
    [narrow]: { padding: `40px ${space.gutter} 26px`, background: color.background },
    [cut]: {
      position: 'sticky',
      top: 0,
      gridColumn: 1,
      gridRow: '1 / span 99',
      height: '100vh',
      minHeight: 560,
      padding: `104px ${space.gutter} 150px`,
    },
  },
});

export const title = style({
  margin: 0,
  fontFamily: tokens.font.display,
  fontSize: size.page,
  fontWeight: tokens.weight.display,
  lineHeight: tokens.leading.display,
  letterSpacing: tracking.display,
  overflowWrap: 'anywhere',
});
globalStyle(`${beside} > h1`, { maxWidth: 'calc(100% - 20px)', ...phone({ maxWidth: 'none', fontSize: 'clamp(26px, 8.6vw, 42px)' }) });

export const intro = style({ margin: '8px 0 0', maxWidth: '68ch', color: color.textMuted });
globalStyle(`${beside} > p`, { marginTop: 16, maxWidth: '31em', fontSize: size.lead });
