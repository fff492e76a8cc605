import { globalStyle, style } from '@vanilla-extract/css';
import { from, tokens } from '../../engine/theme';
import { height as scene } from './Scene.css';

const { color, control, font, leading, radius, size, space, stroke, tracking, weight } = tokens;
const edge = 'clamp(20px, 5vw, 72px)';
/** Below the last words, the scene. */
const foot = `calc(${scene} + 28px)`;

/** Who speaks and what they say, then how long it takes; beside each other where there is room. */
export const notice = style({
  position: 'relative',
  display: 'grid',
  gridTemplateRows: 'minmax(0, 1fr) auto',
  minHeight: '100svh',
  '@media': { [from('desktop')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gridTemplateRows: 'minmax(0, 1fr)' } },
});
export const words = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: 40,
  minWidth: 0,
  padding: `36px ${edge}`,
  background: color.background,
  color: color.text,
  '@media': { [from('desktop')]: { paddingBottom: foot } },
});
export const head = style({ display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: space.item, width: '100%' });
/** On a narrow phone the logo gives way to the languages. */
export const logo = style({ minWidth: 0, minHeight: 44, fontSize: 24 });
globalStyle(`${logo} > img`, { maxWidth: '100%', height: 40, objectFit: 'contain', objectPosition: 'left' });
/** Words do not shrink: a name that leaves no room for the languages has a line of its own. */
globalStyle(`${head}:has([data-part=wordmark])`, { flexWrap: 'wrap' });
globalStyle(`${logo}:has([data-part=wordmark])`, { whiteSpace: 'normal' });
globalStyle(`${logo} > [data-part=logo-compact]`, { maxWidth: '40%' });
globalStyle(`${head} > [data-part=language-switcher]`, { flex: 'none' });
export const said = style({ display: 'grid', gap: 20, minWidth: 0, margin: 'auto 0' });
export const title = style({
  margin: 0,
  fontFamily: font.display,
  fontSize: `max(${size.page}, clamp(34px, 4.4vw, 64px))`,
  fontWeight: weight.display,
  lineHeight: leading.display,
  letterSpacing: tracking.display,
  overflowWrap: 'break-word',
});
export const text = style({ maxWidth: '34em', margin: 0, color: color.textMuted, fontSize: size.lead });
export const support = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 16px', margin: 0 });
export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 10,
  minHeight: control.height,
  padding: '8px 18px',
  border: `${stroke.control} solid ${color.edge}`,
  borderRadius: radius.control,
  color: color.text,
  fontWeight: weight.strong,
  textDecoration: 'none',
  ':hover': { borderColor: color.accentText, color: color.accentText },
});
/** To be copied, and to be read where nothing opens it. */
export const address = style({ color: color.textMuted, overflowWrap: 'anywhere', userSelect: 'all' });
export const times = style({
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'start',
  gap: 20,
  minWidth: 0,
  padding: `32px ${edge} ${foot}`,
  borderTop: `${stroke.decor} solid ${color.line}`,
  background: color.surface,
  color: color.text,
  '@media': { [from('desktop')]: { padding: `${edge} ${edge} ${foot}`, borderTop: 0, borderInlineStart: `${stroke.decor} solid ${color.line}` } },
});
export const countdown = style({
  minHeight: '1.2em',
  margin: 0,
  color: color.accentText,
  fontFamily: font.figures,
  fontSize: 'clamp(48px, 7vw, 88px)',
  fontVariantNumeric: 'tabular-nums',
  fontWeight: weight.heading,
  lineHeight: 1.2,
});
export const facts = style({ display: 'grid', width: '100%', maxWidth: 560, margin: 0 });
export const fact = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '2px 16px',
  padding: `max(${space.card}, 10px) 0`,
  borderTop: `${stroke.decor} solid ${color.line}`,
});
export const value = style({ margin: 0, fontVariantNumeric: 'tabular-nums', fontWeight: weight.strong });
export const zone = style({ margin: 0, color: color.textMuted, fontSize: size.small });
