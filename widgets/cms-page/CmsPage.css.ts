import { globalStyle, style } from '@vanilla-extract/css';
import { tokens } from '../../engine/theme';

export const prose = style({
  maxWidth: '68ch',
  fontSize: tokens.size.body,
  lineHeight: 1.65,
  overflowWrap: 'anywhere',
});
globalStyle(`${prose} :is(h2, h3, h4)`, {
  margin: '1.8em 0 0.5em',
  fontFamily: tokens.font.display,
  fontWeight: tokens.weight.heading,
  lineHeight: tokens.leading.heading,
  letterSpacing: tokens.tracking.heading,
});
globalStyle(`${prose} h2`, { fontSize: tokens.size.section });
globalStyle(`${prose} h3`, { fontSize: tokens.size.box });
globalStyle(`${prose} :is(p, ul, ol)`, { margin: '0 0 1em' });
globalStyle(`${prose} li`, { margin: '0.3em 0' });
globalStyle(`${prose} a`, { color: tokens.color.accentText });
globalStyle(`${prose} table`, { display: 'block', maxWidth: '100%', overflowX: 'auto', borderCollapse: 'collapse' });
globalStyle(`${prose} :is(td, th)`, {
  padding: '8px 12px 8px 0',
  borderBottom: `1px solid ${tokens.color.line}`,
  textAlign: 'start',
});

export const line = style({ height: 18, margin: '14px 0', maxWidth: '68ch' });
export const empty = style({ color: tokens.color.textMuted });
