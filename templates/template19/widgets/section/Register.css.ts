import { globalStyle, style } from '@vanilla-extract/css';
import { below, tokens } from '../../../../engine/theme';

const { color, font, space, stroke, weight } = tokens;
const narrow = below('desktop');
const rule = `${stroke.decor} solid ${color.third}`;

export const frame = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  margin: 6,
  border: rule,
  boxShadow: `0 0 0 5px ${color.background}, 0 0 0 6px ${color.line}`,
  '@media': { [narrow]: { gridAutoFlow: 'row' } },
});
globalStyle(`${frame} > *`, { minWidth: 0, padding: `20px ${space.inside} 14px` });
globalStyle(`${frame} > * + *`, {
  borderInlineStart: rule,
  '@media': { [narrow]: { borderInlineStart: 0, borderTop: rule } },
});
/** Headings of the columns are all of one size, whichever widget brings them. */
globalStyle(`${frame} :is(h2, h3)`, {
  color: color.figure,
  fontFamily: font.display,
  fontSize: 32,
  fontWeight: weight.heading,
  lineHeight: 1.1,
});

globalStyle(`${frame} [data-part=match-table]`, { padding: 0, border: 0, background: 'none' });
/** Places as numerals of two lines, the words of games as all that is read. */
const row = `${frame} [data-part=game-row]`;
globalStyle(row, { gridTemplateColumns: '46px minmax(0, 1fr) auto', minHeight: 68, paddingBlock: 8 });
globalStyle(`${row} > span:nth-child(2)`, { display: 'none' });
globalStyle(`${row} > span:last-child`, { color: color.accentText, fontWeight: weight.strong });
globalStyle(`${row} > span:first-child`, {
  color: color.background,
  fontFamily: font.display,
  fontSize: 52,
  WebkitTextStroke: `3px ${color.third}`,
  paintOrder: 'stroke fill',
});
globalStyle(`${row} a`, { fontFamily: font.text, fontWeight: weight.strong, letterSpacing: 0 });
