import { style } from '@vanilla-extract/css';
import { tokens } from '../../engine/theme';

const { color, radius, size, weight } = tokens;

export const line = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: 8,
  margin: 0,
  color: color.textFaint,
  fontSize: size.tiny,
  lineHeight: '17px',
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});

export const studio = style({ minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' });
/** On a small tile the free seats come first, told in words: limits and marks would cut them and the name. */
const roomy = { '@container': { '(width < 180px)': { display: 'none' } } };
export const strong = style([studio, { color: color.textMuted, ...roomy }]);

export const seats = style({ flex: 'none', marginInlineStart: 'auto', ...roomy });
export const taken = style({ fill: color.accentText });
export const free = style({ fill: color.surfaceHigh });

export const rounds = style({ display: 'flex', gap: 3, margin: '7px 0 0', padding: 0, listStyle: 'none' });

export const round = style({
  flex: '1 1 0',
  minWidth: 0,
  borderRadius: radius.small,
  background: color.surfaceRaised,
  color: color.textMuted,
  fontSize: 11,
  fontWeight: weight.strong,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: '20px',
  textAlign: 'center',
});
export const goodRound = style([round, { background: color.okTint, color: color.ok }]);
export const highRound = style([round, { background: color.secondTint, color: color.figure }]);
