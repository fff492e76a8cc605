import { globalStyle, style } from '@vanilla-extract/css';
import { below, from, growing, tokens } from '../../../engine/theme';

const { color, radius, size, stroke, weight } = tokens;
const rule = `${stroke.decor} solid ${color.line}`;
const phone = below('tablet');

export const strip = style({
  display: 'flex',
  border: rule,
  borderRadius: radius.medium,
  overflow: 'hidden',
  '@media': { [phone]: { flexDirection: 'column' } },
});

export const head = style({
  display: 'flex',
  flex: 'none',
  flexDirection: 'column',
  justifyContent: 'center',
  margin: 0,
  padding: '12px 16px',
  background: color.surface,
  fontSize: size.body,
  fontWeight: weight.strong,
  lineHeight: 1.4,
  '@media': { [phone]: { flexDirection: 'row', justifyContent: 'space-between' } },
});
export const since = style({ color: color.textMuted, fontSize: size.tiny, fontWeight: weight.body });

export const list = style({
  display: 'grid',
  flex: '1 1 0',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  minWidth: 0,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': { [phone]: { gridAutoFlow: 'row' } },
});

export const cell = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: 11,
  minWidth: 0,
  padding: '12px 14px',
  borderInlineStart: rule,
  '@media': { [phone]: { padding: '9px 14px', borderInlineStart: 0, borderTop: rule } },
});
export const wideCell = style([cell, { '@media': { [below('desktopMedium')]: { display: 'none' } } }]);
globalStyle(`${cell}:nth-child(3)`, { '@media': { [`${from('tablet')} and (width < 1024px)`]: { display: 'none' } } });

export const picture = style({ flex: 'none', width: 40, height: 40, borderRadius: radius.small, objectFit: 'cover' });
export const words = style({
  display: 'grid',
  minWidth: 0,
  '@media': { [phone]: { display: 'flex', flex: 1, alignItems: 'center', justifyContent: 'space-between', gap: 12 } },
});
export const amount = style({
  color: color.figure,
  fontSize: 15,
  fontWeight: weight.display,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: 1.3,
  overflowWrap: 'anywhere',
  // In a line with the game, which ends sooner than a sum breaks.
  '@media': { [phone]: { overflowWrap: 'break-word' } },
});
export const who = style({
  minWidth: growing(0, 80),
  overflow: 'hidden',
  color: color.textMuted,
  fontSize: size.tiny,
  whiteSpace: 'nowrap',
  textOverflow: 'ellipsis',
});
export const game = style({
  color: 'inherit',
  textDecoration: 'none',
  '::after': { content: '', position: 'absolute', inset: 0 },
  selectors: {
    '&:hover': { color: color.text },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': { outline: `2px solid ${color.focus}`, outlineOffset: -3 },
  },
});
