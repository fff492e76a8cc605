import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { below, growing, tokens } from '../../../engine/theme';

const { color, motion, size, space, weight } = tokens;
const push = keyframes({ from: { opacity: 1 } });
const narrow = below(769);

export const feed = style({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  background: color.surface,
  containerType: 'inline-size',
});
export const stop = style({ marginInlineStart: 'auto', color: color.text, fontWeight: weight.strong });
export const list = style({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  overflow: 'clip',
});
const line = style({
  display: 'grid',
  flex: '1 0 auto',
  alignItems: 'center',
  columnGap: 10,
  minHeight: 27,
  paddingInline: space.inside,
  fontSize: size.small,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  position: 'relative',
  '@media': { [narrow]: { minHeight: 32 } },
});
/** Lights up the newest line when it comes. */
export const flash = style({
  position: 'absolute',
  inset: 0,
  background: color.accentTint,
  opacity: 0,
  '@media': { '(prefers-reduced-motion: no-preference)': { animation: `${push} ${motion.duration} ${motion.easing}` } },
});
export const row = style([
  line,
  {
    gridTemplateColumns: `minmax(66px, 10ch) minmax(72px, 1fr) 100px ${growing(56, 40)}`,
    '@media': {
      [narrow]: { gridTemplateColumns: `minmax(62px, 10ch) minmax(72px, 1fr) minmax(0, 64px) ${growing(54, 40)}` },
    },
    selectors: { '&:nth-child(even)': { background: color.band } },
  },
]);
export const win = style([
  line,
  { gridTemplateColumns: 'minmax(66px, 10ch) minmax(0, 1fr) auto', background: color.surfaceHigh, color: color.second },
]);
export const extra = style({ '@media': { [narrow]: { display: 'none' } } });
globalStyle(`${list} > ${extra}`, { '@media': { [narrow]: { display: 'none' } } });
export const time = style({ color: color.textMuted });
export const name = style({ overflow: 'hidden', textOverflow: 'ellipsis' });
export const bar = style({ display: 'block', width: '100%', height: 10 });
export const figure = style({ fontWeight: weight.heading, textAlign: 'end' });
export const usual = style({ fill: color.accent });
export const rare = style({ fill: color.second });
export const lost = style({ fill: color.bad });
export const tones = { usual: '', rare: style({ color: color.second }), lost: style({ color: color.bad }) } as const;
