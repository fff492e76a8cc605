import { globalStyle, style } from '@vanilla-extract/css';
import { covering, from, tokens } from '../../engine/theme';
import { arrangements } from './arrangements.css';

const { color, control, font, leading, radius, shadow, size, space, stroke, tracking, weight } = tokens;
const edge = 'clamp(20px, 5vw, 72px)';
const desk = from('desktop');

/** Selects a notice in an arrangement, for what its parts do there. */
const within = (name: keyof typeof arrangements) => `.${arrangements[name].split(' ').join('.')}`;
const [cover, centred, bill, slip] = [within('cover'), within('centred'), within('bill'), within('slip')];
const slipWidth = `min(460px, 100% - 2 * ${edge})`;

export const head = style({
  gridArea: 'head',
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: space.item,
  boxSizing: 'border-box',
  width: '100%',
  padding: `24px ${edge}`,
  background: color.background,
  color: color.text,
});
/** On a narrow phone the logo shrinks to the languages. */
export const logo = style({ minWidth: 0, minHeight: 44, fontSize: 24 });
globalStyle(`${logo} > img`, { maxWidth: '100%', height: 40, objectFit: 'contain', objectPosition: 'left' });
/** Words do not shrink: a name that leaves no room for the languages has a line of its own. */
globalStyle(`${head}:has([data-part=wordmark])`, { flexWrap: 'wrap' });
globalStyle(`${logo}:has([data-part=wordmark])`, { whiteSpace: 'normal' });
globalStyle(`${logo} > [data-part=logo-compact]`, { maxWidth: '40%' });
globalStyle(`${head} > [data-part=language-switcher]`, { flex: 'none' });

/** Over a picture, which begins below the logo. */
globalStyle(`${cover} > ${head}`, { position: 'relative', zIndex: 1, gridArea: 'auto' });
globalStyle(`${slip} > ${head}`, { gridArea: 'auto', background: 'none' });

/** The box of what is said: a panel or a slip of paper, elsewhere none. */
export const panel = style({
  display: 'contents',
  selectors: {
    [`${cover} > &, ${slip} > &`]: {
      display: 'grid',
      minWidth: 0,
      boxSizing: 'border-box',
      border: `${stroke.decor} solid ${color.line}`,
      background: color.surface,
    },
    [`${cover} > &`]: {
      position: 'relative',
      alignSelf: 'end',
      width: `min(560px, 100% - 2 * ${edge})`,
      margin: `34svh ${edge} ${edge}`,
      borderRadius: radius.large,
      boxShadow: shadow.overlay,
      '@media': { [desk]: { alignSelf: 'center', marginBlock: `0 ${edge}` } },
    },
    [`${slip} > &`]: {
      alignSelf: 'start',
      width: slipWidth,
      marginBottom: 40,
      borderTop: 0,
      borderRadius: `0 0 ${radius.large} ${radius.large}`,
      textAlign: 'center',
    },
  },
});

/** What fades out at one side: beside a panel, or on phones below it. */
const fade = (direction: string) => `linear-gradient(${direction}, transparent, ${color.text} 36%)`;
export const art = style({
  gridArea: 'art',
  position: 'relative',
  minWidth: 0,
  overflow: 'hidden',
  selectors: {
    [`${cover} > &`]: {
      gridArea: 'auto',
      position: 'absolute',
      inset: '0 0 auto',
      height: 'calc(34svh + 132px)',
      maskImage: fade('0deg'),
      '@media': { [desk]: { inset: '0 0 0 34%', height: 'auto', maskImage: fade('90deg') } },
    },
    [`${centred} > &`]: {
      width: 'min(340px, 74vw, 36svh)',
      aspectRatio: '1',
      border: `${stroke.decor} solid ${color.edge}`,
      borderRadius: '999px 999px 0 0',
    },
    [`${bill} > &`]: { borderBlock: `${stroke.decor} solid ${color.edge}` },
    [`${slip} > &`]: {
      gridArea: 'auto',
      boxSizing: 'border-box',
      width: slipWidth,
      aspectRatio: '16 / 9',
      border: `${stroke.decor} solid ${color.line}`,
      borderBottom: 0,
      borderRadius: `${radius.large} ${radius.large} 0 0`,
    },
  },
});
export const picture = style({ ...covering });
export const title = style({
  gridArea: 'title',
  alignSelf: 'end',
  minWidth: 0,
  margin: 0,
  padding: `36px ${edge} 0`,
  fontFamily: font.display,
  fontSize: `max(${size.page}, clamp(34px, 4.4vw, 64px))`,
  fontWeight: weight.display,
  lineHeight: leading.display,
  letterSpacing: tracking.display,
  overflowWrap: 'break-word',
  textWrap: 'balance',
  selectors: {
    [`${cover} &`]: { padding: '32px clamp(20px, 3vw, 40px) 0', fontSize: size.page },
    [`${slip} &`]: { padding: '28px clamp(20px, 3vw, 36px) 0', fontSize: size.page },
    [`${bill} &`]: {
      padding: `clamp(12px, 3vw, 40px) ${edge} clamp(24px, 4vw, 56px)`,
      fontSize: `max(${size.page}, clamp(40px, 7vw, 108px))`,
    },
  },
});
export const said = style({
  gridArea: 'said',
  display: 'grid',
  gap: 20,
  minWidth: 0,
  padding: `20px ${edge} 0`,
  selectors: {
    [`${cover} &, ${slip} &`]: { gridArea: 'auto', padding: '16px clamp(20px, 3vw, 36px) 28px' },
    [`${cover} &`]: { paddingInline: 'clamp(20px, 3vw, 40px)' },
    [`${slip} &, ${centred} &`]: { justifyItems: 'center' },
    [`${bill} &`]: { alignContent: 'start', paddingTop: 36, '@media': { [desk]: { paddingBottom: 36 } } },
  },
});
globalStyle([cover, slip].map((boxed) => `${boxed} ${title}`).join(', '), { gridArea: 'auto', alignSelf: 'start' });
export const text = style({ maxWidth: '34em', margin: 0, color: color.textMuted, fontSize: size.lead });
export const support = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 16px',
  margin: 0,
  selectors: { [`${slip} &, ${centred} &`]: { justifyContent: 'center' } },
});
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
  gridArea: 'times',
  display: 'grid',
  alignContent: 'start',
  justifyItems: 'start',
  gap: 16,
  minWidth: 0,
  boxSizing: 'border-box',
  padding: `32px ${edge} 48px`,
  selectors: {
    [`${cover} &, ${slip} &`]: {
      gridArea: 'auto',
      padding: '24px clamp(20px, 3vw, 40px) 32px',
      borderTop: `${stroke.decor} solid ${color.line}`,
    },
    // Where the stub is torn off.
    [`${slip} &`]: { justifyItems: 'center', borderTop: `2px dashed ${color.edge}` },
    [`${centred} &`]: { justifyItems: 'center', width: '100%' },
    [`${bill} &`]: { '@media': { [desk]: { paddingTop: 36 } } },
  },
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
  selectors: { [`${cover} &, ${slip} &`]: { fontSize: 'clamp(44px, 5vw, 64px)' } },
});
export const facts = style({ display: 'grid', width: '100%', maxWidth: 560, margin: 0, textAlign: 'start' });
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
