import { globalStyle, style } from '@vanilla-extract/css';
import { below, from, tokens, within } from '../../../../engine/theme';
import { breakpoints } from '../../template.json';

const { color, size, space, stroke, weight } = tokens;
/** From this width on the page is cut, and this line closes its left half. */
const least = breakpoints.template20Custom;
const phone = within(below(least));
const desk = within(from(least));
/** What a phone leaves free at the end of a line, for what floats at the edge of the window. */
const lane = 36;

export const footer = style({
  color: color.onBandMuted,
  fontSize: size.tiny,
  padding: `0 ${space.gutter} 28px`,
  ...desk({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    columnGap: 18,
    margin: `0 20px 0 ${space.gutter}`,
    padding: '15px 0 22px',
    borderTop: `${stroke.decor} solid ${color.line}`,
    borderBlockEnd: 0,
  }),
});
export const middle = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '10px 24px',
  padding: `14px ${lane}px 12px 0`,
  ...desk({ display: 'contents' }),
});
globalStyle(`${middle} > nav`, desk({ gridArea: '1 / 2' }));
/** Ways to pay; a line has no room for them. */
globalStyle(`${middle} > ul`, desk({ display: 'none' }));
export const links = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 18px',
  margin: 0,
  padding: 0,
  fontSize: size.tiny,
  listStyle: 'none',
  ...phone({ color: color.text, fontSize: 15, fontWeight: weight.medium }),
});
export const base = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 14,
  paddingInlineEnd: lane,
  lineHeight: '18px',
  ...desk({ display: 'contents' }),
});
globalStyle(`${base} > span`, desk({ gridArea: '1 / 1 / 3', alignSelf: 'center' }));
export const licence = style({
  flex: '1 1 180px',
  maxWidth: 860,
  margin: 0,
  color: color.textFaint,
  ...desk({ gridArea: '2 / 2', maxWidth: 'none' }),
});
