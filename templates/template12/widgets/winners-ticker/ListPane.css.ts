import { globalStyle, style } from '@vanilla-extract/css';
import { below, tokens } from '../../../../engine/theme';

const { color, size } = tokens;
const column = { display: 'flex', flex: 1, flexDirection: 'column' } as const;

export const pane = style({
  ...column,
  minWidth: 0,
  marginTop: 14,
  paddingTop: 14,
  borderTop: `1px solid ${color.line}`,
});
globalStyle(`${pane} > ul`, {
  ...column,
  justifyContent: 'space-between',
  '@media': { [below('tablet')]: { gap: 12 } },
});
globalStyle(`${pane} li`, {
  gridTemplateColumns: '40px minmax(0, 1fr) auto',
  gap: 12,
  padding: 0,
  border: 0,
  lineHeight: 1.2,
});
globalStyle(`${pane} li > :first-child`, { width: 40, height: 40, borderRadius: 13, boxShadow: 'none' });
globalStyle(`${pane} li b`, { fontSize: size.body });
globalStyle(`${pane} li b + span`, { fontSize: size.tiny });
globalStyle(`${pane} li > strong`, { color: color.text, fontSize: size.body });
