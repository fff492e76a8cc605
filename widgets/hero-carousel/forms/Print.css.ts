import { style } from '@vanilla-extract/css';
import { below, tallScripts, tokens } from '../../../engine/theme';

const { color, font, layout, size, space, stroke, tracking, weight } = tokens;
const narrow = below('desktop');

export const hero = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)',
  width: '100%',
  maxWidth: layout.container,
  minHeight: 512,
  margin: '0 auto',
  '@media': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const words = style({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  padding: `40px 48px 36px ${space.gutter}`,
  '@media': { [narrow]: { padding: `28px ${space.gutter} 8px` } },
});
export const kicker = style({ margin: '0 0 18px', color: color.second, fontSize: 15, fontWeight: weight.strong });
export const title = style({
  margin: 0,
  fontFamily: font.display,
  fontSize: 'clamp(38px, 4.45vw, 64px)',
  fontWeight: 360,
  letterSpacing: tracking.display,
  lineHeight: 1.02,
  selectors: tallScripts,
  overflowWrap: 'break-word',
  textWrap: 'pretty',
});
export const phrase = style({ color: color.accentText, fontWeight: 340 });
export const text = style({ maxWidth: '25em', margin: '22px 0 30px', color: color.textMuted, fontSize: size.lead });
export const ways = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '12px 28px' });
export const way = style({ minHeight: 54, padding: '0 30px', fontSize: 16 });
export const link = style({
  paddingBlock: 8,
  color: 'inherit',
  fontWeight: weight.strong,
  textDecoration: 'underline',
  textDecorationColor: color.second,
  textDecorationThickness: '1.5px',
  textUnderlineOffset: 5,
});
export const count = style({
  display: 'flex',
  alignItems: 'center',
  alignSelf: 'flex-start',
  gap: 14,
  maxWidth: '100%',
  minHeight: 44,
  marginTop: 24,
  padding: 0,
  border: 0,
  background: 'none',
  color: color.textMuted,
  fontSize: size.small,
  textAlign: 'start',
  cursor: 'pointer',
  '@media': { '(scripting: none)': { display: 'none' } },
});
export const rule = style({ flex: 'none', width: 56, borderTop: `${stroke.control} solid ${color.edge}` });
export const next = style({ minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
export const picture = style({
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  background: color.accentTint,
  '@media': { [narrow]: { order: -1, height: 290 } },
});
