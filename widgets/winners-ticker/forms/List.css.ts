import { style } from '@vanilla-extract/css';
import { below, tokens } from '../../../engine/theme';

export const section = style({ minWidth: 0 });
export const list = style({ margin: 0, padding: 0, listStyle: 'none' });

export const row = style({
  display: 'grid',
  gridTemplateColumns: '46px minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: 12,
  padding: '5.5px 0',
  borderBottom: `3px dotted ${tokens.color.line}`,
  ':last-child': { borderBottom: 0 },
});
export const wideOnly = style([row, { '@media': { [below('tablet')]: { display: 'none' } } }]);

export const disc = style({
  width: 46,
  height: 46,
  overflow: 'hidden',
  borderRadius: '50%',
  background: tokens.color.accentTint,
  boxShadow: `0 0 0 2.5px ${tokens.color.text}`,
});
export const picture = style({ display: 'block', width: '100%', height: '100%', objectFit: 'cover' });
export const who = style({ minWidth: 0 });
export const player = style({ display: 'block', fontSize: 17, fontWeight: tokens.weight.strong, lineHeight: 1.15 });
export const game = style({
  display: 'block',
  overflow: 'hidden',
  color: tokens.color.textMuted,
  fontSize: tokens.size.small,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
export const amount = style({
  color: tokens.color.figure,
  fontSize: 20,
  fontWeight: tokens.weight.heading,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});
