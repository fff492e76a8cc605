import { globalStyle, style } from '@vanilla-extract/css';
import { below, from, tokens } from '../../../../engine/theme';

const { color, control, shadow, size, space, stroke, weight } = tokens;
/** Frost: what stands on the accent is white where this form is taken. */
const white = (part: number) => `color-mix(in srgb, ${color.onAccent} ${part}%, transparent)`;

export const wrapped = style({});
globalStyle(`${wrapped} > ul`, {
  flexWrap: 'wrap',
  justifyContent: 'flex-start',
  gap: 10,
  height: 'auto',
  padding: 0,
  overflow: 'visible',
  '@media': {
    [below('desktop')]: {
      flexWrap: 'nowrap',
      gap: 8,
      margin: `0 calc(-1 * ${space.gutter})`,
      padding: `2px ${space.gutter} 14px`,
      overflowX: 'auto',
    },
  },
});
globalStyle(`${wrapped} a`, {
  gap: 9,
  height: control.compact,
  padding: '0 17px 0 13px',
  border: `${stroke.decor} solid ${white(85)}`,
  background: white(74),
  color: color.text,
  fontSize: size.body,
  fontWeight: weight.strong,
  boxShadow: shadow.raised,
});
globalStyle(`${wrapped} a > svg`, { width: 24, height: 24, color: color.accent });
globalStyle(`${wrapped} [data-part=beside] > a`, { borderColor: 'transparent', background: color.accentTint });
globalStyle(`${wrapped} a:hover`, { background: color.surfaceRaised });
globalStyle(`${wrapped} a[aria-current]`, { background: color.text, color: color.background });
/** Where the rows do not scroll, the page would start at the category instead. */
globalStyle(`${wrapped} a[aria-current]`, { '@media': { [from('desktop')]: { scrollInitialTarget: 'none' } } });
globalStyle(`${wrapped} a[aria-current] > svg`, { color: 'inherit' });
