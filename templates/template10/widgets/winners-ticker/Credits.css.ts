import { globalStyle, style } from '@vanilla-extract/css';
import { below, tokens } from '../../../../engine/theme';

const { color, size, weight } = tokens;

export const credits = style({ minWidth: 0, textAlign: 'center' });
globalStyle(`${credits} [data-part="section-heading"]`, { justifyContent: 'center' });
const list = style({ display: 'grid', gap: 4, margin: 0, padding: 0, listStyle: 'none' });
const fade = (to: string) => ({
  maskImage: `linear-gradient(to ${to}, color-mix(in oklab, ${color.text} 55%, transparent), ${color.text} 40%)`,
});
export const upper = style([list, fade('bottom')]);
export const lower = style([list, fade('top')]);
globalStyle(`${upper} + :not(${lower})`, { marginBlock: 20 });
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  gap: 22,
  lineHeight: 1.3,
});
export const wideRow = style([row, { '@media': { [below('tablet')]: { display: 'none' } } }]);
export const player = style({ color: color.textMuted, textAlign: 'end' });
export const win = style({ display: 'grid', justifyItems: 'start', minWidth: 0, textAlign: 'start' });
export const amount = style({ fontSize: 17, fontWeight: weight.medium, fontVariantNumeric: 'tabular-nums' });
export const game = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 24,
  color: color.textMuted,
  fontSize: size.small,
  textDecoration: 'none',
  ':hover': { color: color.text, textDecoration: 'underline' },
});
