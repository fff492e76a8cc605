import { globalStyle, style } from '@vanilla-extract/css';
import { below, tokens } from '../../../engine/theme';

const { color, layout, size, space } = tokens;
const margin = `max(${space.gutter}, (100% - ${layout.container}) / 2 + ${space.gutter})`;
const narrow = below('desktop');

export const split = style({ background: color.background });
export const strip = style({
  padding: '4px 20px',
  background: color.accentDeep,
  color: color.onAccentDeep,
  fontSize: size.small,
  textAlign: 'center',
  ':empty': { display: 'none' },
});
globalStyle(`${strip} > *`, { justifyContent: 'center' });

export const bar = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: 16,
  height: layout.header,
  paddingInline: margin,
  '@media': { [narrow]: { gridTemplateColumns: 'auto minmax(0, 1fr) auto', gap: 8 } },
});
export const start = style({ display: 'flex', alignItems: 'center', minWidth: 0 });
export const end = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: 12,
  '@media': { [narrow]: { gap: 2 } },
});
/** On the narrowest phones the ways in leave a name of two words its room. */
globalStyle(`${end} [data-part^=button]`, {
  '@media': { '(width < 360px)': { paddingInline: 8, fontSize: size.small } },
});

/** The mark stands above the name. */
export const logo = style({
  flexDirection: 'column',
  justifyContent: 'center',
  gap: 6,
  minWidth: 0,
  minHeight: 44,
  fontSize: 31,
  lineHeight: 1,
  '@media': {
    [narrow]: {
      justifySelf: 'start',
      fontSize: 'clamp(16px, 5.4vw, 24px)',
      gap: 4,
      maxWidth: '100%',
      alignItems: 'flex-start',
      whiteSpace: 'normal',
    },
  },
});
globalStyle(`${logo} > [data-part=logo-compact]`, { height: 11, '@media': { [narrow]: { height: 8 } } });
globalStyle(`${logo} > [data-part="wordmark"]`, {
  maxWidth: '100%',
  overflow: 'hidden',
  overflowWrap: 'normal',
  textOverflow: 'ellipsis',
});
/** Beside a player's balance the mark keeps its place: the code of the language is hidden first, then the search. */
globalStyle(`[data-auth] ${logo}`, { '@media': { [below('tablet')]: { minWidth: 24 } } });
globalStyle(`[data-auth] ${start} summary > span`, { '@media': { [below('mobileMedium')]: { display: 'none' } } });
globalStyle(`[data-auth] ${start} > * > [data-part=game-search]`, {
  '@media': { '(width < 360px)': { display: 'none' } },
});
globalStyle(`[data-auth] ${bar} [data-part="wordmark"]`, { '@media': { [below('tablet')]: { display: 'none' } } });
