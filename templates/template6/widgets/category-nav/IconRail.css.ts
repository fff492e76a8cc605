import { globalStyle, style } from '@vanilla-extract/css';
import { below, from, slideOut, slideOutLabel, startsInView, tokens } from '../../../../engine/theme';

const { color, stroke, weight } = tokens;
/** From so many px on it is a column. */
const least = 999;
const narrow = below(least);
const wide = from(least);
const rule = `${stroke.decor} solid ${color.line}`;

/** A column of signs; on narrow windows a row that a thumb moves, with names below. */
export const rail = style({
  '@media': {
    [wide]: { display: 'flex', flexDirection: 'column', height: '100%', minHeight: 0 },
    [narrow]: { borderBottom: rule, overflowX: 'auto', overscrollBehaviorX: 'contain', scrollbarWidth: 'none' },
  },
});
export const list = style({
  display: 'flex',
  flex: '0 1 auto',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': { [wide]: { flexDirection: 'column', minHeight: 0 }, [narrow]: { width: 'max-content' } },
});
/** The secondary navigation, beside the categories, under a hairline; phones have it in their menu. */
export const more = style([
  list,
  { marginTop: 7, paddingTop: 7, borderTop: rule, '@media': { [narrow]: { display: 'none' } } },
]);
/** In a low window all shrink alike. */
export const item = style({ '@media': { [wide]: { flex: '0 1 44px', minHeight: 24 } } });

export const link = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  height: '100%',
  color: color.textMuted,
  textDecoration: 'none',
  selectors: {
    '&[aria-current]': { background: color.surfaceRaised, color: color.text },
    '&:focus-visible': { outlineOffset: -2 },
  },
  '@media': {
    [wide]: {
      selectors: {
        '&[aria-current]::before': {
          content: '',
          position: 'absolute',
          insetBlock: 0,
          insetInlineStart: 0,
          width: 4,
          background: color.accent,
        },
        '&:hover, &:focus-visible': { background: color.accentDeep, color: color.onAccentDeep },
      },
    },
    [narrow]: {
      alignContent: 'center',
      gap: 6,
      minWidth: 74,
      height: 70,
      padding: '0 8px',
      fontSize: 11,
      lineHeight: '14px',
      whiteSpace: 'nowrap',
      selectors: { '&[aria-current]': { ...startsInView, boxShadow: `inset 0 -4px ${color.accent}` } },
    },
  },
});
globalStyle(`${link} > svg`, { width: 22, height: 22, strokeWidth: 1.5 });

/** Name and count slide out of the rail as one solid bar. */
export const label = style({
  '@media': {
    [wide]: {
      ...slideOutLabel,
      selectors: { [`${link}:hover &, ${link}:focus-visible &`]: slideOut },
    },
  },
});
export const count = style({
  fontSize: 13,
  fontWeight: weight.body,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [narrow]: { display: 'none' } },
});
