import { globalStyle, style } from '@vanilla-extract/css';
import { below, tokens } from '../../../../engine/theme';
import { breakpoints } from '../../template.json';

const { color, layout, size, space, stroke, tracking, weight } = tokens;
const rule = `${stroke.decor} solid ${color.line}`;
const narrow = below(breakpoints.template13Custom);

export const header = style({ background: color.background, color: color.onBand });
export const status = style({
  display: 'flex',
  alignItems: 'stretch',
  height: 36,
  borderBottom: rule,
  color: color.onBandMuted,
  fontSize: size.tiny,
  whiteSpace: 'nowrap',
  overflow: 'auto clip',
  scrollbarWidth: 'none',
  '@media': { [narrow]: { height: 32 } },
});
export const end = style({
  display: 'flex',
  alignItems: 'stretch',
  marginInlineStart: 'auto',
  '@media': { [narrow]: { display: 'none' } },
});
export const command = style({ display: 'flex', alignItems: 'stretch', height: layout.header, borderBottom: rule });

globalStyle(`${status} [data-part=menu] > ul`, { flexWrap: 'nowrap', gap: 0, textTransform: 'lowercase' });
globalStyle(`${status} :is([data-part=menu] a, summary)`, {
  boxSizing: 'border-box',
  height: 35,
  minHeight: 35,
  padding: '0 14px',
  borderInlineStart: rule,
  color: color.text,
  fontSize: size.tiny,
});
globalStyle(`${status} :is(a, summary):hover`, { background: color.surfaceHigh });

/** The whole name stands, or the mark alone. */
export const logo = style({
  flex: 'none',
  flexWrap: 'wrap',
  boxSizing: 'border-box',
  height: '100%',
  paddingInline: `${space.inside} 30px`,
  overflow: 'hidden',
  fontSize: 26,
  fontWeight: weight.display,
  letterSpacing: tracking.display,
  lineHeight: layout.header,
  '@media': {
    [narrow]: { flex: '1 1 0', minWidth: 32 + 16, paddingInline: 16, fontSize: 20, containerType: 'inline-size' },
  },
});
globalStyle(`${logo} > [data-part=logo-compact]`, { display: 'none', height: layout.header, objectFit: 'contain' });
globalStyle(`[data-auth] ${command} > ${logo} > [data-part=logo-compact]`, {
  '@media': { [narrow]: { display: 'block' } },
});
globalStyle(`[data-auth] ${command} > ${logo} > [data-part=wordmark]`, {
  '@media': { '(width < 480px)': { display: 'none' } },
});
/** Long words of the ways in leave the room of the mark. */
const noName = '(width < 88px)';
globalStyle(`${logo} > [data-part=logo-compact]`, { '@container': { [noName]: { display: 'block' } } });
globalStyle(`${logo} > [data-part=wordmark]`, { '@container': { [noName]: { display: 'none' } } });
export const search = style({
  flex: 1,
  minWidth: 0,
  borderInlineStart: rule,
  '@media': { [narrow]: { display: 'none' } },
});
/** On phones the search has a row of its own. */
export const line = style({
  display: 'none',
  height: 48,
  borderBottom: rule,
  '@media': { [narrow]: { display: 'block' } },
});
/** The way into the menu, as wide as a finger, where there is one. */
export const menu = style({
  display: 'none',
  flex: 'none',
  '@media': { [narrow]: { display: 'flex', borderInlineStart: rule } },
});
globalStyle(`${menu} button[popovertarget]`, { width: 48, height: '100%', margin: 0 });
