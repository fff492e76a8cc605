import { globalStyle, style } from '@vanilla-extract/css';
import { tokens } from '../../../engine/theme';

const { color, font, leading, radius, size, space, stroke, weight } = tokens;

export const panel = style({
  padding: space.inside,
  border: `${stroke.decor} solid ${color.line}`,
  borderRadius: radius.medium,
  background: `linear-gradient(180deg, ${color.accentDeep}, ${color.surface})`,
  color: color.onAccentDeep,
  containerType: 'inline-size',
  fontVariantNumeric: 'tabular-nums',
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0 12px',
  margin: 0,
  color: color.textMuted,
  fontSize: size.tiny,
  '@container': { '(width < 200px)': { flexWrap: 'nowrap', justifyContent: 'space-between' } },
});
/** The growth stands at the end, before the way to stop it. */
globalStyle(`${head} > :nth-child(2)`, { marginInlineStart: 'auto' });

/** Half a phone has no room for it beside the name. */
export const pace = style({ '@container': { '(width < 200px)': { display: 'none' } } });

/** As large as the room allows: a long figure never breaks. */
export const figure = style({
  margin: '2px 0 8px',
  color: color.figure,
  fontFamily: font.figures,
  fontSize: `min(${size.jackpot}, 11.6cqi)`,
  fontWeight: weight.heading,
  letterSpacing: '-.04em',
  lineHeight: leading.display,
  whiteSpace: 'nowrap',
});

export const rows = style({ margin: 0, paddingTop: 6, borderTop: `${stroke.decor} solid ${color.line}` });
export const row = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: 12,
  lineHeight: '28px',
  color: color.textMuted,
});
export const amount = style({ margin: 0, color: color.text, fontWeight: weight.strong });
