import { globalStyle } from '@vanilla-extract/css';
import { below, tokens } from '../../../../engine/theme';

const { color, font, radius, weight } = tokens;
const cells = '[data-part=match-cells] ul[data-part=scroll-row]';

globalStyle(cells, {
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: 1,
  margin: 0,
  padding: 1,
  borderRadius: radius.medium,
  background: color.line,
  mask: 'none',
  '@media': { [below('desktop')]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
globalStyle(`${cells} > li`, {
  width: 'auto',
  padding: '22px 26px',
  border: 0,
  borderRadius: 0,
  background: color.background,
});
globalStyle(`${cells} > li > p + p`, { fontFamily: font.display, fontSize: 18, fontWeight: weight.heading });
globalStyle(`${cells} > li > ul a`, { minHeight: 46, border: `1px solid ${color.edge}`, background: color.surface });
globalStyle('[data-part=match-cells] [data-part=arrows]', { display: 'none' });
