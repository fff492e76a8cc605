import { style } from '@vanilla-extract/css';
import { below, tokens } from '../../../engine/theme';

const { color, radius, size, stroke, tracking, weight } = tokens;

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '4px 12px',
  minHeight: 32,
  marginBottom: 8,
});
export const title = style({
  margin: 0,
  fontSize: size.box,
  fontWeight: weight.heading,
  letterSpacing: tracking.heading,
  lineHeight: 1.3,
});
export const views = style({
  display: 'flex',
  gap: 2,
  padding: 2,
  borderRadius: radius.medium,
  background: color.surface,
});

export const view = style({
  minHeight: 24,
  padding: '0 9px',
  border: 0,
  borderRadius: radius.small,
  background: 'none',
  color: color.textMuted,
  fontSize: size.tiny,
  fontWeight: weight.medium,
  cursor: 'pointer',
  selectors: {
    '&:hover': { color: color.text },
    '&[aria-pressed="true"]': { background: color.surfaceHigh, color: color.text },
  },
  '@media': { '(pointer: coarse)': { minHeight: 40 } },
});

export const none = style({ margin: 0, color: color.textMuted });
export const list = style({ margin: 0, padding: 0, listStyle: 'none' });

export const row = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '36px minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: 11,
  minHeight: 54,
  borderTop: `${stroke.decor} solid ${color.line}`,
  selectors: { '&:first-child': { borderTopColor: 'transparent' } },
});
export const extraRow = style([row, { '@media': { [below('tablet')]: { display: 'none' } } }]);

export const picture = style({ width: 36, height: 40, borderRadius: radius.small, objectFit: 'cover' });
export const who = style({ minWidth: 0 });
export const player = style({ display: 'block', fontWeight: weight.strong, lineHeight: '18px' });

export const game = style({
  display: 'block',
  overflow: 'hidden',
  color: color.textFaint,
  fontSize: size.tiny,
  lineHeight: '16px',
  whiteSpace: 'nowrap',
  textOverflow: 'ellipsis',
  textDecoration: 'none',
  '::after': { content: '', position: 'absolute', inset: 0 },
  selectors: {
    '&:hover': { color: color.text },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': { outline: `2px solid ${color.focus}`, outlineOffset: -1, borderRadius: radius.small },
  },
});

export const win = style({ textAlign: 'end', fontVariantNumeric: 'tabular-nums' });
export const amount = style({
  display: 'block',
  color: color.figure,
  fontSize: 13.5,
  fontWeight: weight.heading,
  letterSpacing: tracking.body,
  lineHeight: '18px',
});
export const ago = style({
  display: 'block',
  minHeight: 16,
  color: color.textFaint,
  fontSize: size.tiny,
  lineHeight: '16px',
});
