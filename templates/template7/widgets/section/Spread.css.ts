import { globalStyle, style } from '@vanilla-extract/css';
import { from, tokens } from '../../../../engine/theme';

const { color, font, size, space, stroke, weight } = tokens;
const desktop = from('desktop');
const rule = `${stroke.decor} solid ${color.text}`;
/** Between the columns, with the rule in its middle. */
const gap = '64px';

export const spread = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minWidth: 0,
  paddingTop: space.item,
  '@media': { [desktop]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: gap } },
});

globalStyle(`${spread} [data-part=form-card]`, { maxWidth: 'none', padding: 0, border: 0, background: 'none' });
const column = `${spread} [data-part=benefit-list]`;
globalStyle(column, {
  alignContent: 'start',
  gap: 0,
  padding: 0,
  border: 0,
  borderRadius: 0,
  overflow: 'visible',
  background: 'none',
  color: color.text,
});
globalStyle(`${column}::before`, {
  content: '',
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: `calc(${gap} / -2)`,
  borderInlineStart: rule,
});
globalStyle(`${column} > [aria-hidden]`, { display: 'none' });
globalStyle(`${column} > h2`, { paddingBottom: 16, borderBottom: rule, fontSize: `calc(${size.section} + 6px)` });
globalStyle(`${column} > ul`, { gap: 0 });
globalStyle(`${column} li`, { gap: 20, paddingBlock: 22, borderBottom: `${stroke.decor} solid ${color.line}` });
globalStyle(`${column} li > :first-child`, { border: 0, color: color.accentText });
globalStyle(`${column} li > :first-child > svg`, { width: 34, height: 34, strokeWidth: 1.2 });
globalStyle(`${column} strong`, {
  fontFamily: font.display,
  fontSize: size.box,
  fontWeight: weight.heading,
  lineHeight: tokens.leading.heading,
});
globalStyle(`${column} li > :last-child > :last-child`, { color: color.textMuted, fontSize: size.body });
