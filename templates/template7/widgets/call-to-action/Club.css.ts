import { style } from '@vanilla-extract/css';
import { tallScripts, tokens } from '../../../../engine/theme';

const { font, leading, tracking, weight } = tokens;

export const headline = style({
  margin: '14px 0 10px',
  fontFamily: font.display,
  fontSize: 30,
  fontWeight: weight.medium,
  lineHeight: 1.02,
  letterSpacing: tracking.heading,
  selectors: tallScripts,
  textWrap: 'balance',
});
export const text = style({ margin: '0 0 10px', lineHeight: leading.body });
export const button = style({ marginTop: 12 });
