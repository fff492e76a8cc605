import { style } from '@vanilla-extract/css';
import { below } from '../theme/media';
import { tokens } from '../theme/tokens.css';

const narrow = below('tablet');

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: 12,
  marginBlockEnd: 16,
  '@media': { [narrow]: { display: 'grid', gridTemplateColumns: '1fr 1fr' } },
});

export const filter = style({ display: 'grid', gap: 6, minWidth: 0 });
export const label = style({ fontSize: tokens.size.small, fontWeight: tokens.weight.medium });

export const select = style({
  width: '100%',
  minHeight: 44,
  padding: '0 10px',
  border: `${tokens.stroke.control} solid ${tokens.color.edge}`,
  borderRadius: tokens.radius.control,
  background: tokens.color.field,
  color: tokens.color.text,
  fontFamily: tokens.font.text,
  fontSize: tokens.size.body,
  ':focus-visible': { outline: `2px solid ${tokens.color.focus}`, outlineOffset: 1 },
  '@media': { '(pointer: coarse)': { fontSize: 16 } },
});

export const date = style([select, { appearance: 'none' }]);
export const action = style({ marginInlineStart: 'auto', '@media': { [narrow]: { gridColumn: '1 / -1', marginInlineStart: 0 } } });
