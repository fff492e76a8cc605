import { style } from '@vanilla-extract/css';
import { look } from '../look';

export const row = style({ display: 'flex', alignItems: 'flex-end', gap: '8px', padding: '7px 12px 8px' });
export const second = style({ borderTop: `1px solid ${look.faint}` });
export const space = style({ flex: 1 });
export const wide = style({ width: '240px' });
export const middle = style({ width: '172px' });
export const narrow = style({ width: '126px' });
export const group = style({ display: 'inline-flex' });
export const segment = style({
  selectors: {
    '&:not(:first-child)': { borderTopLeftRadius: 0, borderBottomLeftRadius: 0, marginLeft: '-1px' },
    '&:not(:last-child)': { borderTopRightRadius: 0, borderBottomRightRadius: 0 },
  },
});
