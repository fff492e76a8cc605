import { globalStyle, style } from '@vanilla-extract/css';
import { below, from, hidden, tokens } from '../../../../engine/theme';
import { advances, headlineSteps } from './inner/headlineStep';

const { color, font, size, stroke } = tokens;

export const block = style({ minWidth: 0, containerType: 'inline-size' });
export const head = style({ display: 'flex', alignItems: 'center', gap: 8 });
export const name = style({ margin: 0, fontFamily: font.display, fontSize: 24, fontStyle: 'italic', lineHeight: 1.2 });
export const figure = style({
  margin: '20px 0 36px',
  color: color.accentText,
  fontFamily: font.figures,
  fontVariantNumeric: 'lining-nums tabular-nums',
  fontWeight: 300,
  letterSpacing: '-.045em',
  lineHeight: 0.95,
  whiteSpace: 'nowrap',
  '@media': { [below('tablet')]: { margin: '14px 0 24px' } },
});
/** Room for the fraction at the end of the line, in shares of the figure's size. */
const fractionRoom = 0.43;
/**
 * Shares of the line, by the width of the sum, without the fraction and with it; the faces of other scripts are wider.
 */
const share = (most: number) => {
  const beside = 100 / (most + fractionRoom);
  return {
    fontSize: `${(99 / most).toFixed(1)}cqi`,
    '@media': {
      [from('tablet')]: {
        fontSize: `${beside.toFixed(1)}cqi`,
        selectors: {
          '&:is(:lang(ru), :lang(zh), :lang(ne), :lang(bn))': { fontSize: `${(beside * 0.84).toFixed(1)}cqi` },
        },
      },
    },
  };
};
export const steps = headlineSteps.map((most) => style(share(most)));
export const place = style({ display: 'inline-block', width: '.5em', textAlign: 'center' });
/** Places by character: as wide before the face has come as after, so that the whole sum stands still. */
export const places = Object.fromEntries(
  Object.entries(advances).map(([character, share]) => [
    character,
    style({ display: 'inline-block', width: `${share}em` }),
  ]),
);
export const fraction = style({
  display: 'inline-block',
  width: '1.08em',
  marginInlineStart: '.12em',
  color: color.second,
  fontSize: '.36em',
  letterSpacing: 0,
  lineHeight: 1,
  textAlign: 'start',
  verticalAlign: '1.08em',
  '@media': { [below('tablet')]: { display: 'none' } },
});
/** Heard, not seen: the sum in one piece. */
export const unseen = style(hidden);
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  margin: 0,
  borderTop: `${stroke.control} solid ${color.text}`,
  '@media': { [below('tablet')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const cell = style({
  padding: '18px 16px 0 0',
  selectors: { '& + &': { paddingInlineStart: 24, borderInlineStart: `${stroke.decor} solid ${color.line}` } },
  '@media': {
    [below('tablet')]: {
      selectors: {
        '& + &': { paddingInlineStart: 16 },
        '& + &:nth-child(odd)': { paddingInlineStart: 0, borderInlineStart: 0 },
      },
    },
  },
});
export const term = style({ color: color.textMuted, fontSize: size.small });
export const amount = style({
  margin: '2px 0 0',
  fontFamily: font.figures,
  fontSize: 'clamp(20px, 2.1cqi, 28px)',
  fontVariantNumeric: 'lining-nums tabular-nums',
  letterSpacing: '-.02em',
});
export const way = style({ display: 'flex', alignItems: 'center' });
export const button = style({ flex: '1 1 auto', maxWidth: 240, margin: 0 });
globalStyle(`${button} > a`, { width: '100%', minHeight: 50, fontSize: 17 });
