import { createVar, globalStyle, style } from '@vanilla-extract/css';
import { bareButton, below, tokens } from '../../../../../engine/theme';

const radius = createVar();
const disc = createVar();
const angle = createVar();

/** On phones what hangs half outside the window fades out. */
export const section = style({
  minWidth: 0,
  containerType: 'inline-size',
  overflowY: 'clip',
  paddingTop: 12,
  '@media': {
    [below('tablet')]: {
      marginInline: `calc(-1 * ${tokens.space.gutter})`,
      paddingInline: tokens.space.gutter,
      mask: `linear-gradient(90deg, transparent, ${tokens.color.text} 38px calc(100% - 38px), transparent)`,
    },
  },
});

/** A square around the whole wheel; only the part down to a little below its middle takes room. */
export const wheel = style({
  vars: { [radius]: 'min(338px, 42cqi)', [disc]: `calc(${radius} * .39)` },
  position: 'relative',
  left: '50%',
  translate: '-50%',
  width: `calc(${radius} * 720 / 338)`,
  aspectRatio: '1',
  marginTop: `calc(${radius} * .12)`,
  marginBottom: `calc(${radius} * -.72)`,
  touchAction: 'pan-y',
  cursor: 'grab',
  ':active': { cursor: 'grabbing' },
  '@media': {
    [below('tablet')]: {
      vars: { [radius]: 'min(300px, 73cqi)', [disc]: `calc(${radius} * .43)` },
      marginTop: `calc(${radius} * .16)`,
      marginBottom: `calc(${radius} * -1.02 + 44px)`,
    },
  },
});

export const list = style({
  position: 'absolute',
  inset: 0,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  pointerEvents: 'none',
});

globalStyle(`${list} > li`, {
  position: 'absolute',
  left: '50%',
  top: '50%',
  width: disc,
  height: disc,
  margin: `calc(${disc} / -2)`,
  transform: `rotate(calc(${angle} + var(--lv-turn, 0deg))) translate(${radius}) rotate(calc(-1 * (${angle} + var(--lv-turn, 0deg))))`,
  transition: 'transform var(--lv-turn-time, 600ms) ease-in-out',
  pointerEvents: 'auto',
  '@media': { '(prefers-reduced-motion: reduce)': { transition: 'none' } },
});
for (let index = 0; index < 12; index += 1) {
  globalStyle(`${list} > li:nth-child(12n + ${index + 1})`, { vars: { [angle]: `${180 + index * 30}deg` } });
}
/** A turn has twelve places. */
globalStyle(`${list} > li:nth-child(n + 13)`, { display: 'none' });

/** Cards on the wheel say their name on a plate over the lower rim, and nothing else. */
globalStyle(`${list} article > a > :is(h3, b, [data-part$=name])`, {
  position: 'absolute',
  left: '50%',
  top: 'calc(100% - 7px)',
  translate: '-50%',
  display: 'block',
  width: 'max-content',
  maxWidth: 170,
  margin: 0,
  padding: '5px 12px 2px',
  overflow: 'hidden',
  borderRadius: tokens.radius.small,
  background: tokens.color.surfaceHigh,
  boxShadow: `0 0 0 2.5px ${tokens.color.text}`,
  color: tokens.color.text,
  fontSize: tokens.size.small,
  lineHeight: 1.2,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '@media': { [below('tablet')]: { maxWidth: 108, padding: '4px 8px 1px', fontSize: 13 } },
});
globalStyle(
  `${list} article :is([data-part=disc-studio], [data-part=disc-corner], [data-part=disc-flag], [data-part=disc-play])`,
  { display: 'none' },
);
globalStyle(`${list} article`, { containerType: 'normal' });

export const arrows = style({
  position: 'absolute',
  left: '50%',
  top: `calc(50% - 22px + ${radius} * .04)`,
  translate: '-50%',
  display: 'flex',
  justifyContent: 'space-between',
  width: `calc(${radius} * .8)`,
  pointerEvents: 'none',
  '@media': { '(scripting: none)': { display: 'none' } },
});

export const arrow = style({
  ...bareButton,
  width: 44,
  height: 44,
  borderRadius: '50%',
  background: tokens.color.surface,
  boxShadow: `0 0 0 ${tokens.stroke.strong} ${tokens.color.text}`,
  color: tokens.color.accent,
  pointerEvents: 'auto',
});
globalStyle(`${arrow} svg`, { width: 22, height: 22, strokeWidth: 3.6 });
