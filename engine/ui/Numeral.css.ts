import { style } from '@vanilla-extract/css';
import { tokens } from '../theme/tokens.css';

const { color, font } = tokens;
const ground = `var(--numeral-ground, ${color.background})`;

export const numeral = style({
  display: 'block',
  width: '100%',
  height: '1em',
  overflow: 'visible',
  fontFamily: font.display,
  textAnchor: 'middle',
});

/** From the outermost line to the letters; widths as parts of their size. */
export const lines = [
  ...(
    [
      [0.115, color.third],
      [0.098, ground],
      [0.066, color.third],
      [0.05, ground],
    ] as const
  ).map(([width, stroke]) =>
    style({ fill: 'none', stroke, strokeWidth: `${width}em`, strokeLinejoin: 'miter', strokeMiterlimit: 2 }),
  ),
  style({ fill: color.figure }),
];
