import { globalStyle, style } from '@vanilla-extract/css';
import { tallScripts, tokens, wallColumn } from '../../../../engine/theme';

const { color, weight } = tokens;
/** A share of a column of the wall it stands on. */
const share = (part: number, least: number, most: number) =>
  `clamp(min(${least}px, var(${wallColumn}, 228px) * ${part * 1.09}), var(${wallColumn}, 228px) * ${part}, ${most}px)`;

export const stack = style({ display: 'flex', flexDirection: 'column', flex: 1, minHeight: 0 });
export const name = style({
  margin: '0 0 14px',
  fontSize: 14,
  fontWeight: weight.medium,
  lineHeight: 1.3,
  '@media': { '(width < 350px)': { marginBottom: 2 } },
});
export const figure = style({
  margin: 0,
  color: color.figure,
  fontFamily: tokens.font.figures,
  letterSpacing: '-.055em',
  lineHeight: 0.96,
  whiteSpace: 'nowrap',
  selectors: { '&:lang(vi), &:lang(ru)': { letterSpacing: '-.03em' }, ...tallScripts },
});
export const sum = style({
  display: 'block',
  marginInlineStart: '-.05em',
  fontSize: share(0.3, 52, 88),
  fontWeight: weight.heading,
});
export const scale = style({
  display: 'block',
  marginTop: 2,
  fontSize: share(0.2, 34, 60),
  fontWeight: 200,
  selectors: { '&:lang(ru), &:lang(ne), &:lang(bn)': { fontSize: share(0.13, 22, 40) } },
});
export const rows = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 6,
  margin: 'auto 0 0',
  fontSize: 13,
  lineHeight: 1.3,
  fontVariantNumeric: 'tabular-nums',
  '@media': { '(width < 350px)': { lineHeight: 1.2 } },
});
/** A sum that does not fit beside its name goes below it. */
export const row = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: 8 });
/** Small cells have room for two, the smallest for one. */
globalStyle(`${row} + ${row} + ${row}`, { '@media': { '(width < 460px)': { display: 'none' } } });
globalStyle(`${row} + ${row}`, { '@media': { '(width < 370px)': { display: 'none' } } });
export const amount = style({ flex: 'none', margin: 0, fontWeight: weight.strong });
