import { style } from '@vanilla-extract/css';
import { growing, tokens } from '../../engine/theme';

const { color, font, size, stroke, weight } = tokens;

export const runners = style({ margin: 0, padding: 0, listStyle: 'none' });

export const runner = style({
  display: 'grid',
  gridTemplateColumns: `${growing(30, 24)} 42px minmax(0, 1fr) ${growing(68, 30)}`,
  alignItems: 'center',
  columnGap: 10,
  boxSizing: 'border-box',
  minHeight: tokens.control.row,
  paddingBlock: 4,
  selectors: { '& + &': { borderTop: `${stroke.decor} solid ${color.line}` } },
});

export const number = style({ fontFamily: font.figures, fontSize: 27, fontWeight: weight.medium, lineHeight: 1 });
export const words = style({ minWidth: 0 });
export const name = style({
  display: 'block',
  fontFamily: font.display,
  fontSize: 19,
  fontWeight: weight.strong,
  lineHeight: 1.15,
  overflowWrap: 'anywhere',
});
export const rider = style({ fontSize: size.small, lineHeight: 1.35, color: color.textMuted });

export const price = style({
  display: 'grid',
  placeItems: 'center',
  boxSizing: 'border-box',
  height: 44,
  border: `${stroke.control} solid ${color.edge}`,
  borderRadius: tokens.radius.control,
  fontWeight: weight.strong,
  color: color.text,
  textDecoration: 'none',
  ':hover': { background: color.third, color: color.onThird },
});

export const silk = style({ display: 'block', color: color.text });
