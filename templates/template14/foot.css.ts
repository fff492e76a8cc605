/** The wall of studios and what lies along the lower edge. */
import { globalStyle } from '@vanilla-extract/css';
import { flatTabs, floats, floatStack, from, tokens } from '../../engine/theme';
import { body, line, regions } from './layout.css';

const { color, radius, weight } = tokens;
const { main, footer } = regions;
const inMain = (part: string) => `${body} ${main} ${part}`;

/** The wall of studios beside its words, below the leather rail. */
globalStyle(`${footer} [data-part=footer-title]`, { color: color.onBand, fontSize: 34, lineHeight: 1.1 });
globalStyle(`${footer} [data-part=footer-partners]`, {
  borderTop: 0,
  '@media': { [from('desktop')]: { display: 'grid', gridTemplateColumns: '300px minmax(0, 1fr)', columnGap: 48 } },
});
globalStyle(`${footer} :is([data-part=footer-links], [data-part=footer-base])`, { gridColumn: '1 / -1' });
globalStyle(`${footer} [data-part=footer-links] a`, { fontWeight: weight.strong });
globalStyle(`${footer} [data-part=footer-base]`, { paddingTop: 20, borderTop: line });
globalStyle(`${footer} [data-part=footer-base] > span:first-child`, { borderColor: color.second, color: color.second });

/** Tabs along the lower edge, a line of brass over the current one. */
const tabs = `${body} [data-part=mobile-tabs]`;
globalStyle(tabs, { background: color.surfaceRaised, boxShadow: `0 -1px 0 ${color.second}` });
flatTabs(tabs, {
  edge: '3px',
  tone: color.second,
  link: color.surfaceRaised,
  tab: { color: color.textMuted, fontSize: 13 },
  current: { color: color.text },
});
globalStyle(`${tabs} > ul svg`, { width: 22, height: 22, fill: 'none', strokeWidth: 1.7 });

/** Pills of the rooms on phones. */
globalStyle(inMain('[data-part=category-pills]'), { border: 0, background: 'none' });
const pills = inMain('[data-part=category-pills] a');
const raised = { borderRadius: radius.control, background: color.surfaceRaised, color: color.text } as const;
globalStyle(pills, { ...raised, height: 44, border: 0, fontWeight: weight.strong });
globalStyle(`${pills}[aria-current]`, { background: color.second, color: color.onSecond });
floatStack(body, from(1440), { end: 6, gap: 10, width: 48, height: 48 });
globalStyle(`${body} [data-part=shell] ${floats}`, { ...raised, borderColor: color.line });
