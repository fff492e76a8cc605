import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { tokens } from '../../engine/theme';

const { color, font, radius, size, weight } = tokens;

export const game = style({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: 14,
  width: '100%',
  padding: '12px 0 24px',
  textAlign: 'center',
});
export const head = style({ display: 'grid', gap: 4 });
/** So large that it is one line on phones, whatever the font that is there first. */
export const title = style({
  margin: 0,
  fontFamily: font.display,
  fontSize: `min(${size.page}, 12.5vw)`,
  fontWeight: weight.display,
  lineHeight: 1.1,
});
export const rules = style({ margin: 0, color: color.textMuted });

export const table = style({ position: 'relative', width: 'min(100%, 460px, 62dvh)', minWidth: 240 });
const glow = keyframes({ '50%': { filter: 'brightness(1.18)' } });
export const bright = style([table, { animation: `${glow} 0.6s ease-in-out 3` }]);
export const skeleton = style({ display: 'block', width: '100%', aspectRatio: '1', borderRadius: radius.round });

export const wheel = style({ width: '100%', height: 'auto' });
export const disc = style({ transformOrigin: '0 0' });
export const rim = style({ fill: color.accentDeep, stroke: color.figure, strokeWidth: 4 });
const wedge = { stroke: color.accentDeep, strokeWidth: 2 } as const;
export const wedges = styleVariants({
  money: { ...wedge, fill: color.accent },
  tokens: { ...wedge, fill: color.second },
  spins: { ...wedge, fill: color.third },
  nothing: { ...wedge, fill: color.surfaceHigh },
});
const label = { fontFamily: font.text, fontSize: 19, fontWeight: weight.heading } as const;
export const labels = styleVariants({
  money: { ...label, fill: color.onAccent },
  tokens: { ...label, fill: color.onSecond },
  spins: { ...label, fill: color.onThird },
  nothing: { ...label, fill: color.text, fontWeight: weight.medium },
});
export const bulb = style({ fill: color.figure });
export const hub = style({ fill: color.surfaceRaised, stroke: color.figure, strokeWidth: 4 });
export const pin = style({ fill: color.figure });
export const pointer = style({ fill: color.text, stroke: color.background, strokeWidth: 3 });

export const result = style({
  minHeight: '1.4em',
  margin: 0,
  fontFamily: font.display,
  fontSize: size.section,
  fontWeight: weight.heading,
  lineHeight: 1.3,
});
export const press = style({ minWidth: 200, fontSize: size.lead });
export const left = style({
  minHeight: '1.5em',
  margin: 0,
  color: color.textMuted,
  fontVariantNumeric: 'tabular-nums',
});
