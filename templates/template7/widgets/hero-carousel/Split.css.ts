import { style } from '@vanilla-extract/css';
import { from, tokens } from '../../../../engine/theme';

const { color, font, leading, size, stroke, tracking, weight } = tokens;
const desktop = from('desktop');
const rule = `${stroke.decor} solid ${color.text}`;

export const split = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  borderTop: rule,
  '@media': { [desktop]: { gridTemplateColumns: 'minmax(0, 7.35fr) minmax(0, 4.65fr)' } },
});

export const lead = style({
  minWidth: 0,
  paddingBlock: '14px 22px',
  '@media': { [desktop]: { padding: '22px 32px 30px 0', borderInlineEnd: rule } },
});

export const aside = style({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  gap: 20,
  '@media': { [desktop]: { padding: '22px 0 30px 32px', gap: 24 } },
});

export const figure = style({ margin: 0 });
export const frame = style({ display: 'block', border: rule });
export const picture = style({
  display: 'block',
  width: '100%',
  height: 'auto',
  aspectRatio: '760 / 364',
  objectFit: 'cover',
});
export const caption = style({
  paddingTop: 7,
  fontSize: size.small,
  fontStyle: 'italic',
  lineHeight: 1.4,
  color: color.textMuted,
});

export const headline = style({
  margin: '14px 0 12px',
  fontFamily: font.display,
  fontSize: `calc(${size.page} * 1.27)`,
  fontWeight: weight.heading,
  lineHeight: leading.display,
  letterSpacing: tracking.display,
  textWrap: 'balance',
  overflowWrap: 'break-word',
  '@media': { [desktop]: { margin: '18px 0 16px' } },
});

export const headlineLink = style({ color: 'inherit', textDecoration: 'none', ':hover': { color: color.accentText } });

export const columns = style({
  display: 'grid',
  gap: 14,
  alignItems: 'start',
  '@media': { [desktop]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', gap: 32 } },
});

/** The dropped letter is three lines high. */
export const text = style({
  margin: 0,
  fontSize: 17,
  lineHeight: leading.body,
  hyphens: 'auto',
  textWrap: 'pretty',
  '::first-letter': {
    float: 'left',
    padding: '8px 9px 0 0',
    fontFamily: font.display,
    fontSize: 90,
    fontWeight: weight.heading,
    lineHeight: 0.72,
    color: color.accentText,
  },
});

export const deck = style({
  margin: '0 0 18px',
  fontFamily: font.display,
  fontSize: size.lead,
  fontStyle: 'italic',
  fontWeight: weight.body,
  lineHeight: 1.35,
});

export const actions = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(140px, 1fr))',
  gap: 12,
  '@media': { [desktop]: { display: 'flex', flexWrap: 'wrap' } },
});
