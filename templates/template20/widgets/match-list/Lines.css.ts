import { globalStyle, style } from '@vanilla-extract/css';
import { below, hidden, tokens, within } from '../../../../engine/theme';
import { breakpoints } from '../../template.json';

const { color, size, stroke, weight } = tokens;
const phone = within(below(breakpoints.template20Custom));
const line = `${stroke.decor} solid ${color.line}`;

export const lines = style({});
/** What lies on the form of rows: it is no container, so that these widths are those of the window. */
const section = `section${lines}`;
globalStyle(section, { display: 'flex', flexDirection: 'column', flex: 1, containerType: 'normal', borderTop: line });
globalStyle(`${section} > [data-part=section-heading]`, hidden);
globalStyle(`${section} > ul`, { display: 'flex', flexDirection: 'column', flex: 1, gap: 0 });
globalStyle(`${section} > ul > li:nth-child(n + 4)`, phone({ display: 'none' }));
const match = `${section} > ul > li`;
globalStyle(match, {
  flex: '1 1 76px',
  gridTemplateColumns: '84px minmax(0, 1fr) minmax(0, 258px)',
  gridTemplateRows: '1fr 1fr',
  alignItems: 'stretch',
  gap: 0,
  padding: 0,
  borderBottom: line,
  background: 'none',
  ...phone({ gridTemplateColumns: '84px minmax(0, 1fr)', gridTemplateRows: 'auto' }),
});
globalStyle(`${match} > p`, { display: 'contents' });
globalStyle(`${match} > p > :first-child`, {
  gridRow: '1 / 3',
  alignSelf: 'center',
  paddingInlineStart: 16,
  color: color.textMuted,
  fontWeight: weight.medium,
  fontVariantNumeric: 'tabular-nums',
});
globalStyle(`${match} > p > :last-child`, {
  gridArea: '2 / 2',
  color: color.textMuted,
  fontSize: size.tiny,
  fontWeight: weight.body,
  ...phone({ paddingBottom: 10 }),
});
globalStyle(`${match} > div`, {
  gridArea: '1 / 2',
  display: 'block',
  alignSelf: 'end',
  fontSize: 17,
  ...phone({ paddingTop: 10 }),
});
globalStyle(`${match} > div > p`, { display: 'inline', fontSize: 17 });
globalStyle(`${match} > div > p + p::before`, { content: '– ', marginInlineStart: '.28em' });
globalStyle(`${match} > div svg`, { display: 'none' });
globalStyle(`${match} > ul`, {
  gridArea: '1 / 3 / 3',
  gap: 0,
  ...phone({ gridArea: '3 / 1 / 4 / 3', borderTop: line }),
});
globalStyle(`${match} > ul > li`, { display: 'grid', borderInlineStart: line });
globalStyle(`${match} > ul a`, { minHeight: 58, background: 'none', color: color.text, fontSize: size.lead });
globalStyle(`${match} > ul a:hover`, { background: color.accent, color: color.onAccent });
