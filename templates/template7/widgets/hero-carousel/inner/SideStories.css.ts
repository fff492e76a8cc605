import { style } from '@vanilla-extract/css';
import { from, tallScripts, tokens } from '../../../../../engine/theme';

const { color, font, leading, size, stroke, tracking, weight } = tokens;
const desktop = from('desktop');

export const strip = style({ minWidth: 0 });

export const story = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 108px',
  gap: 14,
  alignItems: 'start',
  borderTop: `${stroke.strong} solid ${color.text}`,
  paddingTop: 16,
  '@media': { [desktop]: { gridTemplateColumns: 'minmax(0, 1fr) 148px', gap: 20 } },
});

export const kicker = style({
  margin: 0,
  fontSize: size.tiny,
  fontWeight: weight.strong,
  lineHeight: 1.3,
  color: color.accentText,
});

export const title = style({
  margin: '5px 0 10px',
  fontFamily: font.display,
  fontSize: `calc(${size.section} * 0.95)`,
  fontWeight: weight.heading,
  lineHeight: 0.98,
  letterSpacing: tracking.display,
  selectors: {
    ...tallScripts,
    '&:lang(ru)': { '@media': { '(width < 350px)': { fontSize: `calc(${size.section} * 0.8)` } } },
  },
  textWrap: 'balance',
  overflowWrap: 'break-word',
});

export const text = style({ margin: '0 0 16px', lineHeight: leading.body });
export const picture = style({
  display: 'block',
  width: '100%',
  height: 'auto',
  aspectRatio: '148 / 190',
  objectFit: 'cover',
});

export const briefs = style({
  margin: '20px 0 0',
  padding: 0,
  listStyle: 'none',
  borderTop: `${stroke.decor} solid ${color.text}`,
});
export const item = style({ selectors: { '& + &': { borderTop: `${stroke.decor} solid ${color.line}` } } });

export const brief = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(62px, auto) minmax(0, 1fr)',
  alignItems: 'baseline',
  gap: 8,
  minHeight: 44,
  boxSizing: 'border-box',
  paddingBlock: 9,
  fontFamily: font.display,
  fontSize: 18,
  fontWeight: weight.strong,
  lineHeight: 1.25,
  letterSpacing: '-0.01em',
  color: color.text,
  textDecoration: 'none',
  ':hover': { color: color.accentText },
});

export const time = style({
  fontFamily: font.text,
  fontSize: 15,
  fontWeight: weight.body,
  letterSpacing: 0,
  color: color.accentText,
});
