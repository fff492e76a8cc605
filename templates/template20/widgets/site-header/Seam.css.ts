import { globalStyle, style } from '@vanilla-extract/css';
import { below, tokens, within } from '../../../../engine/theme';
import { wholeName } from '../../../../widgets/site-header/rules';
import lens from './search.svg';
import { breakpoints } from '../../template.json';

const { color, layout, size, space, tracking, weight } = tokens;
const phone = within(below(breakpoints.template20Custom));

export const bar = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  height: layout.header,
  pointerEvents: 'none',
  ...phone({ gridTemplateColumns: 'minmax(0, 1fr) auto' }),
});
globalStyle(`${bar} > *`, { pointerEvents: 'auto' });
export const logo = style({
  ...wholeName,
  alignSelf: 'center',
  justifySelf: 'start',
  gap: '0 14px',
  marginInlineStart: space.gutter,
  fontSize: 25,
  fontWeight: weight.display,
  letterSpacing: tracking.heading,
  ...phone({ gap: '0 8px', marginInlineStart: 14, fontSize: 'clamp(13px, 4.2vw, 17px)' }),
});
globalStyle(`${logo} > [data-part=logo-compact]`, {
  width: 32,
  height: 32,
  marginBlock: 6,
  ...phone({ width: 24, height: 24, marginBlock: 10 }),
});
globalStyle(`${logo} > [data-part=logo-primary]`, phone({ maxWidth: `calc(50vw - ${14 * 2}px)` }));
/** Where the name has no room it wraps out of sight, whole; the mark stays. */
globalStyle(`[data-auth] ${bar} [data-part="wordmark"]`, phone({ display: 'none' }));
export const search = style({
  position: 'absolute',
  left: '50%',
  top: 0,
  width: layout.header,
  height: layout.header,
  marginLeft: `calc(${layout.header} / -2)`,
  background: `linear-gradient(90deg, ${color.background} 50%, ${color.text} 50%)`,
  ...phone({ display: 'none' }),
});
globalStyle(`${search} > a`, { width: '100%', height: '100%', outlineOffset: -4 });
globalStyle(`${search} svg`, { display: 'none' });
/** The sign changes its ink at the seam too. */
globalStyle(`${search} > a::before`, {
  content: '',
  width: 36,
  height: 36,
  background: `linear-gradient(90deg, ${color.text} 50%, ${color.background} 50%)`,
  mask: `url("${lens}") 0 0 / 100% no-repeat`,
});
export const door = style({
  display: 'flex',
  alignItems: 'stretch',
  justifyContent: 'flex-end',
  gap: 8,
  background: color.background,
  fontWeight: weight.medium,
});
globalStyle(`${door} details`, { alignSelf: 'center' });
globalStyle(`${door} [data-part=language-switcher] summary`, { fontSize: size.body, fontWeight: weight.medium });
globalStyle(`${door} [data-part=language-switcher] svg`, { display: 'none' });
const session = `${door} [data-part="session-bar"]`;
globalStyle(session, { alignItems: 'stretch', gap: 12, ...phone({ gap: 0 }) });
globalStyle(`${session} > a`, {
  height: layout.header,
  minHeight: 0,
  padding: '0 20px',
  border: 0,
  fontWeight: weight.medium,
  ...phone({ padding: '0 12px' }),
});
globalStyle(`${session} > a:focus-visible`, { outlineOffset: -4 });
globalStyle(`${session} > [data-part=button-secondary]`, { background: 'none' });
globalStyle(`${session} > [data-part=button-primary]`, {
  order: 3,
  padding: '0 34px',
  ...phone({ padding: '0 20px' }),
});
globalStyle(`${session} > [data-part=button-primary]:focus-visible`, { outlineColor: color.onAccent });
globalStyle(`${session} > button`, { alignSelf: 'center' });
globalStyle(`${session} > button > svg`, { display: 'none' });
/** A player's sign is half filled, as the mark is. */
globalStyle(`${session} summary`, {
  width: 40,
  height: 40,
  border: '2px solid currentColor',
  borderRadius: '50%',
  background: `linear-gradient(90deg, ${color.text} 50%, ${color.background} 50%)`,
});
globalStyle(`${session} summary > svg`, { display: 'none' });
