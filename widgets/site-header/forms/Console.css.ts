import { globalStyle, style } from '@vanilla-extract/css';
import { below, tokens } from '../../../engine/theme';

const { color, layout, size, space, stroke } = tokens;
const phone = below('mobileWide');
const rule = `${stroke.decor} solid ${color.line}`;

export const console = style({ borderBottom: rule, background: color.band, color: color.onBand });

export const bar = style({
  display: 'grid',
  gridTemplateColumns: `minmax(56px, ${layout.menu}) minmax(44px, 1fr) auto`,
  alignItems: 'center',
  height: layout.header,
});

export const logo = style({
  minHeight: 44,
  paddingInlineStart: `calc(${space.gutter} - 4px)`,
  fontSize: 17,
  overflow: 'hidden',
  '@media': { [phone]: { flexWrap: 'wrap', alignContent: 'flex-start', rowGap: 0, height: 44 } },
});
globalStyle(`${logo} > [data-part="wordmark"]`, {
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  /*
   * Beside the long buttons of some languages a name of two words takes two lines. A word that has no room goes on
   * below the mark, where it is not seen.
   */
  '@media': {
    [phone]: {
      display: 'flex',
      flex: '1 1 min-content',
      alignItems: 'center',
      minWidth: 'min-content',
      minHeight: 44,
      lineHeight: 1.1,
      overflowWrap: 'normal',
      whiteSpace: 'normal',
    },
  },
});
globalStyle(`${logo} > img`, { '@media': { [phone]: { marginBlock: 8 } } });
/** On the narrowest phones, and beside a balance, the mark alone stands for the brand. */
globalStyle(`${logo} > [data-part="wordmark"]`, { '@media': { '(width < 360px)': { display: 'none' } } });
globalStyle(`[data-auth] ${bar} [data-part="wordmark"]`, { '@media': { [below('tablet')]: { display: 'none' } } });

export const search = style({
  minWidth: 0,
  paddingInlineStart: space.gutter,
  '@media': { [below('tablet')]: { paddingInlineStart: 0 } },
});
globalStyle(`[data-auth] ${bar} > ${search}`, { '@media': { '(width < 360px)': { visibility: 'hidden' } } });
export const end = style({ display: 'flex', alignItems: 'center', gap: 8, paddingInlineEnd: space.gutter });

export const line = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.gutter,
  minHeight: 36,
  paddingInlineEnd: space.gutter,
  borderTop: rule,
  background: color.background,
  color: color.textMuted,
  fontSize: size.small,
});

export const notice = style({ flex: 1, minWidth: 0 });
