import { style } from '@vanilla-extract/css';
import { from, tokens, visuallyHidden } from '../../../engine/theme';

const { color, font, size, stroke, weight } = tokens;
const desktop = from('desktop');
const wide = from('tablet');
const line = `${stroke.decor} solid ${color.line}`;

/** As high as the heading of a column beside it, so that the rules of both are one line. */
const head = { paddingBlock: '10px 8px', '@media': { [desktop]: { paddingTop: 23 } } };

export const hidden = visuallyHidden;
export const table = style({ width: '100%', borderCollapse: 'collapse' });

export const when = style({
  display: 'none',
  width: 66,
  padding: 0,
  textAlign: 'start',
  fontSize: 15,
  fontWeight: weight.body,
  color: color.textMuted,
  '@media': { [wide]: { display: 'table-cell' } },
  selectors: { 'thead &': head, 'tbody &': { borderTop: line } },
});

export const score = style({ display: 'block', color: color.text, fontWeight: weight.strong, whiteSpace: 'nowrap' });

export const match = style({
  boxSizing: 'border-box',
  height: 57,
  padding: '8px 6px 8px 0',
  borderTop: line,
  textAlign: 'start',
  fontFamily: font.display,
  fontSize: 17,
  fontWeight: weight.strong,
  lineHeight: 1.15,
  overflowWrap: 'anywhere',
  '@media': { [desktop]: { padding: '4px 8px 4px 0', fontSize: 19 } },
});

export const league = style({
  display: 'block',
  fontFamily: font.text,
  fontSize: size.small,
  fontWeight: weight.body,
  lineHeight: 1.3,
  color: color.textMuted,
});

export const outcome = style({
  width: 56,
  padding: '0 0 0 4px',
  textAlign: 'center',
  fontSize: size.small,
  fontWeight: weight.body,
  color: color.textMuted,
  selectors: { 'thead &': head, 'tbody &': { borderTop: line } },
  '@media': { [desktop]: { width: 88, paddingInlineStart: 8 }, '(width < 350px)': { width: 52 } },
});

export const price = style({
  display: 'grid',
  placeItems: 'center',
  boxSizing: 'border-box',
  height: 44,
  border: `${stroke.control} solid ${color.edge}`,
  borderRadius: tokens.radius.control,
  fontSize: 15,
  fontWeight: weight.strong,
  color: color.text,
  textDecoration: 'none',
  ':hover': { background: color.third, color: color.onThird },
  '@media': { [desktop]: { fontSize: 17 } },
});

export const none = style({ color: color.textMuted });
