import { globalStyle, style } from '@vanilla-extract/css';
import { below, tokens } from '../../../engine/theme';

const { color, size, stroke, weight } = tokens;

export const list = style({ margin: 0, padding: 0, listStyle: 'none' });

export const row = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: 10,
  paddingBlock: 8,
  lineHeight: 1.3,
  selectors: { '& + &': { borderTop: `${stroke.decor} solid ${color.line}` } },
});

export const wideRow = style([row, { '@media': { [below('desktop')]: { display: 'none' } } }]);
export const who = style({ minWidth: 0, overflowWrap: 'anywhere' });
/** One line, so that news of another game moves nothing below: a long name shrinks, the time stays. */
export const game = style({ display: 'flex', gap: '.5em', fontSize: size.small, color: color.textMuted });
export const name = style({ minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
globalStyle(`${game} > time`, { flex: 'none' });
export const amount = style({ fontWeight: weight.strong, whiteSpace: 'nowrap' });
