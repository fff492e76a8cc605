import { globalStyle, style } from '@vanilla-extract/css';
import { below, from, tokens } from '../../../../engine/theme';
import { breakpoints } from '../../template.json';

const { color, layout, radius, size, space, weight } = tokens;
const narrow = below(breakpoints.template23Custom);
const tight = `${from(breakpoints.template23Custom)} and ${below('desktopMedium')}`;
const inner = `max(${space.gutter}, (100% - ${layout.container}) / 2)`;
/** From here on the ribbon is wider than what it ties. */
const tied = '(width >= 1376px)';
const mix = (tone: string, part: number, other: string) => `color-mix(in oklab, ${tone} ${part}%, ${other})`;
const dark = mix(color.accentDeep, 70, color.band);
/** Height of the line above, px. */
const lineHeight = 38;

export const header = style({ position: 'relative', zIndex: 10, height: `calc(${layout.header} + ${lineHeight}px)` });
export const line = style({
  display: 'flex',
  alignItems: 'center',
  gap: 22,
  height: lineHeight,
  padding: `0 ${inner}`,
  background: color.band,
  color: color.onBandMuted,
  fontSize: size.tiny,
  whiteSpace: 'nowrap',
  '@media': { [narrow]: { gap: 12 } },
});
/** It begins where the plaque ends. */
export const news = style({
  flex: 1,
  minWidth: 0,
  marginInlineStart: 248,
  '@media': { [tight]: { marginInlineStart: 204 }, [narrow]: { marginInlineStart: 0 } },
});

export const ribbon = style({
  position: 'relative',
  width: `calc(${layout.container} + 64px)`,
  maxWidth: '100%',
  height: layout.header,
  marginInline: 'auto',
});
/** A gilt line along both edges. */
const edge = {
  content: '',
  position: 'absolute',
  insetInline: 0,
  height: 1,
  background: color.accent,
  opacity: 0.75,
  pointerEvents: 'none',
} as const;
export const band = style({
  position: 'absolute',
  inset: 0,
  display: 'flex',
  alignItems: 'center',
  gap: 24,
  padding: `0 32px 0 276px`,
  background: `linear-gradient(${mix(color.accentDeep, 92, color.text)}, ${color.accentDeep} 42%, ${dark})`,
  boxShadow: `0 14px 30px -12px ${color.scrim}`,
  color: color.onAccentDeep,
  vars: { [color.focus]: color.onAccentDeep },
  '::before': { ...edge, top: 5, boxShadow: `0 3px 0 ${mix(color.accent, 40, 'transparent')}` },
  '::after': { ...edge, bottom: 8 },
  '@media': {
    [tight]: { gap: 12, padding: '0 20px 0 214px' },
    [narrow]: { gap: 10, padding: '0 12px 0 182px' },
    [below('mobileMedium')]: { gap: 8, padding: '0 10px 0 94px' },
  },
});

const tail = style({
  display: 'none',
  position: 'absolute',
  top: 14,
  width: 56,
  height: layout.header,
  '::before': {
    content: '',
    position: 'absolute',
    inset: 0,
    background: `linear-gradient(${dark}, ${mix(dark, 60, color.band)})`,
  },
  '::after': {
    content: '',
    position: 'absolute',
    top: `calc(${layout.header} - 14px)`,
    width: 24,
    height: 14,
    background: mix(dark, 35, color.band),
  },
  '@media': { [tied]: { display: 'block' } },
});
export const startTail = style([
  tail,
  {
    left: -32,
    '::before': { clipPath: 'polygon(0 0, 100% 0, 100% 100%, 0 100%, 40% 50%)' },
    '::after': { right: 0, clipPath: 'polygon(0 0, 100% 0, 100% 100%)' },
  },
]);
export const endTail = style([
  tail,
  {
    right: -32,
    '::before': { clipPath: 'polygon(0 0, 100% 0, 60% 50%, 100% 100%, 0 100%)' },
    '::after': { left: 0, clipPath: 'polygon(0 0, 100% 0, 0 100%)' },
  },
]);

