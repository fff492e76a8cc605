import { style } from '@vanilla-extract/css';
import { below, tokens } from '../../../../engine/theme';

const { color, size } = tokens;

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  alignItems: 'start',
  gap: '28px 16px',
  margin: '30px 0 0',
  textAlign: 'center',
  '@media': { [below('desktop')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const figure = style({ display: 'flex', flexDirection: 'column-reverse', gap: 16, minWidth: 0 });
export const what = style({ color: color.textMuted, fontSize: size.lead, lineHeight: 1.3, textWrap: 'balance' });
export const value = style({
  margin: 0,
  fontSize: 'clamp(44px, 7.4vw, 104px)',
  letterSpacing: '.02em',
  lineHeight: 1,
  '@media': { [below('desktop')]: { fontSize: 'clamp(44px, 14vw, 84px)' } },
});
