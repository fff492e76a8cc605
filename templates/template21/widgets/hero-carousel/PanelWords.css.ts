import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { tallScripts, tokens } from '../../../../engine/theme';
import { edge, narrow } from './Panels.css';

const { color, font, leading, size, stroke, tracking, weight } = tokens;

const box = {
  margin: 0,
  border: edge,
  color: color.text,
  fontSize: size.body,
  fontWeight: weight.medium,
  lineHeight: 1.3,
} as const;
export const kicker = style({
  ...box,
  position: 'absolute',
  insetInlineStart: -6,
  top: -10,
  padding: '8px 14px',
  background: color.second,
  rotate: '-2deg',
  '@media': { [narrow]: { fontSize: size.tiny, padding: '5px 10px' } },
});

const lettering = style({
  position: 'absolute',
  insetInlineStart: '3.6%',
  top: '13%',
  maxWidth: '62%',
  margin: 0,
  color: color.onAccent,
  fontFamily: font.display,
  fontWeight: weight.display,
  letterSpacing: '.01em',
  lineHeight: 0.88,
  paintOrder: 'stroke fill',
  WebkitTextStroke: `.093em ${color.line}`,
  textShadow: `.06em .06em 0 ${color.line}`,
  rotate: '-4deg',
  transformOrigin: '0 50%',
  selectors: tallScripts,
  '@media': { [narrow]: { insetInlineStart: 18, top: 'auto', bottom: 172, maxWidth: 'calc(100% - 36px)' } },
});
export const title = styleVariants({
  short: [lettering, { fontSize: 'min(150px, 11.4cqi)', '@media': { [narrow]: { fontSize: 'min(120px, 20cqi)' } } }],
  long: [lettering, { fontSize: 'min(106px, 8.1cqi)', '@media': { [narrow]: { fontSize: 'min(100px, 15.5cqi)' } } }],
});
export const second = style({ display: 'block', paddingInlineStart: '.24em', color: color.second });

export const bubble = style({
  ...box,
  position: 'absolute',
  top: 30,
  insetInlineEnd: '3.4%',
  width: '26.6%',
  minWidth: 250,
  padding: '16px 22px 18px',
  borderRadius: 26,
  background: color.surface,
  '::before': {
    content: '',
    position: 'absolute',
    insetInlineStart: 24,
    top: '100%',
    width: 36,
    height: 32,
    background: color.line,
    clipPath: 'polygon(0 0, 100% 0, 4% 100%)',
  },
  '::after': {
    content: '',
    position: 'absolute',
    insetInlineStart: 29,
    top: 'calc(100% - 1px)',
    width: 24,
    height: 22,
    background: color.surface,
    clipPath: 'polygon(0 0, 100% 0, 5% 100%)',
  },
  '@media': {
    [narrow]: {
      inset: 'auto 14px 28px',
      width: 'auto',
      padding: '12px 16px 14px',
      borderRadius: 18,
      '::before': { display: 'none' },
      '::after': { display: 'none' },
    },
  },
});
export const offer = style({
  margin: 0,
  fontFamily: font.display,
  fontSize: 'clamp(26px, 3.2cqi, 42px)',
  fontWeight: weight.display,
  letterSpacing: tracking.display,
  lineHeight: leading.display,
  textWrap: 'balance',
  '@media': { [narrow]: { fontSize: 26 } },
});
export const ways = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 20px',
  marginTop: 14,
  '@media': { [narrow]: { marginTop: 10 } },
});
export const all = style({ paddingBlock: 10, textUnderlineOffset: 3 });

/** Lies on the third panel, and is its target. */
export const teaser = style({
  position: 'absolute',
  inset: '60% 0 0 65%',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  padding: '14px 14px 14px 10px',
  color: color.text,
  textDecoration: 'none',
  selectors: { '&:focus-visible': { outline: `${stroke.strong} solid ${color.focus}`, outlineOffset: -8 } },
  '@media': { [narrow]: { display: 'none' } },
});
export const meanwhile = style({ ...box, maxWidth: '86%', padding: '7px 13px', background: color.second });
export const promise = style({ ...box, alignSelf: 'flex-end', padding: '7px 13px', background: color.surface });
globalStyle(`${teaser}:hover > ${promise}`, { textDecoration: 'underline' });
