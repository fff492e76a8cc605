/** Pages that are not home, and the bars at their foot. */
import { globalStyle } from '@vanilla-extract/css';
import { flatTabs, from, labelledFloats, pages, prose, tokens } from '../../engine/theme';
import { body, beside, alone, words, regions, dark, flat } from './layout.css';

const { color, font, space } = tokens;
const { main, footer, dock } = regions;

/** Pages that are not home: a light head, then charcoal bars over rows, all of them as wide as the column. */
const inner = `${body} [data-page]:not([data-page=home]) ${main}`;
globalStyle(inner, { paddingBottom: 32, '@media': { [alone]: { paddingInline: space.gutter } } });
/** On phones the sentence never stands beside the title: which of them fits would change with its face. */
globalStyle(`${inner} > [data-part=page-heading]`, {
  ...flat,
  padding: 14,
  '@media': { [from('tablet')]: { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: '2px 16px' } },
});
globalStyle(`${inner} > [data-part=page-heading] + nav`, {
  ...flat,
  marginTop: `calc(-1 * ${space.section})`,
  paddingInline: 2,
});
globalStyle(`${inner} > :is(${prose}, [data-part=transaction-history])`, { ...flat, padding: space.inside });
pages.wideForms(inner, 480);
const bars = `:is(thead th:not([data-part=section-heading] ~ * th), legend, [data-part=section-heading], [data-part=mission-board] h2, ${main} > ${prose} > h2)`;
globalStyle(`${inner} ${bars}`, {
  vars: dark,
  ...words,
  boxSizing: 'border-box',
  background: color.band,
  color: color.onBand,
  fontSize: 17,
});
globalStyle(`${inner} ${bars}:not(th)`, { width: '100%', minHeight: 34, margin: 0, padding: '5px 14px' });
globalStyle(`${inner} [data-part=record-table] td`, { '@container': { '(width >= 700px)': { height: 40 } } });
pages.wayIn(inner, space.section);

globalStyle(`${footer} [data-part=site-footer]`, {
  borderTop: 0,
  paddingInline: 20,
  '@media': { [alone]: { paddingInline: 14 } },
});
labelledFloats(body, beside);
globalStyle(`${body} [data-part=shell] a`, { fontFamily: font.display });
/** A bet list with picks folds to its head above the tabs. */
globalStyle(`${body}:has([data-part=bet-list] [aria-expanded]) [data-part=shell]`, {
  '@media': { [alone]: { marginBlockEnd: 48 } },
});

/** Tabs of the thumb: a white bar, the current one under a thick line. */
const tabs = `${dock} [data-part=mobile-tabs]`;
globalStyle(tabs, { boxShadow: `inset 0 1px ${color.line}`, '@media': { [beside]: { display: 'none' } } });
flatTabs(tabs, {
  edge: '4px',
  tone: color.accentText,
  link: color.surfaceHigh,
  tab: { color: color.text, fontFamily: font.display, fontSize: 14 },
  current: { color: color.accentText },
});
