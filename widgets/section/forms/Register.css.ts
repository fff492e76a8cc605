import { globalStyle, style } from '@vanilla-extract/css';
import { below, tokens } from '../../../engine/theme';

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
globalStyle(`${frame} > * + *`, { borderInlineStart: rule, '@media': { [narrow]: { borderInlineStart: 0, borderTop: rule } } });
/** Headings of the columns are all of one size, whichever widget brings them. */
globalStyle(`${frame} :is(h2, h3)`, { color: color.figure, fontFamily: font.display, fontSize: 32, fontWeight: weight.heading, lineHeight: 1.1 });
