/** Inner pages, what stands at the end of home, the foot and the dock over it. */
import { globalStyle } from '@vanilla-extract/css';
import { below, floatStack, from, pages, parts, tokens } from '../../engine/theme';
import lantern from './art/lantern.svg';
import { body, wide, line, lit, regions } from './layout.css';
import { mix } from './mix';

const { color, font, size: type, space, weight } = tokens;
const { main, footer } = regions;
const inMain = (part: string) => `${body} ${main} > ${part}`;
const columns = (count: number) => ({ gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` });

/** Inner pages: lanterns hang where little stands, what is paid is a receipt on paper, what is chosen of two is lit. */
pages.measure(`${body} ${main}`);
pages.lost(`${body} ${main}`);
const side = (at: number) => `radial-gradient(14% 22% at ${at}% 56.7%, ${color.accent} 97%, transparent)`;
/** Its paper: a box between two half ellipses. */
const lamp = (x: string, y: number, width: number) =>
  [
    `url("${lantern}")`,
    side(24),
    side(76),
    `linear-gradient(90deg, transparent 24%, ${color.accent} 24% 76%, transparent 76%)`,
  ]
    .map(
      (layer, index) =>
        `${layer} ${x} ${index < 3 ? y : y + width * 0.347}px / ${width}px ${index < 3 ? width : width * 0.44}px no-repeat`,
    )
    .join();
const glow = `radial-gradient(closest-side, ${mix(color.accent, 22)}, transparent)`;
globalStyle(`${body} ${main}:has(> [data-part=form-card]) > [data-part=page-heading]::before`, {
  position: 'absolute',
  insetInlineEnd: 0,
  top: '100%',
  width: 640,
  height: 380,
  background: [lamp('60px', -12, 150), lamp('250px', -10, 250), lamp('480px', -14, 120), glow].join(),
  pointerEvents: 'none',
  '@media': { [from('desktop')]: { content: '' } },
});
const welcome = `${body} [data-part=benefit-list]`;
globalStyle(welcome, {
  background: `${lamp('calc(100% - 48px)', 0, 190)}, linear-gradient(${color.accentDeep}, ${mix(color.accentDeep, 62, color.band)})`,
});
globalStyle(`${welcome} > span`, { display: 'none' });
globalStyle(`${body} [data-part=form-tabs] [aria-selected=true]`, { ...lit, boxShadow: 'none' });
pages.receipt(`${body} ${main}`);

/** Tables and matches, side by side. */
const tables = `${body} [data-page=home] ${main} > [data-part=game-grid]:has(+ [data-part=match-heads])`;
globalStyle(tables, { '@media': { [wide]: { gridColumn: 'content-start / split', marginInlineEnd: 24 } } });
globalStyle(inMain('[data-part=match-heads]'), { '@media': { [wide]: { gridColumn: 'split / content-end' } } });
globalStyle(`${tables} > ul`, { display: 'flex', flexDirection: 'column', gap: 12 });
/** Two offers and the missions stand in one row. */
const home = `${body} [data-page=home] ${main} > `;
globalStyle(`${home} [data-part=promo-framed]`, {
  '@media': { [from('desktop')]: { gridColumn: 'content-start / third', marginInlineEnd: 13 } },
});
globalStyle(`${home} [data-part=mission-board]`, {
  '@media': {
    [from('desktop')]: { gridColumn: 'third / content-end', marginInlineStart: 7 },
    [below('desktop')]: { marginTop: space.item },
  },
});

/** The foot: partners first, on the darkest night. */
globalStyle(`${footer} [data-part=footer-partners]`, { paddingTop: 44, borderTop: 0 });
globalStyle(`${footer} [data-part=footer-title]`, { color: color.text, fontSize: type.section });
globalStyle(`${footer} [data-part=provider-cells] > ul`, {
  ...columns(2),
  border: line,
  '@media': { [from(600)]: columns(4), [from(1200)]: columns(8) },
});
globalStyle(`${footer} [data-part=provider-cells] li:nth-child(3n + 1)`, { fontFamily: font.display });
globalStyle(`${footer} [data-part=footer-base] > span:first-child`, {
  borderColor: color.accentText,
  color: color.accentText,
});
globalStyle(`${footer} [data-part=footer-base]`, { paddingTop: 18, borderTop: line });

/** The dock's middle is a lantern. */
const dock = `${body} [data-part=dock]`;
globalStyle(dock, { borderTopColor: color.second });
globalStyle(`${dock} > ul > li > *`, { fontSize: type.tiny });
globalStyle(`${dock} [aria-current]`, { boxShadow: 'none', color: color.accentText });
const middle = `${dock} > ul > li:nth-child(3) > a`;
globalStyle(middle, { position: 'relative', isolation: 'isolate', color: color.onAccent, fontWeight: weight.strong });
globalStyle(`${middle}::before`, {
  content: '',
  position: 'absolute',
  zIndex: -1,
  left: 'calc(50% - 52px)',
  top: -22,
  width: 104,
  height: 104,
  background: lamp('0', 0, 104),
});
globalStyle(`${middle} > svg`, { display: 'none' });

const floats = `${body} [data-part=shell] :is(${parts('chat-button', 'partners-button')}, button[data-fold])`;
floatStack(body, from(1440), { end: 8, gap: 10, width: 48, height: 48 });
globalStyle(floats, { border: `1px solid ${color.edge}`, background: color.surfaceRaised, color: color.text });
globalStyle(`${body} [data-part=shell] [data-part=rewards] > a`, lit);
