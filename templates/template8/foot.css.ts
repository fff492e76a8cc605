/** The foot, the dock over it, and what floats. */
import { globalStyle } from '@vanilla-extract/css';
import { floats, floatStack, from, tokens } from '../../engine/theme';
import { edge, ink, light, rule } from './metal';
import { custom } from './theme.css';
import { body, plate, regions } from './layout.css';

const { color, font, radius, weight } = tokens;
const { footer } = regions;

/** Footer: a double line above. */
globalStyle(footer, { position: 'relative' });
globalStyle(`${footer}::before`, {
  content: '',
  position: 'absolute',
  insetInline: 0,
  top: 4,
  borderTop: `1px solid ${rule}`,
});
/** The dock has the double rule; what floats are square plates. */
globalStyle(`${body} [data-part=dock]`, {
  borderTopColor: edge,
  background: color.background,
  boxShadow: `inset 0 3px 0 ${color.background}, inset 0 4px 0 ${rule}`,
});
globalStyle(`${body} [data-part=dock] :is(a, button)`, {
  fontSize: 12,
  '@media': { [from(custom)]: { display: 'none' } },
});
globalStyle(`${body} [data-part=sheet] strong`, { fontFamily: font.display, fontWeight: weight.heading });
globalStyle(`${body} [data-part=dock] [aria-current]`, { color: color.accentText, boxShadow: 'none' });
floatStack(body, from(1440), { end: 24, gap: 10, width: 48, height: 48 });
globalStyle(`${body} [data-part=shell] ${floats}`, { borderRadius: radius.medium, borderColor: edge, color: light });
globalStyle(`${body} [data-part=shell] [data-part=rewards] > a`, { background: plate, color: ink });
