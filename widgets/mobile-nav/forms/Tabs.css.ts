import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { fixedBar, from, short, tokens } from '../../../engine/theme';
import { columns } from '../columns';

/** Fixed to the window below desktop; the page's frame leaves room for it. */
export const bar = style({
  position: fixedBar,
  zIndex: 30,
  insetInline: 0,
  bottom: 0,
  background: tokens.color.surface,
  boxShadow: `0 calc(-1 * ${tokens.stroke.strong}) 0 ${tokens.color.text}`,
  paddingBottom: 'env(safe-area-inset-bottom, 0px)',
  '@media': { [from('desktop')]: { display: 'none' } },
});

const list = style({
  display: 'grid',
  alignItems: 'end',
  maxWidth: 560,
  height: tokens.layout.mobileBar,
  margin: '0 auto',
  padding: '0 6px 8px',
  boxSizing: 'border-box',
  listStyle: 'none',
});
/** By the number of items: each stands in its place before the others have arrived. */
export const tabs = styleVariants(columns, (gridTemplateColumns) => [list, { gridTemplateColumns }]);
export const place = style({ minWidth: 0 });

export const tab = style({
  display: 'grid',
  justifyItems: 'center',
  gap: 1,
  padding: '10px 2px 6px',
  borderRadius: 18,
  color: tokens.color.text,
  fontSize: 14,
  fontWeight: tokens.weight.strong,
  lineHeight: 1.1,
  textDecoration: 'none',
  cursor: 'pointer',
  listStyle: 'none',
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
});
/** The current tab is raised over the edge. */
export const current = style([
  tab,
  {
    marginTop: -12,
    paddingTop: 20,
    background: tokens.color.accent,
    boxShadow: `0 0 0 ${tokens.stroke.strong} ${tokens.color.text}`,
    color: tokens.color.onAccent,
  },
]);
globalStyle(`${tab} svg`, {
  width: 28,
  height: 28,
  fill: 'color-mix(in oklab, currentColor 32%, transparent)',
  strokeWidth: 2,
});
export const name = style({ maxWidth: '100%', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });

export const sheet = style({
  position: 'fixed',
  zIndex: -1,
  insetInline: 0,
  bottom: `calc(${tokens.layout.mobileBar} + env(safe-area-inset-bottom, 0px))`,
  display: 'grid',
  gap: 14,
  maxHeight: '70dvh',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: '20px 16px 32px',
  borderRadius: `${tokens.radius.large} ${tokens.radius.large} 0 0`,
  background: tokens.color.surface,
  boxShadow: `0 0 0 ${tokens.stroke.strong} ${tokens.color.text}, 0 -26px 40px -16px ${tokens.color.scrim}`,
  color: tokens.color.text,
  // The bar of a short window stands in the page, and its sheet over the page.
  '@media': { [short]: { zIndex: 30, bottom: 0 } },
});
export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 8,
  ':empty': { display: 'none' },
});
globalStyle(`${tools} form`, { flex: '1 1 160px', width: 'auto' });
export const links = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(148px, 1fr))',
  gap: 8,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const link = style({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  minHeight: 48,
  padding: '0 14px',
  borderRadius: 18,
  background: tokens.color.accentTint,
  color: tokens.color.text,
  fontWeight: tokens.weight.strong,
  lineHeight: 1.1,
  textDecoration: 'none',
  selectors: { '&[aria-current]': { background: tokens.color.accent, color: tokens.color.onAccent } },
});
export const words = style({ minWidth: 0, overflowWrap: 'anywhere' });
