import { globalStyle, style } from '@vanilla-extract/css';
import { below, tokens } from '../../../engine/theme';

const { color, font, layout, leading, radius, size, space, stroke, tracking, weight } = tokens;

export const footer = style({
  padding: `30px max(${space.gutter}, (100% - ${layout.container}) / 2) 36px`,
  borderTop: `${stroke.decor} solid ${color.edge}`,
  background: color.band,
  color: color.onBand,
});
export const title = style({
  margin: '0 0 16px',
  color: color.accentText,
  fontFamily: font.display,
  fontSize: size.box,
  fontWeight: weight.heading,
  letterSpacing: tracking.heading,
  lineHeight: leading.heading,
});
export const about = style({
  margin: '-8px 0 18px',
  color: color.onBandMuted,
  fontSize: size.body,
  lineHeight: leading.body,
});
export const middle = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '8px 28px',
  marginTop: 26,
  padding: '12px 0',
  borderTop: `${stroke.decor} solid ${color.line}`,
});
globalStyle(`${middle} > ul`, { margin: 0 });
export const links = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 28px',
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const link = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: 32,
  color: 'inherit',
  textDecoration: 'none',
  ':hover': { color: color.accentText, textDecoration: 'underline', textUnderlineOffset: 4 },
  '@media': { '(pointer: coarse)': { minHeight: 44 } },
});
/** Each group below its name. */
export const columns = style([
  middle,
  {
    alignItems: 'flex-start',
    padding: '22px 0 26px',
    '@media': {
      [below('tablet')]: {
        display: 'grid',
        gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
        alignItems: 'start',
        rowGap: 18,
      },
    },
  },
]);
export const group = style({
  margin: '0 0 6px',
  color: color.accentText,
  fontFamily: font.text,
  fontSize: size.small,
  fontWeight: weight.strong,
});
export const column = style({ margin: 0, padding: 0, listStyle: 'none' });
export const mark = style({ width: 48, borderRadius: radius.small });
export const base = style({
  display: 'flex',
  alignItems: 'center',
  gap: 18,
  color: color.onBandMuted,
  fontSize: size.tiny,
  lineHeight: 1.46,
});
export const age = style({
  display: 'grid',
  flex: 'none',
  placeItems: 'center',
  width: 42,
  height: 42,
  border: `1.5px solid ${color.edge}`,
  borderRadius: '50%',
  color: color.onBand,
  fontWeight: weight.strong,
});
export const small = style({ maxWidth: 820 });
export const line = style({ margin: 0 });
