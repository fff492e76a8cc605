import { style } from '@vanilla-extract/css';
import { tokens, visuallyHidden } from '../../../engine/theme';

const { color, font, size, stroke, weight } = tokens;

export const hidden = visuallyHidden;
export const table = style({ width: '100%', borderCollapse: 'collapse', fontSize: size.body });
export const row = style({ borderBottom: `${stroke.decor} solid ${color.line}` });

const cell = style({ padding: '8px 0 7px', textAlign: 'start', fontWeight: weight.body, verticalAlign: 'baseline' });
const first = `${row}:first-child &`;

export const place = style([
  cell,
  {
    width: 38,
    fontFamily: font.figures,
    fontSize: 25,
    fontWeight: weight.medium,
    lineHeight: 1,
    selectors: { [first]: { color: color.accentText } },
  },
]);
export const player = style([cell, { overflowWrap: 'anywhere' }]);
export const points = style([
  cell,
  { textAlign: 'end', fontSize: size.small, color: color.textMuted, whiteSpace: 'nowrap' },
]);
export const prize = style([
  cell,
  {
    width: 86,
    textAlign: 'end',
    fontWeight: weight.strong,
    whiteSpace: 'nowrap',
    selectors: { [first]: { color: color.accentText } },
  },
]);