/** The plaque hangs from above the ribbon to below it. */
export const plaque = style({
  position: 'absolute',
  zIndex: 1,
  left: 32,
  top: -30,
  justifyContent: 'center',
  boxSizing: 'border-box',
  width: 224,
  height: 136,
  padding: '10px 20px',
  borderRadius: `4px 4px ${radius.medium} ${radius.medium}`,
  background: `linear-gradient(${color.surface}, ${color.band})`,
  boxShadow: `0 18px 34px -10px ${color.scrim}, inset 0 0 0 1px ${mix(color.second, 55, 'transparent')}`,
  color: color.text,
  overflow: 'hidden',
  '@media': {
    [tight]: { left: 20, width: 180, height: 120 },
    [narrow]: { left: 12, top: 0, width: 158, height: 76, padding: '6px 12px' },
    [below('mobileMedium')]: { left: 8, width: 78 },
  },
});
/** A guest's few ways in leave room for a name that can be read on a phone of 350 px. */
const guestPhone = `(350px <= width) and ${below('mobileMedium')}`;
globalStyle(`:root:not([data-auth]) ${plaque}`, { '@media': { [guestPhone]: { width: 132 } } });
globalStyle(`:root:not([data-auth]) ${band}`, { '@media': { [guestPhone]: { paddingInlineStart: 150 } } });
globalStyle(`${plaque} > img`, {
  width: 'auto',
  maxWidth: '100%',
  height: 84,
  '@media': { [tight]: { height: 66 }, [narrow]: { height: 50 } },
});

export const nav = style({
  flex: '0 1 auto',
  marginInlineEnd: 'auto',
  minWidth: 0,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  '::-webkit-scrollbar': { display: 'none' },
});
globalStyle(`${nav} ul`, { flexWrap: 'nowrap', gap: 26, '@media': { [tight]: { gap: 16 } } });
globalStyle(`${nav} a`, {
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  minHeight: 44,
  padding: 0,
  background: 'none',
  color: 'inherit',
  fontSize: size.body,
  fontWeight: weight.strong,
  whiteSpace: 'nowrap',
  '@media': { [tight]: { fontSize: size.small } },
});
/** A light under the page that is open. */
globalStyle(`${nav} a[aria-current]::after`, {
  content: '',
  position: 'absolute',
  left: 'calc(50% - 3.5px)',
  bottom: 2,
  width: 7,
  height: 7,
  background: color.accent,
  rotate: '45deg',
});
/** It shrinks first, down to its sign. */
globalStyle(`${band} > [data-part=search-pill]`, { flex: '0 999 270px' });

/** Its controls are dark lacquer with a light edge; what stands in the line above is small print. */
const light = `1px solid ${mix(color.onAccentDeep, 62, 'transparent')}`;
globalStyle(`${header} :is([data-part=search-pill] > label, [data-part=game-search])`, {
  border: light,
  borderRadius: radius.control,
  background: mix(color.band, 74, 'transparent'),
  color: color.text,
});
globalStyle(`${header} [data-part=search-pill] > label > input`, { fontSize: size.small });
globalStyle(`${header} [data-part=game-search]`, {
  display: 'grid',
  flex: 'none',
  placeItems: 'center',
  width: 44,
  height: 44,
});
/**
 * On a phone a balance has its room: the plaque is as small as on the smallest, and the bar at the foot searches too.
 */
const phone = '(width < 480px)';
globalStyle(`[data-auth] ${header} [data-part=game-search]`, { '@media': { [phone]: { display: 'none' } } });
globalStyle(`[data-auth] ${band}`, { '@media': { [phone]: { paddingInlineStart: 94 } } });
globalStyle(`[data-auth] ${plaque}`, { '@media': { [phone]: { left: 8, width: 78 } } });
globalStyle(`${header} [data-part=button-secondary]`, { border: light, background: 'none', color: color.onAccentDeep });
globalStyle(`${header} [data-part=session-bar]:not([data-player]) > a:first-child`, {
  '@media': { [narrow]: { display: 'none' } },
});
globalStyle(`${header} [data-part=utility] :is(a, summary)`, {
  color: 'inherit',
  fontSize: size.tiny,
  fontWeight: weight.body,
});
globalStyle(`${header} [data-part=notice-line]`, {
  minHeight: 0,
  padding: 0,
  border: 0,
  background: 'none',
  color: 'inherit',
  fontSize: size.tiny,
});
globalStyle(`${header} [data-part=notice-line] > svg`, { width: 16, height: 16 });
globalStyle(`${header} [data-part=notice-line] b`, { color: color.accentText, fontWeight: weight.strong });
