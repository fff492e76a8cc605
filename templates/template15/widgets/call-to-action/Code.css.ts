import { globalStyle, style } from '@vanilla-extract/css';
import { oklch, paperCode, tokens } from '../../../../engine/theme';
import finder from './finder.svg?no-inline';

const { color, font, radius, size, tracking, weight } = tokens;

/** The front of a pocket, stitched along its sides and its round foot. */
export const panel = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  padding: '34px 36px 44px',
  '::after': {
    content: '',
    position: 'absolute',
    inset: '62px 14px 14px',
    border: `2.5px dashed color-mix(in oklab, ${color.accentDeep} 60%, ${color.onAccentDeep})`,
    borderTop: 0,
    borderRadius: '0 0 148px 148px',
    opacity: 0.7,
    pointerEvents: 'none',
  },
});
export const logo = style({ minHeight: 44 });
globalStyle(`${logo} > img`, { width: 'auto', height: 36 });
export const title = style({
  margin: '18px 0 0',
  fontFamily: font.display,
  fontSize: `calc(${size.page} * 1.28)`,
  fontWeight: weight.display,
  letterSpacing: tracking.display,
  lineHeight: 1.03,
});
export const text = style({ margin: '14px 0 0', fontSize: 16, lineHeight: '24px' });
export const code = style({
  boxSizing: 'border-box',
  width: 132,
  height: 132,
  margin: '24px auto 0',
  padding: 6,
  borderRadius: radius.medium,
  overflow: 'hidden',
  /** Until the code is drawn, its three corners stand for it. */
  background: `url("${finder}") content-box center / contain no-repeat ${oklch(1, 0, 0)}`,
  color: color.text,
});
/** The drawing comes later than any sheet. */
globalStyle(`${code} > svg`, paperCode);
export const way = style({
  maxWidth: 180,
  margin: '8px auto 0',
  paddingBlock: 4,
  color: 'inherit',
  fontSize: 14,
  lineHeight: '20px',
  textAlign: 'center',
  textUnderlineOffset: 3,
});
