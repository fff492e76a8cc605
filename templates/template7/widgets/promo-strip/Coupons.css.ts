import { style } from '@vanilla-extract/css';
import { below, from, tokens } from '../../../../engine/theme';

const { color, font, size, space, tracking, weight } = tokens;
const row = from('tablet');
const edge = `2px dashed ${color.text}`;

export const coupons = style({ position: 'relative', marginTop: space.section });
export const scissors = style({
  position: 'absolute',
  top: -14,
  insetInlineStart: 22,
  zIndex: 1,
  paddingInline: 4,
  background: color.background,
  color: color.text,
});

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  border: edge,
  '@media': { [row]: { gridTemplateColumns: 'none', gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)' } },
});

export const coupon = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) fit-content(36%)',
  gridTemplateRows: 'auto auto 1fr auto',
  gap: '4px 16px',
  padding: '20px 18px',
  selectors: {
    '&:nth-child(even)': { background: color.surfaceRaised },
    '& + &': { borderTop: edge },
  },
  '@media': {
    [row]: {
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      padding: '22px 26px',
      selectors: { '& + &': { borderTop: 0, borderInlineStart: edge } },
    },
  },
});

export const figure = style({
  gridRow: 1,
  minHeight: '0.9em',
  fontFamily: font.figures,
  fontSize: 'clamp(50px, 4vw, 58px)',
  whiteSpace: 'nowrap',
  '@media': { [`${row} and ${below('desktop')}`]: { fontSize: 42 } },
  fontWeight: weight.heading,
  lineHeight: 0.9,
  letterSpacing: tracking.display,
  color: color.accentText,
  // `20 тыс. £` and `£ 20 हजार` leave the word beside them its room.
  selectors: {
    '&:is(:lang(ru), :lang(ne))': { '@media': { [below('tablet')]: { fontSize: 'clamp(36px, 11.2vw, 50px)' } } },
  },
});

export const code = style({
  gridRow: 1,
  display: 'grid',
  alignContent: 'center',
  margin: 0,
  textAlign: 'end',
  fontSize: size.small,
  lineHeight: 1.5,
  color: color.textMuted,
});

export const title = style({
  gridRow: 2,
  gridColumn: '1 / -1',
  margin: '8px 0 0',
  fontFamily: font.display,
  fontSize: 23,
  fontWeight: weight.strong,
  lineHeight: 1.1,
  letterSpacing: '-0.015em',
});
export const text = style({
  gridRow: 3,
  gridColumn: '1 / -1',
  margin: '0 0 14px',
  fontSize: 15,
  lineHeight: 1.42,
  color: color.textMuted,
});
export const button = style({ gridRow: 4, justifySelf: 'start' });
