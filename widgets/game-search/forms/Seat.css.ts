import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { below, oklch, tokens } from '../../../engine/theme';

const { color, font, radius, shadow, size, space, stroke, weight } = tokens;
const narrow = below('desktop');
const line = `${stroke.decor} solid ${color.line}`;

/** Below a hero it overlaps its foot. */
export const form = style({
  position: 'relative',
  zIndex: 2,
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto minmax(0, 1fr) auto',
  alignItems: 'stretch',
  border: line,
  borderRadius: radius.large,
  background: color.surfaceRaised,
  boxShadow: shadow.raised,
  selectors: { '[data-region] > &': { marginTop: `calc(-72px - ${space.section})` } },
  '@media': {
    [narrow]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
      selectors: { '[data-region] > &': { marginTop: `calc(18px - ${space.section})` } },
    },
  },
});
const box = style({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  gap: 3,
  minWidth: 0,
  margin: 0,
  padding: '14px 24px',
  border: 0,
  borderInlineEnd: line,
  color: color.textMuted,
  fontSize: size.tiny,
  fontWeight: weight.strong,
  '@media': { [narrow]: { padding: '12px 16px', borderInlineEnd: 0, borderBottom: line } },
});
export const cell = style([box, { '@media': { [narrow]: { gridColumn: '1 / -1' } } }]);
export const half = style([box, { '@media': { [narrow]: { order: 1 } } }]);
globalStyle(`${half} + fieldset`, { '@media': { [narrow]: { order: 2 } } });
export const title = style({
  margin: 0,
  color: color.text,
  fontFamily: font.display,
  fontSize: `calc(${size.box} * 1.2)`,
  fontWeight: weight.heading,
  lineHeight: 1.15,
  whiteSpace: 'nowrap',
  '@media': { [narrow]: { whiteSpace: 'normal' } },
});
export const note = style({ margin: 0 });
export const legend = style({ float: 'left', width: '100%', padding: 0 });
export const select = style({
  width: '100%',
  minHeight: 32,
  padding: 0,
  border: 0,
  background: 'none',
  color: color.text,
  fontFamily: font.text,
  fontSize: 16.5,
  fontWeight: weight.strong,
  cursor: 'pointer',
  '@media': { '(pointer: coarse)': { minHeight: 44 } },
});
globalStyle(`${select} > option`, { background: color.surfaceRaised, color: color.text });

export const chips = style({ display: 'flex', gap: 9, clear: 'both', '@media': { '(pointer: coarse)': { gap: 6 } } });
const base = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  width: 40,
  height: 40,
  borderRadius: '50%',
  fontSize: 13,
  fontWeight: weight.display,
  fontVariantNumeric: 'tabular-nums',
  cursor: 'pointer',
  selectors: { '&:has(:checked)': { boxShadow: `0 0 0 2px ${color.surfaceRaised}, 0 0 0 4px ${color.second}` } },
  '@media': { '(pointer: coarse)': { width: 44, height: 44 } },
});
const rim = (fill: string, ink: string) => [
  base,
  {
    background: `radial-gradient(closest-side, ${fill} 62%, color-mix(in oklab, ${ink} 70%, ${fill}) 63% 67%, ${fill} 68% 73%, transparent 74%), repeating-conic-gradient(${ink} 0 22deg, ${fill} 0 45deg)`,
    color: ink,
  },
];
const white = oklch(1, 0, 0);
/** The colours of a house's chips, by what they are worth; the same in every skin. */
export const chip = styleVariants(
  {
    1: [oklch(0.91, 0.02, 85), oklch(0.36, 0.03, 80)],
    5: [oklch(0.5, 0.18, 20), white],
    25: [oklch(0.5, 0.16, 262), white],
    50: [oklch(0.47, 0.12, 155), white],
    250: [oklch(0.17, 0.01, 60), oklch(0.81, 0.1, 82)],
  } as const,
  ([fill, ink]) => rim(fill, ink),
);
export const radio = style({
  appearance: 'none',
  position: 'absolute',
  inset: 0,
  margin: 0,
  borderRadius: '50%',
  cursor: 'pointer',
  ':focus-visible': { outline: `${stroke.strong} solid ${color.focus}`, outlineOffset: 5 },
});
export const button = style({
  alignSelf: 'center',
  minHeight: 60,
  margin: 16,
  paddingInline: 30,
  '@media': { [narrow]: { order: 3, gridColumn: '1 / -1' } },
});
