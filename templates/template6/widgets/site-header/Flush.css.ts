import { globalStyle, style } from '@vanilla-extract/css';
import { below, from, tokens } from '../../../../engine/theme';

const { color, layout, space, stroke, tracking, weight } = tokens;
const rule = `${stroke.decor} solid ${color.line}`;
/** Below so many px it holds the brand and the session only. */
const least = 999;
const narrow = below(least);
const wide = from(least);

export const flush = style({
  display: 'flex',
  alignItems: 'stretch',
  height: layout.header,
  borderBottom: rule,
  background: color.band,
  color: color.onBand,
});
/** The mark stands over the rail, in its width. */
export const logo = style({
  flex: 'none',
  gap: 0,
  fontSize: 21,
  fontWeight: weight.heading,
  letterSpacing: tracking.heading,
  selectors: { '&:focus-visible': { outlineOffset: -3 } },
  // Where the name has no room it wraps out of sight, whole; the mark stays.
  '@media': { [narrow]: { flex: '1 1 0', flexWrap: 'wrap', minWidth: 58, overflow: 'hidden', fontSize: 20 } },
});
globalStyle(`${logo} > [data-part=logo-compact]`, {
  boxSizing: 'border-box',
  width: layout.menu,
  height: '100%',
  padding: '16px 0',
  objectFit: 'contain',
  objectPosition: 'center',
  '@media': { [narrow]: { width: 56, height: layout.header, padding: '14px 8px 14px 16px' } },
});
globalStyle(`${logo} > [data-part=logo-primary]`, { marginInline: 16 });
globalStyle(`${logo} > [data-part="wordmark"]`, {
  '@media': {
    [wide]: {
      display: 'flex',
      alignItems: 'center',
      height: '100%',
      padding: '0 36px 0 24px',
      borderInlineStart: rule,
    },
  },
});
/** A player's balance and ways take the room of the name. */
globalStyle(`[data-auth] ${flush} [data-part="wordmark"]`, { '@media': { [narrow]: { display: 'none' } } });

const place = style({
  display: 'flex',
  alignItems: 'center',
  flex: 'none',
  '@media': { [wide]: { borderInlineStart: rule } },
  ':empty': { display: 'none' },
});
/** Takes what is left from a width on; below it the brand does. */
export const search = style([
  place,
  {
    '@media': {
      [wide]: {
        flex: '1 1 0',
        minWidth: 0,
        paddingInlineStart: space.gutter,
        selectors: { '&:empty': { display: 'block', border: 0 } },
      },
      [narrow]: { display: 'none' },
    },
  },
]);
globalStyle(`${search} > form, ${search} > form > input`, {
  width: '100%',
  maxWidth: 'none',
  height: '100%',
  borderBottomColor: 'transparent',
});
globalStyle(`${search} > form > input`, { paddingInlineStart: 36, fontSize: 15 });
globalStyle(`${search} > form > input:focus`, { boxShadow: `inset 0 -3px ${color.focus}` });
export const nav = style([place, { '@media': { [below('desktopMedium')]: { display: 'none' } } }]);
globalStyle(`${nav} ul`, { height: '100%', gap: 0 });
globalStyle(`${nav} a`, { height: '100%', padding: '0 24px', fontWeight: weight.medium });
export const language = style([place, { paddingInline: '10px 24px' }]);

/** Buttons touch the edges: the way in, or to the till, is the corner of the page. */
export const session = style([place]);
globalStyle(`${session} [data-part="session-bar"]`, { alignItems: 'stretch', alignSelf: 'stretch', gap: 0 });
/** The room of a player's balance and ways, until they come. */
globalStyle(`[data-auth] ${session} [data-part="session-bar"]:not([data-player])`, {
  '@media': { [wide]: { minWidth: 365 } },
});
globalStyle(`${session} [data-part^="button-"]`, {
  height: '100%',
  minHeight: 0,
  border: 0,
  borderRadius: 0,
  fontSize: 15,
});
globalStyle(`${session} [data-part^="button-"]:focus-visible`, { outlineOffset: -4 });
globalStyle(`${session} [data-part="button-secondary"]`, {
  padding: '0 26px',
  background: 'none',
  fontWeight: weight.medium,
  '@media': { [narrow]: { padding: '0 13px' } },
});
globalStyle(`${session} [data-part="button-secondary"]:hover`, { background: color.surfaceRaised });
globalStyle(`${session} [data-part="button-primary"]`, {
  padding: '0 44px',
  fontSize: 16,
  fontWeight: weight.heading,
  '@media': { [narrow]: { padding: '0 20px', fontSize: 15 } },
});
globalStyle(`${session} [data-part="button-primary"]:focus-visible`, { outlineColor: color.onAccent });
globalStyle(`${session} [data-player] > button`, {
  height: '100%',
  padding: '0 22px',
  borderRadius: 0,
  '@media': { [narrow]: { padding: '0 10px' } },
});
/** The player's menu is a square of its own, as high as the bar. */
globalStyle(`${session} [data-player] > :last-child`, {
  alignSelf: 'center',
  flex: 'none',
  marginInline: 10,
  '@media': { [narrow]: { marginInline: 2 } },
});
globalStyle(`${session} [data-player] summary`, { background: color.surfaceHigh });
