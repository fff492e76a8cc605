/** Lists as rows of the sheet, pages that are not home, and news. */
import { globalStyle } from '@vanilla-extract/css';
import { from, pages, tokens, within } from '../../engine/theme';
import { body, narrow, regions } from './layout.css';

const { color, radius, size: type, space, stroke, weight } = tokens;
const { main, footer } = regions;
const inMain = (part: string) => `${body} ${main} ${part}`;
const phone = within(narrow);

/** Lists that another template drew, as rows of this sheet. */
globalStyle(inMain('[data-part=leaderboard] table'), { borderSpacing: 0 });
globalStyle(inMain(':is([data-part=leaderboard] :is(td, th))'), {
  height: 45,
  padding: '0 8px',
  fontSize: type.body,
  lineHeight: 1.4,
  verticalAlign: 'middle',
});
globalStyle(inMain('[data-part=leaderboard] :is(td, th):first-child'), {
  paddingInlineStart: space.inside,
  color: color.textMuted,
});
globalStyle(inMain('[data-part=leaderboard] :is(td, th):last-child'), {
  width: 'auto',
  paddingInlineEnd: space.inside,
});
const matches = inMain('[data-part=match-hairlines]');
globalStyle(matches, { background: 'none' });
globalStyle(`${matches} > header`, { alignItems: 'center', minHeight: 56, padding: `0 ${space.inside}` });
globalStyle(`${matches} > header > a`, { fontSize: type.small, fontWeight: weight.strong });
globalStyle(`${matches} > ul`, { gridAutoRows: 'auto' });
globalStyle(`${matches} > ul > li`, { minHeight: 54 });
globalStyle(`${matches} > ul > li > ul`, { '@media': { [from('desktop')]: { gridAutoColumns: 96 } } });

globalStyle(`${matches} > ul > li > div`, { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '0 1ch' });
globalStyle(`${matches} > ul > li > div > span:last-child`, {
  order: -1,
  width: 110,
  fontSize: type.small,
  ...phone({ width: '100%', fontSize: type.tiny }),
});
globalStyle(`${matches} > ul > li > div > span:nth-child(2)::before`, { content: '"– " / ""', color: color.textMuted });
globalStyle(inMain('[data-part=game-quad] > ul'), { gridTemplateColumns: 'minmax(0, 1fr)' });

/** Pages that are not home: the name of a field stands in its line, forms and tables lie on the sheet. */
const inner = `${body} [data-page]:not([data-page=home]) ${main}`;
globalStyle(`${inner} [data-part=field]`, { display: 'flex', flexWrap: 'wrap', gap: 0 });
globalStyle(`${inner} [data-part=field] > div:first-child`, {
  flex: '1 0 19ch',
  alignContent: 'center',
  padding: '4px 12px',
  border: `${stroke.control} solid ${color.edge}`,
  borderInlineEnd: 0,
  background: color.surfaceRaised,
});
globalStyle(`${inner} [data-part=field] > [data-part=field-box]`, { flex: '6 1 220px' });
globalStyle(`${inner} [data-part=field] > p`, { flex: '1 0 100%', paddingTop: 4 });
globalStyle(`${inner} > [data-part=form-card]`, { gridColumn: 'full', paddingBlock: 4, border: 0, background: 'none' });
pages.wideForms(inner, 640);
globalStyle(
  `${inner} div:has(> [data-part=form-card] + *) > [data-part=form-card]`,
  within(from('desktop'))({ borderInlineEnd: 0 }),
);
pages.wayIn(inner, '0px');

/** News in a line of its own. */
const notice = `${body} [data-part=notice-line]`;
globalStyle(notice, {
  paddingInline: space.inside,
  background: color.surface,
  fontSize: type.small,
  fontWeight: weight.body,
});
globalStyle(`${notice} > svg`, { display: 'none' });
globalStyle(`${notice} > p`, { gridColumn: '1 / 3' });
globalStyle(`${notice} > p > b`, { marginInlineEnd: '1ch', color: color.second, fontWeight: weight.strong });
globalStyle(`${notice} summary`, { color: color.textMuted, fontSize: type.small, fontWeight: weight.body });

globalStyle(`${footer} > [data-part=site-footer]`, {
  borderBlockStart: 0,
  paddingInline: space.inside,
  background: 'none',
});
globalStyle(`${footer} [data-part=footer-base] > :first-child`, {
  height: 24,
  borderColor: color.text,
  borderRadius: radius.small,
});
