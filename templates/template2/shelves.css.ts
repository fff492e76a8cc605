/** The categories, the shelves of games below them, and what other pages add. */
import { globalStyle } from '@vanilla-extract/css';
import { below, floatsInMargin, from, hidden, pages, tokens, within } from '../../engine/theme';
import { body, edge, regions } from './layout.css';
import { mix } from './mix';

const { color, size: font, space, weight } = tokens;
const { main } = regions;
const inMain = (part: string) => `${body} ${main} > ${part}`;
const phone = within(below('tablet'));

/** Categories: cells between inset rules, a lit tube under the current one. */
const strip = `${body} [data-part=category-icon-strip]`;
globalStyle(`${strip} > ul`, { padding: 0 });
globalStyle(`${strip} li`, { '@media': { [from('desktop')]: { flex: '1 1 0', minWidth: 'max-content' } } });
globalStyle(`${strip} a`, {
  justifyContent: 'center',
  gap: 9,
  height: 96,
  boxSizing: 'border-box',
  fontWeight: weight.strong,
  ...phone({ height: 88, minWidth: 84 }),
});
globalStyle(`${strip} a:is(:hover, [aria-current])`, { background: 'none', color: color.text });
globalStyle(`${strip} a:hover > svg`, { color: color.accent });
globalStyle(`${strip} a[aria-current] > svg`, { filter: `drop-shadow(0 0 6px ${color.accent})` });
globalStyle(`${strip} li + li > a`, { background: `linear-gradient(${color.line} 0 0) 0 50% / 1px 44px no-repeat` });
globalStyle(`${strip} a[aria-current]::after`, {
  insetInline: 18,
  bottom: 0,
  height: 2,
  background: color.accent,
  boxShadow: `0 0 14px 3px ${mix(color.accent, 70)}`,
});
globalStyle(strip, phone({ borderInline: 0, borderRadius: 0 }));

/** Shelves start at the first column and run off the window: a cut poster says that there is more. */
const row = `${inMain('section')} > [data-part=scroll-row]`;
globalStyle(row, {
  margin: `-40px calc(-1 * ${edge}) -44px`,
  padding: `40px ${edge} 44px`,
  maskImage: 'none',
  scrollPaddingInline: edge,
});
const widths = { portrait: [208, 150], landscape: [256, 218], square: [172, 132] } as const;
for (const [shape, [wide, narrow]] of Object.entries(widths)) {
  globalStyle(`${body} [data-part=scroll-row] > li:has(> [data-size=${shape}])`, {
    width: wide,
    ...phone({ width: narrow }),
  });
}
globalStyle(`${body} [data-part=game-grid-list]`, {
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 190px), 1fr))',
  rowGap: space.item,
  ...phone({ gridTemplateColumns: 'repeat(auto-fill, minmax(136px, 1fr))' }),
});
globalStyle(`${body} [data-part=section-heading]`, {
  alignItems: 'baseline',
  columnGap: 14,
  minHeight: 40,
  marginBottom: 14,
  ...phone({ minHeight: 0 }),
});
globalStyle(`${body} [data-part=section-note]`, { fontSize: font.small, ...phone({ display: 'none' }) });
globalStyle(`${body} [data-part=arrows]`, { alignSelf: 'center', gap: 8, marginInlineStart: 4 });
globalStyle(`${body} [data-part=arrows] > button`, {
  width: 40,
  height: 40,
  border: `1px solid ${color.edge}`,
  background: 'none',
});
globalStyle(`${body} [data-part=arrows] > button:not([aria-disabled=true]):hover`, {
  borderColor: color.accent,
  color: color.accent,
});
globalStyle(inMain('[data-part=winners-belt]'), {
  gridColumn: 'full',
  marginBlock: -6,
  vars: { '--belt-start': edge },
});
/** The button of phones is a ringed square. */
const fab = `${body} [data-part=fab] > button`;
globalStyle(fab, {
  justifyContent: 'center',
  width: 66,
  height: 66,
  padding: 0,
  borderRadius: 18,
  boxShadow: `0 0 0 1px ${color.third}, 0 0 0 6px ${color.background}, 0 0 0 7px ${color.accent}, 0 0 40px 6px ${mix(color.accent, 55)}`,
});
globalStyle(`${fab} > span`, hidden);
globalStyle(`${body} [data-part=page-heading]`, { marginBottom: 0 });
globalStyle(`${body} [data-part=page-title]`, { textShadow: `0 0 26px ${mix(color.accent, 60)}` });
/** Beside a form hangs a sign, a star of tube. */
const sign = `${body} [data-part=benefit-list] > [aria-hidden]`;
globalStyle(`${body} ${main} [data-part=benefit-list]:has(> [aria-hidden])`, { paddingInlineEnd: 226 });
globalStyle(sign, {
  inset: 'auto 28px 20px auto',
  opacity: 1,
  color: color.second,
  filter: `drop-shadow(0 0 9px ${color.second})`,
});
globalStyle(`${sign} > svg`, { width: 180, height: 180, strokeWidth: 0.4 });
pages.roomyPages(body, from('desktop'));
/** What floats stands one above the other beside the page, where its margin has the room. */
floatsInMargin(body, from(1440), 6);
