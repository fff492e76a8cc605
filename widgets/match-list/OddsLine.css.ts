import { globalStyle, style } from '@vanilla-extract/css';
import { tokens } from '../../engine/theme';
import { fade } from './PriceCell.css';

const { color, font, radius, stroke, weight } = tokens;
const narrow = '(width < 520px)';
const narrowest = '(width < 350px)';

/** Stands in a container, by whose width it folds: what a phone shows above the sides stands before them elsewhere. */
export const line = style({
  display: 'grid',
  gridTemplateColumns: '54px minmax(0, 1fr) minmax(0, auto)',
  alignItems: 'center',
  columnGap: 8,
  boxSizing: 'border-box',
  minHeight: 58,
  padding: '4px 10px 4px 14px',
  borderTop: `${stroke.decor} solid ${color.line}`,
  background: color.field,
  '@container': {
    [narrow]: { gridTemplateColumns: 'minmax(0, 1fr) auto', gap: '2px 8px', padding: '8px 10px 8px 12px' },
  },
});
export const when = style({
  margin: 0,
  fontFamily: font.display,
  fontSize: 16,
  fontWeight: weight.strong,
  lineHeight: 1.1,
  letterSpacing: '.01em',
  '@container': { [narrow]: { gridColumn: '1 / -1' } },
});
export const minute = style({ color: color.live });
export const sides = style({ minWidth: 0 });
export const side = style({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minWidth: 0,
  margin: 0,
  lineHeight: '24px',
  fontSize: 14.5,
  fontWeight: weight.strong,
});
export const crest = style({ flex: 'none', width: 17, height: 19 });
globalStyle(`${crest} > svg`, { display: 'block', width: 17, height: 19 });
/** A white shield has its outline on a white row. */
globalStyle(`${crest} path:first-child`, { stroke: color.edge });
export const team = style({ minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
export const score = style({ marginInlineStart: 'auto', paddingInline: 6, fontWeight: weight.display });
export const leading = style([score, { color: color.accentText }]);

/** A cell is as wide as the columns' heads above it. */
export const prices = style({ display: 'grid', gridTemplateColumns: 'repeat(2, 64px)', gap: 4 });
const third = `${prices} > :nth-child(3)`;
globalStyle(`${prices}:has(> :nth-child(3))`, {
  gridTemplateColumns: 'repeat(3, 64px)',
  '@container': {
    '(width >= 720px)': { gridTemplateColumns: 'repeat(3, 92px)' },
    [narrow]: { gridTemplateColumns: 'repeat(3, 55px)' },
  },
});
/** Two prices leave room for the moment before the sides in a narrow list, too; the narrowest have none for crests. */
const short = `${line}:not(:has(> ${third}))`;
globalStyle(short, {
  '@container': { [narrow]: { gridTemplateColumns: 'minmax(40px, min-content) minmax(0, 1fr) auto', paddingBlock: 4 } },
});
globalStyle(`${short} > ${when}`, { '@container': { [narrow]: { gridColumn: 'auto' } } });
globalStyle(`${short} ${crest}`, { '@container': { [narrowest]: { display: 'none' } } });
globalStyle(`${short} > ${prices}`, { '@container': { [narrowest]: { gridTemplateColumns: 'repeat(2, 56px)' } } });
/** The head of the column says which outcome it is, and the name of the button does. */
globalStyle(`${prices} [data-part="price"]`, {
  position: 'relative',
  justifyContent: 'center',
  minHeight: 40,
  padding: 0,
  borderColor: 'transparent',
  background: color.surfaceHigh,
  fontSize: 15.5,
  fontWeight: weight.strong,
  '@media': { '(pointer: coarse)': { minHeight: 44 } },
});
globalStyle(`${prices} [data-part="price"] > span:first-child`, { display: 'none' });
globalStyle(`${prices} [data-part="price"] > span`, { position: 'static', padding: 0 });
globalStyle(`${prices} [data-part="price"]:hover`, { borderColor: color.edge });
/** A price that moved has a line around it and a corner of the same colour, and both go away. */
for (const [move, stands, edge] of [
  ['up', color.ok, 'borderBottomWidth'],
  ['down', color.bad, 'borderTopWidth'],
] as const) {
  const moved = `${prices} [data-part="price"][data-move="${move}"] > span:last-child`;
  globalStyle(`${moved}::before`, {
    content: '',
    position: 'absolute',
    inset: -1,
    border: `1px solid ${stands}`,
    borderRadius: radius.control,
    animation: `${fade} 4s forwards`,
  });
  globalStyle(`${moved}::after`, { insetInlineEnd: 4, top: 3, marginTop: 0, borderInlineWidth: 4, [edge]: 5 });
}
globalStyle(`${prices} [data-part="price"][aria-pressed="true"]`, {
  borderColor: color.accentText,
  background: color.accent,
  color: color.onAccent,
});
