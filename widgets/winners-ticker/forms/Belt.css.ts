import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { bareButton, below, tokens } from '../../../engine/theme';

const { color, size, space, stroke, weight } = tokens;
const reduced = '(prefers-reduced-motion: reduce)';
const rule = `${stroke.decor} solid ${color.line}`;

/** The belt runs off the right edge; the title keeps its place before it. */
export const belt = style({
  display: 'flex',
  alignItems: 'center',
  minWidth: 0,
  height: 66,
  borderBlock: rule,
  background: color.surface,
  whiteSpace: 'nowrap',
  '@media': { [below('tablet')]: { height: 60 } },
});
export const title = style({
  flex: 'none',
  margin: 0,
  paddingInlineStart: 'var(--belt-start, 16px)',
  color: color.second,
  fontSize: size.body,
  fontWeight: weight.display,
});
export const stop = style({
  ...bareButton,
  position: 'relative',
  // Over what runs off below it.
  zIndex: 1,
  flex: 'none',
  width: 44,
  height: 44,
  color: color.textMuted,
  '@media': { [reduced]: { display: 'none' } },
});
export const window = style({
  flex: 1,
  minWidth: 0,
  overflow: 'hidden',
  maskImage: `linear-gradient(90deg, transparent, ${color.text} 28px)`,
  '@media': { [reduced]: { marginInlineStart: space.item, overflowX: 'auto' } },
});
const run = keyframes({ to: { transform: 'translateX(-50%)' } });
export const strip = style({
  display: 'flex',
  width: 'max-content',
  animation: `${run} 60s linear infinite`,
  selectors: { '&:hover, &:focus-within, &[data-stopped]': { animationPlayState: 'paused' } },
  '@media': { [reduced]: { animation: 'none' } },
});
export const wins = style({ display: 'flex', margin: 0, padding: 0, listStyle: 'none' });
export const copy = style([wins, { '@media': { [reduced]: { display: 'none' } } }]);
export const win = style({
  padding: '0 26px',
  borderInlineEnd: rule,
  color: color.textMuted,
  fontSize: size.small,
  lineHeight: '24px',
  '@media': { [below('tablet')]: { paddingInline: 18 } },
});
export const amount = style({
  margin: '0 2px 0 6px',
  color: color.text,
  fontSize: 16,
  fontWeight: weight.display,
  fontVariantNumeric: 'tabular-nums',
});
export const game = style({
  display: 'inline-block',
  minHeight: 24,
  color: 'inherit',
  textDecoration: 'none',
  ':hover': { color: color.accentText },
});
globalStyle(`${win} > ${game}:focus-visible`, { outline: `2px solid ${color.focus}`, outlineOffset: -2 });
