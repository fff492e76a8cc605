import { style, styleVariants } from '@vanilla-extract/css';
import { from, tokens } from '../../../engine/theme';

const { color, radius, space } = tokens;

export const section = style({ minWidth: 0 });
export const content = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.gutter });

const wide = (gridTemplateColumns: string) => ({ '@media': { [from('desktop')]: { gridTemplateColumns } } });
/** Two stretches of a page: one above the other they keep the distance of sections. */
const lead = {
  rowGap: space.section,
  '@media': { [from('desktop')]: { rowGap: space.gutter, gridTemplateColumns: 'minmax(0, 1.6fr) minmax(0, 1fr)' } },
};

export const columns = styleVariants({
  one: {},
  two: wide('repeat(2, minmax(0, 1fr))'),
  lead,
  three: wide('repeat(3, minmax(0, 1fr))'),
  four: wide('repeat(4, minmax(0, 1fr))'),
});

const panel = { padding: space.inside, borderRadius: radius.medium };

export const surfaces = styleVariants({
  tint: { ...panel, background: color.accentTint },
  second: { ...panel, background: color.secondTint },
  third: { ...panel, background: color.thirdTint },
  accent: { ...panel, background: color.accentDeep, color: color.onAccentDeep },
});
