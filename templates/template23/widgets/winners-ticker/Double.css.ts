import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { bareButton, below, hidden, tokens } from '../../../../engine/theme';

const { color, layout, size, space, stroke, weight } = tokens;
const reduced = '(prefers-reduced-motion: reduce)';
const phone = below('tablet');
const margin = `max(${space.gutter}, (100% - ${layout.container}) / 2)`;

export const lines = style({ position: 'relative', minWidth: 0, background: color.field });
export const line = style({
  display: 'flex',
  alignItems: 'center',
  height: 46,
  whiteSpace: 'nowrap',
  selectors: { '& + &': { borderTop: `${stroke.decor} solid ${color.line}` } },
  '@media': { [phone]: { height: 44 } },
});
export const title = style({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  gap: 10,
  boxSizing: 'border-box',
  width: `calc(${margin} + 168px)`,
  margin: 0,
  paddingInlineStart: margin,
  color: color.accentText,
  fontFamily: tokens.font.text,
  fontSize: size.body,
  fontWeight: weight.strong,
  letterSpacing: 0,
  '@media': { [phone]: { width: 48 } },
});
export const words = style({ overflow: 'hidden', textOverflow: 'ellipsis', '@media': { [phone]: hidden } });
export const window = style({
  flex: 1,
  minWidth: 0,
  overflow: 'hidden',
  marginInlineEnd: `calc(${margin} + 48px)`,
  maskImage: `linear-gradient(90deg, ${color.text} calc(100% - 160px), transparent)`,
  '@media': {
    [reduced]: { marginInlineEnd: margin, overflowX: 'auto', scrollbarWidth: 'none' },
    [phone]: { marginInlineEnd: 56, maskImage: `linear-gradient(90deg, ${color.text} calc(100% - 40px), transparent)` },
  },
});
const run = keyframes({ to: { transform: 'translateX(-50%)' } });
export const forth = style({
  display: 'flex',
  width: 'max-content',
  animation: `${run} 60s linear infinite`,
  '@media': { [reduced]: { animation: 'none' } },
});
export const back = style([forth, { animationDirection: 'reverse' }]);
globalStyle(`${lines}:is([data-stopped], :hover, :focus-within) :is(${forth}, ${back})`, {
  animationPlayState: 'paused',
});
export const entries = style({ display: 'flex', margin: 0, padding: 0, listStyle: 'none' });
export const copy = style([entries, { '@media': { [reduced]: { display: 'none' } } }]);
export const entry = style({
  marginInlineEnd: 38,
  color: color.textMuted,
  fontSize: size.small,
  lineHeight: '24px',
  '@media': { [phone]: { marginInlineEnd: 24, fontSize: size.tiny } },
});
export const amount = style({
  margin: '0 4px',
  color: color.text,
  fontWeight: weight.strong,
  fontVariantNumeric: 'tabular-nums',
});
export const game = style({
  display: 'inline-block',
  minHeight: 24,
  color: 'inherit',
  textDecoration: 'none',
  ':hover': { color: color.accentText },
});
globalStyle(`${entry} > ${game}:focus-visible`, { outline: `2px solid ${color.focus}`, outlineOffset: -2 });
export const stop = style({
  ...bareButton,
  position: 'absolute',
  insetInlineEnd: margin,
  top: 'calc(50% - 22px)',
  width: 44,
  height: 44,
  color: color.text,
  '::before': { content: '', position: 'absolute', inset: 6, border: `1px solid ${color.edge}`, borderRadius: '50%' },
  '@media': { [reduced]: { display: 'none' }, [phone]: { insetInlineEnd: 6 } },
});
