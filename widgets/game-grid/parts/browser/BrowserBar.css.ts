import { globalStyle, style } from '@vanilla-extract/css';
import { below, from, tokens } from '../../../../engine/theme';

const { color, control } = tokens;
const height = `max(44px, ${control.height})`;

export const bar = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8, minWidth: 0 });
globalStyle(`${bar} > button, ${bar} > select`, {
  flex: 'none',
  minHeight: height,
  '@media': { [below('mobileWide')]: { fontSize: 15 } },
});
globalStyle(`${bar} > select`, {
  textOverflow: 'ellipsis',
  '@media': { [below('tablet')]: { flex: '1 1 0', minWidth: 0 } },
});
globalStyle(`${bar} > [data-part="browser-search"]`, { '@media': { [below('tablet')]: { flexBasis: '100%' } } });

/** Orders that stand in a row and in a list: phones show the list, as wide as what is beside it. */
const ordered = `${bar}:has(> [data-part=browser-sorts])`;
globalStyle(`${ordered} > select`, {
  '@media': { [from('tablet')]: { display: 'none' }, [below('tablet')]: { flex: '1 1 auto' } },
});
globalStyle(`${bar}:has(> select) > [data-part=browser-sorts]`, {
  '@media': { [below('tablet')]: { display: 'none' } },
});
globalStyle(`${ordered} > button`, { '@media': { [below('tablet')]: { flex: '1 0 auto' } } });

export const filters = style({});
export const filtersOn = style({
  selectors: { '&&': { background: color.accentTint, borderColor: color.accentText } },
});
export const toggle = style({
  selectors: {
    '&&[aria-pressed="true"]': { background: color.accentTint, borderColor: color.accentText, color: color.accentText },
  },
});
/** On a phone the sign alone says it; its name is read out. */
export const words = style({ '@media': { [below('tablet')]: { display: 'none' } } });
