import { globalStyle, style } from '@vanilla-extract/css';
import { tokens } from '../../../../../engine/theme';

const { color, radius, size, space, stroke } = tokens;
const line = `${stroke.decor} solid ${color.line}`;

export const floor = style({ minWidth: 0, containerType: 'inline-size' });
globalStyle(`${floor} > [data-part=section-heading]`, { marginBottom: 0 });

/** Words of sorts come before the way to all, where the front has room for them. */
export const sorts = style({
  display: 'none',
  '@container': { '(width >= 1000px)': { display: 'flex', gap: 24, order: 1, marginInlineStart: 'auto' } },
});
export const sort = style({
  paddingBlock: 6,
  color: color.textMuted,
  fontSize: size.small,
  textDecoration: 'none',
  ':hover': { color: color.text, textDecoration: 'underline', textUnderlineOffset: 4 },
});
globalStyle(`${sorts} ~ *, ${floor} [data-part=section-link]`, { order: 2 });
globalStyle(`${floor} [data-part=section-heading]:has(> ${sorts}) > [data-part=section-link]`, {
  '@container': { '(width >= 1000px)': { marginInlineStart: 6 } },
});

/** Joined to the front above; where the room is narrow it passes sideways. */
export const houses = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(144px, 1fr)',
  margin: `0 0 18px`,
  padding: 0,
  border: line,
  borderTop: 0,
  borderRadius: `0 0 ${radius.medium} ${radius.medium}`,
  background: color.surface,
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollbarWidth: 'none',
  listStyle: 'none',
  '::-webkit-scrollbar': { display: 'none' },
});
export const place = style({ height: 82, minWidth: 0, selectors: { '& + &': { borderInlineStart: line } } });
globalStyle(`${place}:nth-child(n + 5)`, { '@container': { '(600px <= width < 860px)': { display: 'none' } } });
export const house = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 5,
  boxSizing: 'border-box',
  width: '100%',
  height: '100%',
  padding: '0 4px',
  border: 0,
  borderBottom: '3px solid transparent',
  background: 'none',
  color: color.text,
  font: 'inherit',
  lineHeight: 1.2,
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: color.surfaceRaised },
    '&[aria-pressed=true]': { borderBottomColor: color.accentDeep, background: color.text, color: color.background },
    '&:focus-visible': { outline: `${stroke.strong} solid ${color.focus}`, outlineOffset: -3 },
  },
});
export const count = style({
  color: color.textMuted,
  fontSize: size.tiny,
  fontVariantNumeric: 'tabular-nums',
  selectors: { '[aria-pressed=true] > &': { color: 'inherit' } },
});

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space.item,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@container': {
    '(width >= 600px)': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    '(width >= 700px)': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
    '(width >= 1100px)': { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' },
  },
});
globalStyle(`${grid} > li`, { minWidth: 0 });
/** Three and six games stand by threes on a tablet: no hole at the end. */
globalStyle(`${grid}:not([data-lead]):has(> li:is(:nth-child(3), :nth-child(6)):last-child)`, {
  '@container': { '(700px <= width < 1100px)': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
});
/** In two columns the third of three would stand alone. */
globalStyle(`${grid}:not([data-lead]) > li:nth-child(3):last-child`, {
  '@container': { '(width < 600px)': { display: 'none' } },
});
globalStyle(`${grid}[data-lead] > li:first-child`, {
  gridColumn: 'span 2',
  '@container': { '(width >= 600px)': { gridRow: 'span 2' } },
});
