import { globalStyle, style } from '@vanilla-extract/css';
import { below, tallScripts, tokens } from '../../../../engine/theme';

const { color, font, layout, leading, size, space, tracking, weight } = tokens;
const narrow = below('desktop');

export const hero = style({
  overflow: 'hidden',
  background: `radial-gradient(80% 120% at 74% 0, ${color.surfaceHigh}, ${color.surface} 52%, ${color.background} 100%)`,
});
export const inside = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7.2fr)',
  alignItems: 'center',
  gap: 24,
  minHeight: 516,
  paddingInline: `max(${space.gutter}, (100% - ${layout.container}) / 2)`,
  '@media': { [narrow]: { display: 'flex', flexDirection: 'column', alignItems: 'stretch', gap: 0, minHeight: 0 } },
});
export const words = style({ minWidth: 0, padding: '20px 0 100px', '@media': { [narrow]: { padding: '8px 0 22px' } } });
/** From the ceiling, cut by the header, and running out at the end. */
export const aside = style({
  alignSelf: 'start',
  minWidth: 0,
  margin: '0 -54px 0 6px',
  '@media': {
    [narrow]: { order: -1, width: 'calc(100% + 184px)', maxWidth: 720, margin: '0 -92px -6px', alignSelf: 'center' },
  },
});
export const kicker = style({
  display: 'flex',
  alignItems: 'center',
  gap: 13,
  margin: 0,
  fontSize: size.body,
  fontWeight: weight.strong,
  '::before': {
    content: '',
    flex: 'none',
    width: 9,
    height: 9,
    marginInlineStart: 4,
    borderRadius: '50%',
    background: color.live,
    boxShadow: `0 0 0 4px color-mix(in oklab, ${color.live} 28%, transparent)`,
  },
});
export const title = style({
  margin: '18px 0 16px',
  fontFamily: font.display,
  fontSize: size.page,
  fontWeight: weight.heading,
  letterSpacing: tracking.display,
  lineHeight: leading.display,
  selectors: tallScripts,
  textWrap: 'balance',
  '@media': { [narrow]: { margin: '12px 0 10px' } },
});
export const text = style({ maxWidth: '43ch', margin: 0, fontSize: size.lead, lineHeight: 1.5, textWrap: 'pretty' });
export const ways = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 12,
  marginTop: 26,
  '@media': { [narrow]: { marginTop: 18 } },
});
export const way = style({
  minHeight: 54,
  paddingInline: 28,
  '@media': { [below('tablet')]: { flex: 1, paddingInline: 12 } },
});
globalStyle(`${hero} ${way}[data-part=button-secondary]`, {
  borderColor: color.second,
  background: 'none',
  color: color.second,
});
