import { globalStyle } from '@vanilla-extract/css';
import { floatStack, from, parts, tokens, within } from '../../engine/theme';
import stars from './art/stars.svg';
import { mix } from './mix';
import { custom } from './theme.css';
import { body, narrow, line, regions, offer, panels } from './layout.css';

const { color, radius } = tokens;
const { main, footer } = regions;
const inMain = (part: string) => `${body} ${main} > ${part}`;
const phone = within(narrow);

globalStyle(inMain(panels), {
  borderRadius: radius.medium,
  '@media': { [from(custom)]: { gridColumn: 'content-start / split' } },
});
globalStyle(inMain(parts('mission-moons', 'winners-list')), {
  '@media': { [from(custom)]: { gridColumn: 'split / content-end', marginInlineStart: 24 } },
});

/** Matches and wins: rows between hairlines. */
const lists = inMain(parts('match-rows', 'winners-list'));
const row = {
  minHeight: 63,
  padding: '6px 0',
  border: 0,
  borderTop: line,
  borderRadius: 0,
  background: 'none',
  boxSizing: 'border-box',
} as const;
globalStyle(lists, { padding: '24px 28px 14px', ...phone({ padding: '20px 18px 8px' }) });
globalStyle(`${lists} h2`, { fontSize: 27 });
globalStyle(`${lists} > ul`, { gap: 0 });
globalStyle(`${lists} > ul > li`, row);
const match = `${inMain('[data-part=match-rows]')} > ul > li`;
const price = {
  minHeight: 46,
  padding: '0 14px',
  borderRadius: radius.small,
  background: color.surfaceHigh,
  fontSize: 17,
};
globalStyle(`${match} > div > p`, { fontSize: 17 });
globalStyle(`${match} > div svg, ${offer} > div > span, ${offer} svg`, { display: 'none' });
globalStyle(`${match} > ul a`, { ...price, flexDirection: 'row', justifyContent: 'space-between' });
const win = `${inMain('[data-part=winners-list]')} > ul > li`;
globalStyle(`${win} > :first-child`, { width: 44, height: 44, boxShadow: 'none' });
globalStyle(`${win} > strong`, { fontSize: 18, fontWeight: 800 });

/** The foot: everything centred on the darkest night. */
globalStyle(`${footer} > [data-part=footer-centred]`, { position: 'relative', paddingTop: 0 });
globalStyle(`${footer} [data-part=logo]`, { order: -1 });
globalStyle(`${footer} [data-part=providers]`, {
  width: 'min(100%, 1080px)',
  minHeight: 0,
  border: 0,
  color: color.textMuted,
});
globalStyle(`${footer} [data-part=providers] li`, { padding: 0, border: 0, fontSize: 17, fontStyle: 'normal' });
globalStyle(inMain('[data-part=vip-constellation]'), { background: `url("${stars}") 60% 0 / 1440px 864px` });

/** Tabs float on glass; a line of light under the open one. */
const tabs = `${body} [data-part=mobile-tabs]`;
const flat = {
  margin: 0,
  padding: '9px 2px 8px',
  background: 'none',
  boxShadow: 'none',
  color: color.textMuted,
  fontSize: 13.5,
};
globalStyle(tabs, {
  background: mix(color.surface, 98),
  inset: 'auto 10px calc(10px + env(safe-area-inset-bottom, 0px))',
  padding: 0,
  border: line,
  borderRadius: radius.medium,
  boxShadow: 'none',
});
globalStyle(`${tabs} > ul`, { height: 66, padding: '0 4px' });
globalStyle(`${tabs} > ul > li > a, ${tabs} summary`, flat);
globalStyle(`${tabs} svg`, { fill: 'none', strokeWidth: 1.7 });
const here = parts('mobile-tabs') + ' :is(a[aria-current], details[open] > summary)';
globalStyle(`${body} ${here}`, {
  color: color.text,
  background: `linear-gradient(90deg, ${color.accentText}, ${color.second}) 50% 100% / 48% 3px no-repeat`,
});
globalStyle(`${body} ${here} > svg`, { color: color.accentText });
floatStack(body, from(1440), { end: 10, gap: 10, width: 48, height: 48 });
