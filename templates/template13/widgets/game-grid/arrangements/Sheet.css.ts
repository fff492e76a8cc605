import { globalStyle, style } from '@vanilla-extract/css';
import { tokens } from '../../../../../engine/theme';
import { columns, middle, wide as all } from '../../../../../widgets/game-grid/sheetColumns.css';

const { color, size, stroke } = tokens;
const rule = `${stroke.decor} solid ${color.line}`;

export const sheet = style({ minWidth: 0, containerType: 'inline-size' });
export const head = style({
  ...columns,
  display: 'none',
  height: 34,
  borderBottom: rule,
  background: color.surface,
  color: color.textMuted,
  fontSize: size.tiny,
  textTransform: 'lowercase',
  whiteSpace: 'nowrap',
  '@container': { [middle]: { ...columns['@container'][middle], display: 'grid' }, [all]: columns['@container'][all] },
});
export const number = style({ textAlign: 'end' });
export const figure = style({ overflow: 'hidden', textAlign: 'end', textOverflow: 'ellipsis' });
export const wide = style({
  display: 'none',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  '@container': { [all]: { display: 'block' } },
});
export const list = style({ margin: 0, padding: 0, listStyle: 'none' });
globalStyle(`${list} > li`, { position: 'relative', minWidth: 0 });
globalStyle(`${list} > li + li`, { borderTop: rule });
