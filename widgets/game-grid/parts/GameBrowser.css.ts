import { style } from '@vanilla-extract/css';
import { tokens } from '../../../engine/theme';

const { color, radius, space } = tokens;

export const frame = style({
  minWidth: 0,
  scrollMarginTop: `calc(${tokens.layout.header} + 16px)`,
  ':focus': { outline: 'none' },
});

/** A way past a list that has no end; seen when it has the focus. */
export const skip = style({
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  ':focus': {
    position: 'static',
    display: 'inline-block',
    width: 'auto',
    height: 'auto',
    marginBottom: 12,
    padding: '10px 14px',
    clipPath: 'none',
    borderRadius: radius.control,
    background: color.surfaceHigh,
    color: color.text,
    outline: `2px solid ${color.focus}`,
  },
});

/** Further stretches of the page in the column of the games. */
export const below = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.section,
  selectors: { '&:not(:empty)': { marginTop: space.section } },
});
