import { globalStyle, style } from '@vanilla-extract/css';
import { from, tokens } from '../../../../engine/theme';
import { breakpoints } from '../../template.json';

const { color, layout, stroke } = tokens;
const rule = `${stroke.decor} solid ${color.line}`;
/** Two lists stand beside each other from tablets on, a list and what accompanies it only where both have room. */
const [beside, accompanied] = [breakpoints.template13Custom, 'desktopMedium'] as const;

export const section = style({ minWidth: 0 });
const grid = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });
globalStyle(`${grid} > *`, { minWidth: 0 });
globalStyle(`${grid} > * + *`, { borderTop: rule });

const columnsOf = (gridTemplateColumns: string, width: typeof beside | typeof accompanied) => {
  const columns = style([grid, { '@media': { [from(width)]: { gridTemplateColumns } } }]);
  const own = columns.split(' ')[0] ?? '';
  globalStyle(`.${own}.${own} > * + *`, { '@media': { [from(width)]: { borderTop: 0, borderInlineStart: rule } } });
  return columns;
};
const equal = (count: number) => `repeat(${count}, minmax(0, 1fr))`;

export const columns = {
  one: grid,
  two: columnsOf(equal(2), beside),
  lead: columnsOf(`minmax(0, 1fr) ${layout.aside}`, accompanied),
  three: columnsOf(equal(3), accompanied),
  four: columnsOf(equal(4), accompanied),
} as const;
