import { style } from '@vanilla-extract/css';
import { ruledLine, ruledName, ruledWords, tokens } from '../../../../engine/theme';

const { color, weight } = tokens;

export const list = style({ margin: 0 });
export const line = style(ruledLine);
export const name = style({
  flex: '1 1 100px',
  minWidth: 0,
  fontWeight: weight.strong,
  overflowWrap: 'anywhere',
  ...ruledName,
});
export const before = style({ margin: 0, color: color.textMuted, ...ruledWords });
export const amount = style({
  minWidth: '5em',
  margin: 0,
  fontWeight: weight.strong,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
});
