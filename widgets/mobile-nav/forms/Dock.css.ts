import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { fixedBar, tokens } from '../../../engine/theme';
import { columns } from '../columns';

const { color, layout, radius, stroke, weight } = tokens;
const rule = `${stroke.decor} solid ${color.line}`;

export const dock = style({
  position: fixedBar,
  insetInline: 0,
  bottom: 0,
  zIndex: 25,
  borderTop: rule,
  background: color.band,
  color: color.onBandMuted,
  paddingBottom: 'env(safe-area-inset-bottom)',
});

const list = style({
  display: 'grid',
  maxWidth: 640,
  height: layout.mobileBar,
  minHeight: 56,
  margin: '0 auto',
  padding: 0,
  listStyle: 'none',
});
/** By the number of items: each stands in its place before the others have arrived. */
export const lists = styleVariants(columns, (gridTemplateColumns) => [list, { gridTemplateColumns }]);
export const place = style({ minWidth: 0 });

export const item = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 4,
  width: '100%',
  height: '100%',
  padding: '0 4px',
  border: 0,
  background: 'none',
  color: 'inherit',
  fontSize: 11,
  fontWeight: weight.medium,
  lineHeight: '14px',
  textDecoration: 'none',
  cursor: 'pointer',
  selectors: {
    '&[aria-current], &[aria-expanded="true"]': {
      color: color.onBand,
      boxShadow: `inset 0 ${stroke.strong} ${color.accentText}`,
    },
    '&:focus-visible': { outlineOffset: -3 },
  },
});

globalStyle(`${item}[data-icon="gift"] > svg`, { color: color.figure });

export const words = style({ maxWidth: '100%', overflow: 'hidden', whiteSpace: 'nowrap', textOverflow: 'ellipsis' });

export const sheet = style({ border: 0, borderTop: rule, background: color.band, color: color.onBand });

export const tiles = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(136px, 1fr))',
  gap: 8,
  margin: '8px 0 16px',
  padding: 0,
  listStyle: 'none',
});

const entry = style({
  display: 'flex',
  alignItems: 'center',
  gap: 11,
  minHeight: 46,
  padding: '6px 12px',
  borderRadius: radius.control,
  color: 'inherit',
  fontWeight: weight.medium,
  lineHeight: 1.25,
  textDecoration: 'none',
  selectors: {
    '&[aria-current]': { background: color.accentTint, boxShadow: `inset ${stroke.strong} 0 0 ${color.accentText}` },
  },
});

export const tile = style([entry, { height: '100%', background: color.surface }]);
export const rows = style({ margin: 0, padding: '8px 0 0', borderTop: rule, listStyle: 'none' });
export const row = style([entry, { color: color.onBandMuted }]);
