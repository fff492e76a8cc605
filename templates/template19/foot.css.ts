/** The foot, what floats beside it, and motion. */
import { globalStyle } from '@vanilla-extract/css';
import { floats, from, noBottomInset, tokens } from '../../engine/theme';
import fan from './art/fan.svg';
import { body, metal, hairline, framed, struck, regions } from './layout.css';

const { color, font, motion, weight } = tokens;
const { footer } = regions;

/** Footer: a fan on the rule, the studios between double rules. */
globalStyle(`${footer}::before`, {
  content: '',
  display: 'block',
  height: 130,
  margin: '26px auto 0',
  background: `url("${fan}") 50% 100% / 364px 130px no-repeat`,
});
globalStyle(`${footer} [data-part=providers]`, {
  width: '100%',
  paddingBlock: 8,
  borderTop: metal,
  borderBottom: hairline,
  color: color.figure,
});
globalStyle(`${footer} [data-part=providers] li`, {
  ...struck,
  padding: 0,
  border: 0,
  fontFamily: font.display,
  fontSize: 24,
  fontStyle: 'normal',
  fontWeight: weight.heading,
  letterSpacing: 0,
});
globalStyle(`${footer} [data-part=footer-centred]`, { paddingBlock: '0 40px', paddingInline: 0 });
globalStyle(`${footer} [data-part=logo]`, { display: 'none' });

/** On a wide window what floats stands beside what is said in the middle. */
noBottomInset(body, from('desktopMedium'));

/** Motion explains. */
globalStyle(`${body} :is([data-part=button-primary], [data-part=button-secondary])`, {
  transition: `background-color ${motion.duration} ${motion.easing}`,
});
globalStyle(`${body} :is([data-part=modal-panel], [data-part=stage-notice] > div)`, framed);
globalStyle(`${body} [data-part=shell] [data-part=rewards] > a`, { background: color.accent, color: color.onAccent });
globalStyle(`${body} [data-part=shell] ${floats}`, {
  borderRadius: 0,
  borderColor: color.third,
});
