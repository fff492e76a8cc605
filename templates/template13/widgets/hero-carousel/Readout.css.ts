import { globalStyle, style } from '@vanilla-extract/css';
import { below, from, tokens } from '../../../../engine/theme';
import { breakpoints } from '../../template.json';

const { color, font, size, space, stroke, tracking, weight } = tokens;
const rule = `${stroke.decor} solid ${color.line}`;
const narrow = below(breakpoints.template13Custom);
const wide = from('desktopMedium');

export const readout = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [from(breakpoints.template13Custom)]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [wide]: { gridTemplateColumns: '1.25fr 1fr 1.1fr' },
  },
});
globalStyle(`${readout} > *`, {
  boxSizing: 'border-box',
  minWidth: 0,
  padding: `18px ${space.inside}`,
  borderInlineStart: rule,
  borderTop: rule,
});
globalStyle(`${readout} > :first-child`, { gridColumn: '1 / -1', padding: `0 ${space.inside} 22px`, borderTop: 0 });
globalStyle(`${readout} > :is(:first-child, :nth-child(2))`, { borderInlineStart: 0 });
/** A fourth cell takes both of two columns; where there are three cells, the second takes two of three. */
globalStyle(`${readout} > :nth-child(4)`, {
  '@media': { [below('desktopMedium')]: { gridColumn: '1 / -1', borderInlineStart: 0 } },
});
globalStyle(`${readout} > :nth-child(2):nth-last-child(2)`, { '@media': { [wide]: { gridColumn: '1 / 3' } } });
globalStyle(`${readout} > *`, { '@media': { [narrow]: { paddingBlock: 16, borderInlineStart: 0 } } });

export const offer = style({
  display: 'grid',
  alignContent: 'start',
  background: color.accent,
  color: color.onAccent,
  '@media': { [narrow]: { gridRow: 2 } },
});
export const kicker = style({ margin: '0 0 8px', fontSize: size.small, fontWeight: weight.medium });
export const title = style({
  margin: 0,
  fontFamily: font.figures,
  fontSize: 28,
  fontWeight: weight.display,
  letterSpacing: tracking.display,
  lineHeight: 1.15,
  overflowWrap: 'anywhere',
});
export const text = style({ margin: '8px 0 0', fontSize: size.small });
export const way = style({
  justifySelf: 'start',
  minHeight: 44,
  marginTop: 14,
  padding: '0 18px',
  border: 0,
  background: color.onAccent,
  color: color.accent,
  fontWeight: weight.heading,
  selectors: {
    '&:hover': { background: color.surfaceHigh, color: color.text },
    '&:focus-visible': { outlineColor: color.onAccent },
  },
});
