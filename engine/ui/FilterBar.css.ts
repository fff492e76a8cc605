import { style } from '@vanilla-extract/css';
import { below } from '../theme/media';
import { tokens } from '../theme/tokens.css';
import { selectBox } from './selectBox.css';

const narrow = below('tablet');

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: 12,
  marginBlockEnd: 16,
  '@media': { [narrow]: { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const filter = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 6, minWidth: 0 });
export const label = style({ fontSize: tokens.size.small, fontWeight: tokens.weight.medium });

export const select = style([selectBox, { width: '100%', minHeight: 44 }]);
export const date = style([
  select,
  { appearance: 'none', minWidth: 0, '@media': { [below('mobileMedium')]: { paddingInline: 8 } } },
]);
export const action = style({
  marginInlineStart: 'auto',
  '@media': { [narrow]: { gridColumn: '1 / -1', marginInlineStart: 0 } },
});

/** Above the bar: whose clock the times below are by. */
export const zone = style({ margin: '0 0 16px', color: tokens.color.textMuted, fontSize: tokens.size.small });
