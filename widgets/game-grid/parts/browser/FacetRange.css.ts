import { globalStyle, style } from '@vanilla-extract/css';
import { tokens } from '../../../../engine/theme';

const { color, size, stroke, weight } = tokens;

export const range = style({ clear: 'both', paddingTop: 6 });
export const bars = style({ display: 'block', width: '100%', height: 46 });
export const off = style({ fill: color.surfaceHigh });
export const on = style({ fill: color.accent });

/** Both handles run on one rail; only the handles themselves take the pointer. */
export const handles = style({
  position: 'relative',
  height: 24,
  marginTop: -10,
  '::before': {
    content: '',
    position: 'absolute',
    insetInline: 0,
    top: 10,
    height: 4,
    borderRadius: 2,
    background: color.edge,
  },
});
export const handle = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: 24,
  margin: 0,
  appearance: 'none',
  background: 'none',
  pointerEvents: 'none',
  ':focus-visible': { outline: 'none' },
});
const knob = {
  boxSizing: 'border-box',
  width: 24,
  height: 24,
  border: `5px solid ${color.onAccent}`,
  borderRadius: '50%',
  background: color.text,
  boxShadow: `0 0 0 2px ${color.accent}`,
  cursor: 'grab',
  pointerEvents: 'auto',
} as const;
globalStyle(`${handle}::-webkit-slider-thumb`, { ...knob, appearance: 'none' });
globalStyle(`${handle}::-moz-range-thumb`, knob);
globalStyle(`${handle}:focus-visible::-webkit-slider-thumb`, {
  outline: `${stroke.strong} solid ${color.focus}`,
  outlineOffset: 3,
});
globalStyle(`${handle}:focus-visible::-moz-range-thumb`, {
  outline: `${stroke.strong} solid ${color.focus}`,
  outlineOffset: 3,
});
export const ends = style({
  display: 'flex',
  justifyContent: 'space-between',
  margin: '8px 0 0',
  fontSize: size.small,
  fontWeight: weight.strong,
  fontVariantNumeric: 'tabular-nums',
});
