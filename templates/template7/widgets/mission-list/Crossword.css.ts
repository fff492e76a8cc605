import { style } from '@vanilla-extract/css';
import { below, tokens } from '../../../../engine/theme';

const { color, font, leading, weight } = tokens;

export const text = style({ margin: '12px 0', lineHeight: leading.body });
export const reward = style({ fontWeight: weight.display });

export const puzzle = style({
  '@media': {
    [below('desktop')]: { display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', alignItems: 'center', gap: 18 },
  },
});

export const grid = style({ display: 'block', maxWidth: '100%', height: 'auto', stroke: color.text, strokeWidth: 1.5 });
export const open = style({ fill: color.background });
export const filled = style({ fill: color.accent });
export const block = style({ fill: color.text });
export const letter = style({
  fill: color.onAccent,
  stroke: 'none',
  fontFamily: font.display,
  fontSize: 20,
  fontWeight: weight.strong,
});

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 30,
  color: 'inherit',
  textUnderlineOffset: 3,
  '@media': { [below('desktop')]: { minHeight: 44 } },
});
