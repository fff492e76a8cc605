import { globalStyle, style } from '@vanilla-extract/css';
import { below, tokens } from '../../engine/theme';

export const question = style({ maxWidth: '52ch', margin: '0 0 24px', color: tokens.color.textMuted });

/** The answer that does something stands last; on phones, where the thumb is. */
export const answers = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: 12,
  '@media': { [below('mobileWide')]: { display: 'grid', gap: 10 } },
});
globalStyle(`${answers} > button`, { minHeight: 44 });
