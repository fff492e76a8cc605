import { style, styleVariants } from '@vanilla-extract/css';
import { below, tokens } from '../../../../engine/theme';
import { breakpoints } from '../../template.json';

const { color, font, radius, size, stroke, tracking, weight } = tokens;
const narrow = below(breakpoints.template21Custom);
const edge = `${stroke.decor} solid ${color.line}`;
const shape = (by: string) =>
  `polygon(${by} calc(11% + ${by}), calc(100% - ${by}) ${by}, calc(98.9% - ${by}) calc(96% - ${by}), calc(1.2% + ${by}) calc(100% - ${by}))`;
const dot = `radial-gradient(circle, color-mix(in oklab, ${color.text} 45%, transparent) 34%, transparent 38%)`;
const layer = { content: '', position: 'absolute', inset: 0 } as const;

/** Printed dots fade in towards the end, behind the boxes. */
export const slab = style({
  position: 'relative',
  isolation: 'isolate',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(260px, 24%)',
  alignItems: 'center',
  gap: '14px 24px',
  minHeight: 250,
  padding: '46px 40px 34px 52px',
  color: color.onAccent,
  containerType: 'inline-size',
  filter: `drop-shadow(8px 8px 0 ${color.line})`,
  '::before': { ...layer, zIndex: -2, background: color.line, clipPath: shape('0px') },
  '::after': {
    ...layer,
    zIndex: -1,
    background: `linear-gradient(90deg, ${color.accent} 30%, transparent), ${dot} 0 0 / 16px 16px, ${dot} 8px 8px / 16px 16px, ${color.accent}`,
    clipPath: shape('4px'),
  },
  '@media': {
    [narrow]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      minHeight: 0,
      padding: '62px 20px 26px',
      filter: `drop-shadow(5px 5px 0 ${color.line})`,
    },
  },
});
export const name = style({
  position: 'absolute',
  top: -12,
  insetInlineStart: 36,
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  margin: 0,
  padding: '7px 16px 5px',
  border: edge,
  background: color.surface,
  color: color.text,
  fontFamily: font.display,
  fontSize: 28,
  fontWeight: weight.display,
  letterSpacing: tracking.display,
  lineHeight: 1.1,
  rotate: '-2deg',
  '@media': { [narrow]: { insetInlineStart: 14, fontSize: 22 } },
});
const lettering = style({
  margin: 0,
  fontFamily: font.display,
  fontWeight: weight.display,
  fontVariantNumeric: 'tabular-nums',
  letterSpacing: '.01em',
  lineHeight: 1.1,
  paintOrder: 'stroke fill',
  WebkitTextStroke: `.075em ${color.line}`,
  textShadow: `.045em .045em 0 ${color.line}`,
  whiteSpace: 'nowrap',
  rotate: '-2deg',
});
/** As large as the room allows, by how many signs stand on the line. */
export const figure = styleVariants({
  short: [lettering, { fontSize: 'min(166px, 15.8cqi - 27px)', '@media': { [narrow]: { fontSize: '19.5cqi' } } }],
  long: [
    lettering,
    {
      fontSize: 'min(130px, 8.6cqi)',
      '@media': { [narrow]: { fontSize: '11.5cqi' } },
      // The family for Russian is wider than the display face.
      selectors: { '&:lang(ru)': { '@media': { [narrow]: { fontSize: '9.6cqi' } } } },
    },
  ],
});
export const boxes = style({ display: 'grid', gap: 10, margin: 0 });
export const box = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: 16,
  padding: '8px 16px',
  border: edge,
  borderRadius: radius.medium,
  background: color.surface,
  color: color.text,
  fontSize: size.body,
  boxShadow: `4px 4px 0 ${color.line}`,
});
export const amount = style({ margin: 0, fontWeight: weight.strong, fontVariantNumeric: 'tabular-nums' });
