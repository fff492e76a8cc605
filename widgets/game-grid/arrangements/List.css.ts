import { globalStyle, style } from '@vanilla-extract/css';
import { from, tokens } from '../../../engine/theme';

const { color, stroke } = tokens;
const gap = 64;

export const box = style({ minWidth: 0 });

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  columnGap: gap,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  overflow: 'clip',
  overflowClipMargin: 6,
  '@media': { [from('tablet')]: { gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 290px), 1fr))' } },
});

/** The rule between two columns stands in the middle of the gap; the one before the first column is clipped away. */
globalStyle(`${list} > li`, { position: 'relative', minWidth: 0 });
globalStyle(`${list} > li::before`, {
  content: '',
  position: 'absolute',
  insetInlineStart: -gap / 2,
  insetBlock: '0 0',
  borderInlineStart: `${stroke.decor} solid ${color.text}`,
});
globalStyle(`${list} > li > article`, { height: '100%' });

export const withLead = style({});
/** Beside the larger first game stand two of the others. */
globalStyle(`${withLead} > li:first-child`, { gridRow: 'span 2' });
