import { globalStyle } from '@vanilla-extract/css';
import { floatStack, from, tokens } from '../../engine/theme';
import { body, rule, narrow, phones, regions } from './layout.css';

const { color, radius, size: type, weight } = tokens;
const { main, footer } = regions;
const inMain = (part: string) => `${body} ${main} ${part}`;

/** The counter at the end: matches in a white table beside the till's receipt, on a darker band. */
const block = inMain('> [data-part=section-block]');
globalStyle(block, {
  gridColumn: 'full',
  marginTop: 34,
  paddingBlock: '52px 60px',
  background: color.band,
  '@media': { [narrow]: { paddingBlock: '36px 44px' } },
});
const odds = inMain('[data-part=odds-table]');
globalStyle(odds, { borderRadius: radius.medium, overflow: 'hidden', background: color.surface });
globalStyle(`${odds} :is(td, th)`, { height: 62, paddingInline: 8 });
globalStyle(`${odds} thead :is(td, th)`, { height: 42 });
globalStyle(`${odds} :is(td, th):first-child`, { width: 104, paddingInlineStart: 20 });
globalStyle(`${odds} thead th:first-child`, { fontSize: 0 });
globalStyle(`${odds} tbody th`, { fontSize: type.body });
globalStyle(`${odds} td > a`, { borderWidth: 1, fontSize: type.body });
/**
 * On phones its time stands at the end of a match, no higher with a score than without, its prices below, under their
 * heads.
 */
globalStyle(`${odds} tr`, {
  '@media': {
    [phones]: { display: 'grid', gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: '8px', padding: '10px 14px' },
  },
});
globalStyle(`${odds} tbody tr`, { '@media': { [phones]: { borderTop: rule } } });
globalStyle(`${odds} tr > :is(th, td):nth-child(n)`, {
  '@media': { [phones]: { width: 'auto', height: 'auto', padding: 0, border: 0 } },
});
globalStyle(`${odds} thead th:nth-child(-n + 2)`, { '@media': { [phones]: { display: 'none' } } });
globalStyle(`${odds} tbody td:first-child`, {
  '@media': { [phones]: { display: 'block', gridRow: 1, gridColumn: 3, lineHeight: 1.15, textAlign: 'end' } },
});
globalStyle(`${odds} tbody th:nth-child(2)`, { '@media': { [phones]: { gridRow: 1, gridColumn: '1 / 3' } } });

/** The foot: columns without rules. */
globalStyle(`${footer} [data-part=site-footer]`, { paddingTop: 0 });
globalStyle(`${footer} [data-part=site-footer] > div > :is(nav, div)`, {
  borderInlineStart: 0,
  paddingInline: '0 24px',
});
globalStyle(`${footer} h2`, { fontSize: type.body, fontWeight: weight.strong });
globalStyle(`${footer} li a`, { fontSize: 14.5 });
globalStyle(`${footer} [data-part=logo-footer]`, { height: 40 });

/** What floats is flush with the edge of the window, outside the goods. */
floatStack(body, from(1440), { end: 0, gap: 12, width: 40, height: 46 });
