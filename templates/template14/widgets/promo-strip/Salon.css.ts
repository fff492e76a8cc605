import { globalStyle, style } from '@vanilla-extract/css';
import { below, tokens } from '../../../../engine/theme';

const { color, font, radius, size, space, stroke, tracking, weight } = tokens;
const [narrow, single] = [below('desktop'), below(640)];

const list = style({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' });
export const rooms = list;
export const panels = style([
  list,
  {
    gridTemplateColumns: 'minmax(0, 1.5fr) minmax(0, 1fr) minmax(0, 1fr)',
    gap: space.item,
    '@media': {
      [narrow]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
      [single]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    },
  },
]);
const box = style({ position: 'relative', overflow: 'hidden', borderRadius: radius.large, background: color.surface });
export const words = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  minWidth: 0,
});
export const title = style({
  margin: '0 0 8px',
  fontFamily: font.display,
  fontSize: `calc(${size.section} * .82)`,
  fontWeight: weight.heading,
  letterSpacing: tracking.heading,
  lineHeight: 1.08,
  textWrap: 'balance',
});
export const text = style({ margin: 0, color: color.textMuted, fontSize: size.body });
export const way = style({ marginTop: 'auto' });
export const picture = style({ objectFit: 'cover' });

/** By twos the first has a row of its own. */
export const panel = style([
  box,
  {
    display: 'flex',
    minHeight: 226,
    padding: '26px 28px',
    '@media': { [narrow]: { selectors: { '&:first-child': { gridColumn: '1 / -1' } } } },
  },
]);
globalStyle(`${panel} ${words}`, { flex: '0 1 30ch' });
globalStyle(`${panel} ${text}`, { paddingBottom: 16 });
globalStyle(`${panel} ${picture}`, {
  position: 'absolute',
  insetInlineEnd: 22,
  bottom: 22,
  width: 'auto',
  maxWidth: '38%',
  height: 'auto',
  maxHeight: 52,
});
globalStyle(`${panel}:first-child`, {
  background: `linear-gradient(120deg, ${color.surfaceRaised}, ${color.surfaceHigh})`,
});
globalStyle(`${panel}:first-child ${picture}`, { insetInlineEnd: 0, bottom: 0, maxWidth: '48%', maxHeight: '100%' });
globalStyle(`${panel}:first-child ${title}`, { fontSize: size.section });
globalStyle(`${panel}:first-child ${words}`, { flexBasis: '19em' });

export const room = style([
  box,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.18fr)',
    minHeight: 276,
    '::after': {
      content: '',
      position: 'absolute',
      inset: 10,
      border: `${stroke.decor} solid ${color.second}`,
      borderRadius: `calc(${radius.large} * .6)`,
      opacity: 0.55,
      pointerEvents: 'none',
    },
    '@media': { [single]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  },
]);
globalStyle(`${room} ${words}`, {
  justifyContent: 'center',
  padding: '30px 44px',
  '@media': { [narrow]: { padding: '26px 26px 30px' } },
});
globalStyle(`${room} ${title}`, { fontSize: `calc(${size.section} * 1.1)` });
globalStyle(`${room} ${text}`, { maxWidth: '44ch', fontSize: 17 });
globalStyle(`${room} ${way}`, { marginTop: 0, borderColor: color.second, background: 'none', color: color.second });
globalStyle(`${room} ${picture}`, {
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: 0,
  width: '54.1%',
  height: '100%',
  '@media': { [single]: { position: 'static', order: -1, width: '100%', height: 190 } },
});
export const facts = style({ margin: '14px 0', color: color.textMuted, fontSize: size.small });
export const fact = style({
  margin: 0,
  color: color.second,
  fontSize: 21,
  fontWeight: weight.strong,
  fontVariantNumeric: 'tabular-nums',
});
