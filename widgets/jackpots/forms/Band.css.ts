import { globalStyle, style } from '@vanilla-extract/css';
import { below, tokens } from '../../../engine/theme';

const { color, font, radius, size, stroke, tracking, weight } = tokens;
const phone = below('tablet');

export const band = style({
  borderRadius: radius.medium,
  overflow: 'hidden',
  background: color.surface,
  containerType: 'inline-size',
});
export const list = style({
  display: 'grid',
  gridTemplateColumns: '1.28fr 1fr 1fr 1fr',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': { [phone]: { gridTemplateColumns: '1fr 1fr' } },
});

export const cell = style({
  display: 'flex',
  flexDirection: 'column',
  gap: 3,
  minWidth: 0,
  padding: '22px clamp(14px, 1.7vw, 24px)',
  selectors: {
    '& + &': { borderInlineStart: `${stroke.decor} solid ${color.line}` },
    '&:first-child': {
      paddingInlineStart: 'clamp(16px, 2vw, 28px)',
      background: `linear-gradient(100deg, ${color.accentTint}, ${color.accentDeep})`,
    },
  },
  '@media': {
    [phone]: {
      padding: 16,
      selectors: {
        '&:first-child': { gridColumn: '1 / -1', paddingInlineStart: 16 },
        '&:nth-child(2), &:nth-child(4)': { borderInlineStart: 0 },
        '&:nth-child(4)': { gridColumn: '1 / -1', borderTop: `${stroke.decor} solid ${color.line}` },
      },
    },
  },
});

export const head = style({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 8 });
export const name = style({ color: color.textMuted, fontSize: size.small, fontWeight: weight.medium });
globalStyle(`${cell}:first-child ${name}`, { color: color.text });

/** As large as the room allows: a long figure never breaks. */
export const amount = style({
  fontFamily: font.figures,
  fontSize: 'clamp(19px, 2.2cqi, 27px)',
  fontWeight: weight.display,
  fontVariantNumeric: 'tabular-nums',
  letterSpacing: tracking.heading,
  lineHeight: 1.26,
  whiteSpace: 'nowrap',
  '@media': { [phone]: { fontSize: 'min(19px, 6.7cqi)' } },
});
globalStyle(`${cell}:first-child > ${amount}`, {
  color: color.figure,
  fontSize: `min(${size.jackpot}, 3.1cqi)`,
  lineHeight: 1.16,
  '@media': { [phone]: { fontSize: `min(${size.jackpot}, 9.5cqi)` } },
});
export const note = style({ color: color.textMuted, fontSize: size.small });
