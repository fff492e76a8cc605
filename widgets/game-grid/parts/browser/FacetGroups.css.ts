import { style } from '@vanilla-extract/css';
import { hidden, tokens } from '../../../../engine/theme';

const { color, font, radius, size, stroke, weight } = tokens;

export const group = style({
  minWidth: 0,
  margin: 0,
  padding: '0 0 14px',
  border: 0,
  selectors: { '& + &': { paddingTop: 14, borderTop: `${stroke.decor} solid ${color.line}` } },
});

/** Afloat, so that it stands below the rule of its group instead of on it. */
export const title = style({
  float: 'left',
  width: '100%',
  padding: 0,
  marginBottom: 4,
  fontSize: size.small,
  fontWeight: weight.strong,
});

/** A switch says enough by itself. */
export const hiddenTitle = style(hidden);

export const choice = style({
  clear: 'both',
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  minHeight: 32,
  color: color.text,
  fontSize: size.body,
  cursor: 'pointer',
  '@media': { '(pointer: coarse)': { minHeight: 44 } },
});

/** The browser's own box in the site's colour would be the system's shape; ours takes the template's. */
export const box = style({
  appearance: 'none',
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: 20,
  height: 20,
  margin: 0,
  border: `${stroke.control} solid ${color.edge}`,
  borderRadius: `min(${radius.small}, 6px)`,
  background: color.field,
  cursor: 'pointer',
  selectors: {
    '&:checked': { borderColor: color.accent, background: color.accent },
    '&:checked::after': {
      content: '',
      width: 5,
      height: 10,
      marginTop: -2,
      borderStyle: 'solid',
      borderColor: color.onAccent,
      borderWidth: '0 2px 2px 0',
      rotate: '45deg',
    },
    '&:focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: 2 },
  },
  '@media': { '(forced-colors: active)': { appearance: 'auto' } },
});

/** A choice of one value is switched on and off. */
export const toggle = style({
  appearance: 'none',
  position: 'relative',
  flex: 'none',
  order: 1,
  width: 46,
  height: 26,
  margin: 0,
  border: `${stroke.control} solid ${color.edge}`,
  borderRadius: 13,
  background: color.field,
  cursor: 'pointer',
  selectors: {
    '&::after': {
      content: '',
      position: 'absolute',
      insetInlineStart: 2,
      top: 2,
      width: 20,
      height: 20,
      borderRadius: '50%',
      background: color.textMuted,
    },
    '&:checked': { borderColor: color.accent, background: color.accent },
    '&:checked::after': { insetInlineStart: 22, background: color.onAccent },
    '&:focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: 2 },
  },
  '@media': { '(forced-colors: active)': { appearance: 'auto' } },
});

export const name = style({ minWidth: 0, overflowWrap: 'anywhere', lineHeight: 1.25 });
export const count = style({
  marginInlineStart: 'auto',
  color: color.textMuted,
  fontSize: size.small,
  fontVariantNumeric: 'tabular-nums',
});

export const more = style({
  minHeight: 32,
  padding: 0,
  border: 0,
  background: 'none',
  color: color.accentText,
  fontFamily: font.text,
  fontSize: size.small,
  fontWeight: weight.medium,
  cursor: 'pointer',
  ':hover': { textDecoration: 'underline' },
  ':focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: 2 },
  '@media': { '(pointer: coarse)': { minHeight: 44 } },
});
