import { style } from '@vanilla-extract/css';
import { below, from, tokens } from '../../../../engine/theme';

const { color, font, size, weight } = tokens;

export const headline = style({
  display: 'grid',
  gridTemplateColumns: 'fit-content(40%) minmax(0, 1fr)',
  alignItems: 'baseline',
  gap: '2px 10px',
  paddingBlock: 10,
  fontSize: 15,
  lineHeight: 1.35,
  '@media': {
    [from('desktop')]: {
      gridTemplateColumns: 'fit-content(40%) minmax(0, 1fr) auto',
      columnGap: 16,
      paddingBlock: 12,
      fontSize: size.body,
    },
  },
});

export const label = style({
  fontFamily: font.display,
  fontSize: 17,
  fontStyle: 'italic',
  fontWeight: weight.display,
  color: color.accentText,
  textWrap: 'balance',
});
export const text = style({ margin: 0 });
/** Two lines where there is little room; all of it stands on the page that the link opens. */
export const words = style({
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  '@media': { [below('desktop')]: { display: '-webkit-box', overflow: 'hidden' } },
});
export const link = style([
  words,
  { color: 'inherit', textDecoration: 'none', ':hover': { textDecoration: 'underline', textUnderlineOffset: 3 } },
]);

export const all = style({
  color: 'inherit',
  textUnderlineOffset: 3,
  whiteSpace: 'nowrap',
  '@media': { [below('desktop')]: { gridColumn: 2, paddingBlock: 4 } },
});
