import { style } from '@vanilla-extract/css';
import { below, tokens } from '../../../../engine/theme';
import { breakpoints } from '../../template.json';

const { color, font, stroke, weight } = tokens;

export const text = style({
  margin: 0,
  padding: 0,
  fontFamily: font.display,
  fontSize: 26,
  fontWeight: weight.strong,
  letterSpacing: '-.03em',
  lineHeight: 1.34,
  listStyle: 'none',
  textWrap: 'pretty',
  '@media': { [below('desktopMedium')]: { fontSize: 20 }, [below(breakpoints.template20Custom)]: { fontSize: 22 } },
});
export const place = style({ display: 'inline-block', paddingInlineEnd: 14 });
export const link = style({
  display: 'inline-block',
  color: 'inherit',
  textDecoration: 'none',
  textDecorationThickness: stroke.strong,
  textUnderlineOffset: 6,
  whiteSpace: 'nowrap',
  selectors: { '&:hover, &[aria-current]': { color: color.accentText, textDecoration: `underline ${stroke.strong}` } },
  '@media': { '(pointer: coarse)': { minHeight: 44, lineHeight: '44px' } },
});
export const extra = style([link, { color: color.accentText }]);
export const count = style({
  display: 'inline-block',
  marginInlineStart: 3,
  color: color.textMuted,
  fontFamily: font.text,
  fontSize: 13,
  fontWeight: weight.medium,
  letterSpacing: 0,
  lineHeight: 1,
  verticalAlign: 10,
});
