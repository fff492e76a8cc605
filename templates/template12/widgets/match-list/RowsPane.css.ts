import { globalStyle, style } from '@vanilla-extract/css';
import { hidden, tokens } from '../../../../engine/theme';

const { color, size } = tokens;

export const pane = style({ selectors: { '&&': { display: 'flex', flex: 1, flexDirection: 'column' } } });
globalStyle(`${pane} > ul`, { flex: 1, gap: 0 });
/** Phones have narrower prices, the narrowest have them below the sides: a team's name must not break in its middle. */
const narrow = '(width < 320px)';
const narrowest = '(width < 270px)';
globalStyle(`${pane} > ul > li`, {
  gridTemplateColumns: 'minmax(0, 1fr) 186px',
  gap: '0 10px',
  alignContent: 'center',
  padding: '6px 0',
  borderTop: `1px solid ${color.line}`,
  borderRadius: 0,
  background: 'none',
  '@container': {
    [narrow]: { gridTemplateColumns: 'minmax(0, 1fr) 150px', columnGap: 8 },
    [narrowest]: { gridTemplateColumns: 'minmax(0, 1fr)', rowGap: 4, paddingBlock: 10 },
  },
});
globalStyle(`${pane} > ul > li:first-child`, { borderTop: 0 });
globalStyle(`${pane} > ul > li > p`, { fontSize: size.tiny, whiteSpace: 'nowrap' });
/** Beside the prices there is no room for the league's name; it is read out. */
globalStyle(`${pane} > ul > li > p > :nth-child(2)`, hidden);
globalStyle(`${pane} > ul > li > div`, { margin: 0 });
globalStyle(`${pane} > ul > li > div > p`, { gap: 8, fontSize: size.body });
globalStyle(`${pane} > ul > li > ul`, {
  gridColumn: 2,
  gridRow: '1 / span 2',
  gap: 6,
  '@container': { [narrow]: { gap: 4 }, [narrowest]: { gridColumn: 1, gridRow: 'auto' } },
});
globalStyle(`${pane} > ul > li > ul a`, {
  minHeight: 50,
  borderRadius: 14,
  background: color.accentTint,
  fontSize: size.body,
});
globalStyle(`${pane} > ul > li > ul a:hover`, { background: color.accent });
